// What the server says is legal, sorted by what it is about. No rules here: only words taken apart.
import type { Build, Face } from "./view";

export interface Place {
  kind: Build;
  name: string;
  words: string;
}

/** One way to turn a die: with a knight of that name, or with two gold dice. */
export interface Turning {
  die: number;
  face: Face;
  knight: string | null;
  words: string;
}

export interface Choices {
  places: Place[];
  turnings: Turning[];
  /** Whether dice may be kept and the others rolled again. */
  again: boolean;
  roll: boolean;
  end: boolean;
}

const BUILD = /^build (road|settlement|city|knight) (\S+)$/;
const SWAP = /^swap die (\d) to (\w+) with knight (\S+)$/;
const GOLD = /^gold (\d) (\d) for (\w+)$/;

export function choicesOf(legal: string[]): Choices {
  const places = legal.flatMap((words): Place[] => {
    const found = BUILD.exec(words);
    return found ? [{ kind: found[1] as Build, name: found[2]!, words }] : [];
  });
  return {
    places,
    turnings: legal.flatMap(turningsOf),
    again: legal.includes("reroll"),
    roll: legal.includes("roll"),
    end: legal.includes("end turn"),
  };
}

function turningsOf(words: string): Turning[] {
  const swap = SWAP.exec(words);
  if (swap) return [{ die: Number(swap[1]) - 1, face: swap[2] as Face, knight: swap[3]!, words }];
  const gold = GOLD.exec(words);
  return gold
    ? [gold[1], gold[2]].map((die) => ({ die: Number(die) - 1, face: gold[3] as Face, knight: null, words }))
    : [];
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

/** The words for keeping these dice and rolling the others. */
export const keepWords = (kept: number[]): string =>
  kept.length
    ? `keep ${[...kept]
        .sort((one, other) => one - other)
        .map((die) => die + 1)
        .join(" ")}`
    : "reroll";
