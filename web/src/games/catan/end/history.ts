// A whole game in figures, counted from its frames.
import { COUNTED, TAKEN } from "../hooks/steps";
import { type Board, type Expansion, type Own, RESOURCES, type Replay, type Step, type View } from "../view";

export interface Gains {
  gained: number;
  spent: number;
  stolen: number;
  lost: number;
}

/** Something expansions add that is counted for a seat whenever a step brings it. */
export interface Counted {
  expansion: Expansion;
  key: string;
  seat: (step: Step, actor: number, table: View) => number | null;
}

export interface History {
  /** For each turn, the points of every seat. */
  points: number[][];
  /** How often each sum from 2 to 12 was rolled. */
  rolls: Record<number, number>;
  gains: Gains[];
  /** How often each seat did what expansions add, in the order of `addedAt`. */
  added: number[][];
}

export function historyOf(replay: Replay): History {
  const seats = replay.board.colours.map((_, seat) => seat).slice(0, replay.players);
  const points: number[][] = [];
  const rolls: Record<number, number> = {};
  const gains: Gains[] = seats.map(() => ({ gained: 0, spent: 0, stolen: 0, lost: 0 }));
  let before: Record<string, Own> = {};
  for (const frame of replay.frames) {
    const table = frame.view;
    const step = frame.event?.action;
    const kind = step?.kind ?? null;
    if (step?.kind === "dice") {
      const sum = step.one + step.other;
      rolls[sum] = (rolls[sum] ?? 0) + 1;
    }
    for (const seat of seats) count(gains[seat]!, kind, before[seat], frame.own[seat]!);
    points[table.turn] = seats.map((seat) => frame.own[seat]!.points);
    before = frame.own;
  }
  return { points: points.filter(Boolean), rolls, gains, added: addedIn(replay) };
}

/** What is counted of the expansions at a table. */
export const addedAt = (board: Board): Counted[] =>
  COUNTED.filter(({ expansion }) => board.expansions.includes(expansion));

const addedIn = ({ board, players, frames }: Replay): number[][] =>
  addedAt(board).map(({ seat }) => {
    const counts = Array<number>(players).fill(0);
    for (const { event, view } of frames) {
      const whose = event ? seat(event.action, event.actor, view) : null;
      if (whose !== null) counts[whose]! += 1;
    }
    return counts;
  });

/** What takes a card out of another hand. */
const isTaken = (kind: Step["kind"] | null): boolean => kind === "stolen" || (kind !== null && TAKEN.includes(kind));

function count(gains: Gains, kind: Step["kind"] | null, before: Own | undefined, now: Own): void {
  for (const name of RESOURCES) {
    const change = now.hand[name] - (before?.hand[name] ?? 0);
    if (change > 0) gains[isTaken(kind) ? "stolen" : "gained"] += change;
    if (change < 0) gains[isTaken(kind) || kind === "discarded" || kind === "monopoly" ? "lost" : "spent"] -= change;
  }
}

export const WAYS: Record<number, number> = Object.fromEntries(
  Array.from({ length: 11 }, (_, n) => [n + 2, 6 - Math.abs(7 - (n + 2))]),
);
