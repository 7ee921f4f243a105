// Five seconds in which a move can be taken back: until then it has not been sent.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyAction } from "../../contract";
import type { LiveTable } from "../net/live-table";
import type { GameClient } from "../scene";
import { sending } from "./wishes";

export const UNDO_MS = 5000;

interface Held {
  send: () => void;
  timer: number;
}

export const held = signal<Held | null>(null);

export function takeBack(): void {
  if (held.value) clearTimeout(held.value.timer);
  held.value = null;
}

export function sendNow(): void {
  const waiting = held.value;
  takeBack();
  waiting?.send();
}

function hold(send: () => void): void {
  takeBack();
  held.value = { send, timer: window.setTimeout(sendNow, UNDO_MS) };
}

/** Sends an action as the player likes it. */
export function sendPolitely(live: LiveTable, client: GameClient, action: AnyAction): void {
  const isPlain = live.table.value?.real_time || client.automatic?.isPlain(action);
  if (sending.value === "undo" && !isPlain) hold(() => live.act(action));
  else live.act(action);
}

/** Whatever has not been sent is forgotten when the seat is asked something else, and when the table is left. */
export function useHeld(question: number | null | undefined): void {
  useEffect(() => takeBack, [question]);
}
