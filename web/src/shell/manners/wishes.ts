// What a player wants done in their place or asked of them first; kept on the device.
import { signal } from "@preact/signals";
import { asksFirst } from "../taps";

/** Before a move is sent: nothing, a second press, or five seconds in which it can be taken back. */
export type Sending = "at_once" | "ask" | "undo";
export const SENDINGS: Sending[] = ["at_once", "ask", "undo"];

export const sending = signal((localStorage.getItem("sending") ?? "at_once") as Sending);

asksFirst.value = sending.value === "ask";

export function setSending(chosen: Sending): void {
  sending.value = chosen;
  asksFirst.value = chosen === "ask";
  localStorage.setItem("sending", chosen);
}

const KEY = "automatic";

/** The names of what is done for the player, as the games call it. */
export const wishes = signal<ReadonlySet<string>>(
  new Set((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean)),
);

export function wish(name: string, on: boolean): void {
  const others = [...wishes.value].filter((one) => one !== name);
  wishes.value = new Set(on ? [...others, name] : others);
  localStorage.setItem(KEY, [...wishes.value].join(" "));
}

/** How fast bots play, as last chosen: for the next table too. */
export const PACES = ["calm", "quick", "at_once"] as const;
export type Pace = (typeof PACES)[number];

export const ownPace = {
  get: (): Pace => PACES.find((pace) => pace === localStorage.getItem("pace")) ?? "calm",
  set: (pace: Pace): void => localStorage.setItem("pace", pace),
};
