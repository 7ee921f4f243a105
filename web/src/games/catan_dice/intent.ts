// What the player is about to do, before it is confirmed: undoable until then.
import { signal } from "@preact/signals";
import { keyOf } from "../../shell/actions";
import { isPicking } from "../../shell/taps";
import type { Action, Scene } from "./view";

/** The dice that stay when the others are rolled again. */
export const kept = signal<number[]>([]);
/** What is chosen but not confirmed. */
export const picked = signal<Action | null>(null);
/** The die whose other faces are offered. */
export const turning = signal<number | null>(null);
/** While rolls are left, a tap keeps a die; in this mode it turns it. */
export const turnMode = signal(false);
/** Whose sheet is looked at, null for the natural one. */
export const looking = signal<number | null>(null);
export const coaching = signal(true);

export function forget(): void {
  picked.value = null;
  turning.value = null;
  turnMode.value = false;
}

export function play(scene: Scene, action: Action): void {
  scene.act?.(action);
  forget();
}

/** Plays at once with the mouse; with a finger, or while it would end the rolling, picks first. */
export function choose(scene: Scene, action: Action): void {
  const before = picked.value && keyOf(picked.value);
  if (isPicking(keyOf(action), before, scene.view.rolls_left > 0)) picked.value = action;
  else play(scene, action);
}

export function toggleKept(die: number): void {
  kept.value = kept.value.includes(die) ? kept.value.filter((one) => one !== die) : [...kept.value, die];
}

/** Whose sheet lies in the middle. */
export function shownSeat(scene: Scene): number {
  return looking.value ?? scene.seat ?? scene.result?.winners[0] ?? scene.view.active;
}
