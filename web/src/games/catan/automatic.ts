// What is done for a player who wants so: rolling and passing where there is no choice, and saying no for a turn.
import { signal } from "@preact/signals";
import { choicesOf } from "./choices";
import type { Action, Client, Scene } from "./view";

/** The table and its turn in which every offer is declined. */
const decliningIn = signal("");
const turnOf = ({ table, view }: Scene): string => `${table.id} ${view.turn}`;

export const isDeclining = (scene: Scene): boolean => decliningIn.value === turnOf(scene);

/** From now on until the turn ends. */
export function declineAll(scene: Scene): void {
  decliningIn.value = turnOf(scene);
  scene.act?.({ kind: "decline" });
}

const isOnly = (scene: Scene, kind: Action["kind"]): boolean =>
  scene.legal.length > 0 && scene.legal.every((action) => action.kind === kind);

function declines(scene: Scene): boolean {
  const { view, seat } = scene;
  if (seat === null || !isDeclining(scene) || view.active === seat) return false;
  return view.players[seat]!.answer === "none" && choicesOf(scene.legal, scene.templates).deeds.decline !== undefined;
}

export const automatic: Client["automatic"] = {
  wishes: ["roll", "pass"],
  next: (scene, wanted) => {
    if (declines(scene)) return { kind: "decline" };
    if (wanted.has("roll") && isOnly(scene, "roll")) return { kind: "roll" };
    if (wanted.has("pass") && isOnly(scene, "end turn")) return { kind: "end turn" };
    return null;
  },
  isPlain: ({ kind }) => kind === "roll" || kind === "decline",
};
