// The end of a game that was being watched: first its last move, then the winner, then the figures. A press goes on at
// once.
import { useEffect, useState } from "preact/hooks";
import { hear } from "../sound";

export type Moment = "playing" | "last move" | "winner" | "figures";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const LASTS = { "last move": 1700, winner: 6000 };
const NEXT = { "last move": "winner", winner: "figures" } as const;

/** A page that is opened after the end has nothing to wait for. */
export function useEnding(over: boolean): Moment {
  const [moment, set] = useState<Moment>(over ? "figures" : "playing");
  useEffect(() => {
    if (over && moment === "playing") set("last move");
    if (!over) set("playing");
  }, [over]);
  useEffect(() => {
    if (moment !== "last move" && moment !== "winner") return;
    if (moment === "winner") hear("win");
    const goOn = () => set(NEXT[moment]);
    const skip = (press: KeyboardEvent | PointerEvent) =>
      (!("key" in press) || ["Escape", "Enter", " "].includes(press.key)) && set("figures");
    const timer = setTimeout(goOn, STILL.matches ? LASTS[moment] / 4 : LASTS[moment]);
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, [moment]);
  return moment;
}
