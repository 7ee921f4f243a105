// What the server says is legal, sorted by what it is about. No rules here: only kinds and parts looked at.
import type { Action, Build, Face } from "./view";

export interface Place {
  kind: Build;
  name: string;
  action: Action;
}

/** One way to turn a die: with a knight of that name, or with two gold dice. */
export interface Turning {
  die: number;
  face: Face;
  knight: string | null;
  action: Action;
}

export interface Choices {
  places: Place[];
  turnings: Turning[];
  /** Whether dice may be kept and the others rolled again. */
  again: boolean;
  roll: boolean;
  end: boolean;
}

const BUILT = {
  "build road": "road",
  "build settlement": "settlement",
  "build city": "city",
  "build knight": "knight",
} as const;

export function choicesOf(legal: Action[]): Choices {
  return {
    places: legal.flatMap((action) =>
      "place" in action ? [{ kind: BUILT[action.kind], name: action.place, action }] : [],
    ),
    turnings: legal.flatMap(turningsOf),
    again: legal.some(({ kind }) => kind === "keep"),
    roll: legal.some(({ kind }) => kind === "roll"),
    end: legal.some(({ kind }) => kind === "end turn"),
  };
}

function turningsOf(action: Action): Turning[] {
  if (action.kind === "swap") return [{ die: action.die - 1, face: action.face, knight: action.knight, action }];
  if (action.kind !== "gold") return [];
  return [action.die, action.other].map((die) => ({ die: die - 1, face: action.resource, knight: null, action }));
}

/** The ways to turn one die, gold first, each way and face once. */
export function waysOf(turnings: Turning[], die: number): Map<string, Turning[]> {
  const ways = new Map<string, Turning[]>();
  const mine = turnings
    .filter((one) => one.die === die)
    .sort((one, other) => Number(one.knight) - Number(other.knight));
  for (const turning of mine) {
    const way = turning.knight ?? "gold";
    const faces = ways.get(way) ?? [];
    if (!faces.some((other) => other.face === turning.face)) ways.set(way, [...faces, turning]);
  }
  return ways;
}

/** Keeping these dice and rolling the others. */
export const keeping = (kept: number[]): Action => ({
  kind: "keep",
  kept: kept.map((die) => die + 1).sort((one, other) => one - other),
});
