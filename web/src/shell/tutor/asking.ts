// Whether there is help at a table, and what the coach says when asked. Nothing is sent before the player decides.
import { signal } from "@preact/signals";
import type { Alternative, AnyAction, TableDocument } from "../../contract";
import type { LiveTable } from "../net/live-table";
import { held } from "../net/memory";
import * as rest from "../net/rest";

export interface Advice {
  unit: "chance" | "points";
  alternatives: Alternative[];
  theme: string;
  cost: number;
  label: "doubtful" | "mistake" | "blunder" | null;
  reasons: string[];
  chosen: Alternative | null;
}

const KEY = "tutor";
/** Whether the tutor speaks up; a wish of this device. */
export const tutorOn = signal(localStorage.getItem(KEY) === "on");

export function setTutor(on: boolean): void {
  tutorOn.value = on;
  localStorage.setItem(KEY, on ? "on" : "off");
}

/** Only where nobody else has a seat and turns are taken. */
export const mayHelp = (table: TableDocument, seat: number | null): boolean =>
  seat !== null &&
  table.state === "playing" &&
  !table.real_time &&
  table.seats.every((one) => one.seat === seat || one.kind !== "person");

/** The coach's opinion, of an action or of what to do at all; null where it has none. */
export async function adviceFor(live: LiveTable, action: AnyAction | null): Promise<Advice | null> {
  const mine = held(live.id).find((one) => one.seat === live.seat.value);
  if (!mine) return null;
  return rest.advice(live.id, mine.seat, action, mine.token).catch(() => null);
}

/** An action the tutor would rather not see, not sent yet. */
export interface Doubt {
  action: AnyAction;
  advice: Advice;
  send: () => void;
}

export const doubt = signal<Doubt | null>(null);
/** What the board points at. */
export const pointed = signal<string[]>([]);
export const thinking = signal(false);

/** Asks first where the tutor is on; what costs little is sent at once. */
export async function sendTutored(live: LiveTable, action: AnyAction, send: () => void): Promise<void> {
  const table = live.table.value;
  if (!tutorOn.value || !table || !mayHelp(table, live.seat.value)) return send();
  thinking.value = true;
  const advice = await adviceFor(live, action).finally(() => (thinking.value = false));
  pointed.value = [];
  if (advice?.label === "mistake" || advice?.label === "blunder") doubt.value = { action, advice, send };
  else send();
}
