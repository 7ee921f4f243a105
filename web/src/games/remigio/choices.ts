// What the server says is legal, sorted by what it is about. No rules here: only kinds looked at and cards compared.
import { byKind } from "../../shell/actions";
import type { Action } from "./view";

/** A card that may go to a meld on the table, in place of its joker where it swaps. */
export interface Addition {
  action: Action;
  card: string;
  meld: number;
  swaps: boolean;
  /** Of a run: at its upper end. */
  above: boolean;
}

/** Answers that need no card. */
const ANSWERS = ["cut", "leave", "keep", "return", "accept", "forfeit"] as const;

export interface Choices {
  additions: Addition[];
  /** Cards that may be discarded, and those one may close with. */
  discards: string[];
  closes: string[];
  draw: boolean;
  take: boolean;
  answers: (typeof ANSWERS)[number][];
  /** Whose openings may be called to be counted. */
  calls: number[];
}

/** Kinds with which a card that was taken goes to the table. */
const LAYS = ["run", "set", "lay off"] as const;

export function choicesOf(legal: Action[]): Choices {
  const of = byKind(legal);
  const added = (of["lay off"] ?? []).map((action) => ({ action, ...action, swaps: false }));
  const swapped = (of.swap ?? []).map((action) => ({ action, ...action, swaps: true, above: false }));
  const canLay = LAYS.some((kind) => of[kind] !== undefined);
  return {
    additions: [...added, ...swapped],
    discards: (of.discard ?? []).map(({ card }) => card),
    closes: (of.close ?? []).map(({ card }) => card),
    draw: of.draw !== undefined,
    take: of.take !== undefined,
    // REM-10: taking is final; giving back is the clock's, and ours only where the card has no place left.
    answers: ANSWERS.filter((answer) => of[answer] !== undefined && !(answer === "forfeit" && canLay)),
    calls: (of.call ?? []).map(({ player }) => player),
  };
}
