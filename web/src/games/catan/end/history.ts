// A whole game in figures, counted from its frames.
import { type Own, RESOURCES, type Replay, type Step, type View } from "../view";

export interface Gains {
  gained: number;
  spent: number;
  stolen: number;
  lost: number;
}

/** How often a player did what expansions add. */
export interface Extras {
  favours: number;
  gifts: number;
  helps: number;
  canal: number;
}

export interface History {
  /** For each turn, the points of every seat. */
  points: number[][];
  /** How often each sum from 2 to 12 was rolled. */
  rolls: Record<number, number>;
  gains: Gains[];
  extras: Extras[];
  final: View;
  turns: number;
}

export function historyOf(replay: Replay): History {
  const seats = replay.board.colours.map((_, seat) => seat).slice(0, replay.players);
  const points: number[][] = [];
  const rolls: Record<number, number> = {};
  const gains: Gains[] = seats.map(() => ({ gained: 0, spent: 0, stolen: 0, lost: 0 }));
  const extras: Extras[] = seats.map(() => ({ favours: 0, gifts: 0, helps: 0, canal: 0 }));
  let before: Record<string, Own> = {};
  for (const frame of replay.frames) {
    const table = frame.view;
    const step = frame.event?.action;
    const kind = step?.kind ?? null;
    if (step?.kind === "dice") {
      const sum = step.one + step.other;
      rolls[sum] = (rolls[sum] ?? 0) + 1;
    }
    if (step?.kind === "favour") extras[step.player]!.favours += 1;
    if (kind === "take gift") extras[table.active]!.gifts += 1;
    if (kind && HELPED.includes(kind)) extras[frame.event!.actor]!.helps += 1;
    if (kind === "canal") extras[frame.event!.actor]!.canal += 1;
    for (const seat of seats) count(gains[seat]!, kind, before[seat], frame.own[seat]!);
    points[table.turn] = seats.map((seat) => frame.own[seat]!.points);
    before = frame.own;
  }
  const final = replay.frames.at(-1)!.view;
  return { points: points.filter(Boolean), rolls, gains, extras, final, turns: final.turn };
}

/** The use of a helper. */
const HELPED: Step["kind"][] = [
  "forced trade",
  "helped road",
  "consolation",
  "move road",
  "shelter",
  "scholar",
  "alms",
  "ploughshares settlement",
  "ploughshares city",
  "free port",
  "banish",
];

/** What takes a card out of another hand. */
const TAKEN: (Step["kind"] | null)[] = ["stolen", "take alms"];

function count(gains: Gains, kind: Step["kind"] | null, before: Own | undefined, now: Own): void {
  for (const name of RESOURCES) {
    const change = now.hand[name] - (before?.hand[name] ?? 0);
    if (change > 0) gains[TAKEN.includes(kind) ? "stolen" : "gained"] += change;
    if (change < 0)
      gains[TAKEN.includes(kind) || kind === "discarded" || kind === "monopoly" ? "lost" : "spent"] -= change;
  }
}

export const WAYS: Record<number, number> = Object.fromEntries(
  Array.from({ length: 11 }, (_, n) => [n + 2, 6 - Math.abs(7 - (n + 2))]),
);
