// The games this device has finished, newest first, and what is to be learnt from them. Kept here, on the device.
import { signal } from "@preact/signals";
import type { Notice, Result, TableDocument } from "../../contract";

export interface Played {
  id: string;
  game: string;
  /** When it was made, and when this device heard of its end. */
  began: number;
  ended: number;
  /** The seats of this device. */
  seats: number[];
  names: (string | null)[];
  bots: (string | null)[];
  winners: number[];
  scores: number[];
  /** What the game's own figures say of this device's seat. */
  figures?: Record<string, number>;
}

const KEY = "games";
/** Of the newest ones: about 250 letters each. */
const KEPT = 400;

/** Counts changes, so that what shows the games is shown anew. */
const changes = signal(0);

export function playedGames(): Played[] {
  void changes.value;
  const read: unknown = readJson(localStorage.getItem(KEY));
  return Array.isArray(read) ? read.filter(isPlayed) : [];
}

/** What a stored or brought text says, or nothing. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isNumbers = (read: unknown): read is number[] =>
  Array.isArray(read) && read.every((one) => typeof one === "number");

export function isPlayed(read: unknown): read is Played {
  const one = read as Played | null;
  if (typeof one !== "object" || one === null) return false;
  const lists = [one.names, one.bots].every(Array.isArray) && [one.seats, one.winners, one.scores].every(isNumbers);
  return (
    lists &&
    typeof one.id === "string" &&
    typeof one.game === "string" &&
    typeof one.began === "number" &&
    typeof one.ended === "number"
  );
}

export function keepGames(games: Played[]): void {
  const newest = [...games].sort((one, other) => other.ended - one.ended).slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify(newest));
  changes.value = changes.peek() + 1;
}

type Ended = Pick<TableDocument | Notice, "id" | "game" | "created" | "seats"> & { result: Result | null };

/** A game of this device has ended; each is kept once. */
export function rememberGame(table: Ended, seats: number[], now: number = Date.now()): void {
  const before = playedGames();
  if (!table.result || !seats.length || before.some((one) => one.id === table.id)) return;
  const { winners, scores } = table.result;
  const names = table.seats.map((seat) => seat.name);
  const bots = table.seats.map((seat) => (seat.kind === "bot" ? (seat.bot ?? "") : null));
  keepGames([
    { id: table.id, game: table.game, began: table.created, ended: now, seats, names, bots, winners, scores },
    ...before,
  ]);
}

export function noteFigures(id: string, figures: Record<string, number>): void {
  keepGames(playedGames().map((one) => (one.id === id ? { ...one, figures } : one)));
}

export function forgetGame(id: string): void {
  keepGames(playedGames().filter((one) => one.id !== id));
}
