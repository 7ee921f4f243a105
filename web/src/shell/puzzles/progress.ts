// Which puzzles were tried on this device, how that went, and the rating that follows from it.
import type { AnyAction, Text } from "../../contract";
import type { Standing } from "../learn/trying";
import { readJson } from "../mine/games";

export interface PuzzleTitle {
  name: string;
  kind: string;
  rating: number;
}

export interface Told {
  /** In the words of actions; `*` stands for anything. */
  action: string;
  worth: number | null;
  good: boolean;
  line?: Text;
  parts?: AnyAction;
}

export interface Solution {
  way: AnyAction[];
  choices: Told[];
  steps: Told[];
  /** What one's own choice is worth, if it was tried. */
  played: number | null;
  checked: { by: string; trials?: number; margin?: number };
}

/** How a puzzle stands after what was played. */
export interface PuzzleAt extends PuzzleTitle, Standing {
  /** The whole turn counts. */
  wins: boolean;
  verdict: "open" | "solved" | "wrong";
  solution?: Solution;
}

const KEY = "puzzles";
const BEGIN = 1200;
const STEP = 32;

interface Progress {
  rating: number;
  /** By name: whether it was solved at the first try. */
  tried: Record<string, boolean>;
}

function all(): Record<string, Progress> {
  const read = readJson(localStorage.getItem(KEY));
  return typeof read === "object" && read !== null ? (read as Record<string, Progress>) : {};
}

export const progressOf = (game: string): Progress => all()[game] ?? { rating: BEGIN, tried: {} };

/** The first try counts: the more surprising, the more. */
export function note(game: string, puzzle: PuzzleTitle, solved: boolean): number {
  const before = progressOf(game);
  if (puzzle.name in before.tried) return before.rating;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
  const rating = Math.round(before.rating + STEP * ((solved ? 1 : 0) - expected));
  const tried = { ...before.tried, [puzzle.name]: solved };
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { rating, tried } }));
  return rating;
}

/** Of those not tried yet the one nearest to one's rating. */
export function nextPuzzle(game: string, puzzles: PuzzleTitle[], but = ""): PuzzleTitle | undefined {
  const { rating, tried } = progressOf(game);
  const left = puzzles.filter((one) => !(one.name in tried) && one.name !== but);
  const among = left.length ? left : puzzles.filter((one) => one.name !== but);
  const far = (one: PuzzleTitle) => Math.abs(one.rating - rating);
  return among.reduce<PuzzleTitle | undefined>((best, one) => (!best || far(one) < far(best) ? one : best), undefined);
}

const DAY = 86_400_000;
const STRIDE = 7919;

/** The same for everybody on the same day. */
export function dailyPuzzle(puzzles: PuzzleTitle[], now: number): PuzzleTitle | undefined {
  const named = puzzles.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return named[(Math.floor(now / DAY) * STRIDE) % Math.max(1, named.length)];
}
