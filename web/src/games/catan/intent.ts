// What the player is about to do, before it is confirmed: undoable until then.
import { signal } from "@preact/signals";
import { keyOf } from "../../shell/actions";
import { isPicking } from "../../shell/taps";
import type { Target } from "./choices";
import { type Action, type Build, type Goods, isBuilding, type Scene } from "./view";

/** Which piece one wants to build: only its places are shown. */
export const mode = signal<Build | null>(null);
/** The action chosen but not confirmed. */
export const picked = signal<Action | null>(null);
/** The dialogue that is open: trade, a card's, or what is behind a door. */
export const panel = signal<string | null>(null);

/** A place asked for on the board on the way to an action, in words and with the places that will do. */
export interface Aim {
  prompt: string;
  targets: Target[];
}

export const aim = signal<Aim | null>(null);

export function aimAt(prompt: string, targets: Target[]): void {
  forget();
  aim.value = { prompt, targets };
}

export interface Trade {
  give: Goods;
  get: Goods;
  /** Seats that are not asked. */
  without: number[];
}

const NOTHING: Trade = { give: {}, get: {}, without: [] };

export const trade = signal(NOTHING);

export function forgetTrade(): void {
  trade.value = NOTHING;
}

export function forget(): void {
  mode.value = null;
  aim.value = null;
  picked.value = null;
  panel.value = null;
  forgetTrade();
}

export function play(scene: Scene, action: Action): void {
  scene.act?.(action);
  forget();
}

/** Plays at once with the mouse; with a finger, or when asked, picks first. */
export function choose(scene: Scene, action: Action, ask = false): void {
  if (isPicking(keyOf(action), picked.value && keyOf(picked.value), ask)) picked.value = action;
  else play(scene, action);
}

const PLACED: Action["kind"][] = ["settlement", "city", "road", "robber"];

/** A place is to be chosen: asked for by the game, or by the player who wants to build. */
export function needsBoard(scene: Scene): boolean {
  if (aim.value || (mode.value && mode.value !== "card")) return true;
  const isAsked = scene.legal.some(({ kind }) => PLACED.includes(kind));
  return isAsked && !isBuilding(scene.view);
}
