// What the server says is legal, sorted by what it is about. No rules here: only words taken apart and cards compared.
import type { Laid, NewMeld } from "./view";

/** A card that may go to a meld on the table, in place of its joker where it swaps. */
export interface Addition {
  words: string;
  card: string;
  meld: number;
  swaps: boolean;
  /** At which end or place, as the words say it. */
  where: string | null;
}

export interface Choices {
  additions: Addition[];
  /** Words of discarding, by card. */
  discards: Map<string, string>;
  closes: Map<string, string>;
  draw: boolean;
  take: boolean;
  /** Answers that need no card: cut, leave, keep, return, accept, forfeit. */
  answers: string[];
  /** Whose openings may be called to be counted. */
  calls: number[];
}

const ADDITION = /^(lay off|swap) (.+) on (\d+)(?: (above)| at (.+))?$/;
const ANSWERS = ["cut", "leave", "keep", "return", "accept", "forfeit"];

const withCard = (legal: string[], name: string): Map<string, string> =>
  new Map(legal.filter((words) => words.startsWith(`${name} `)).map((words) => [words.slice(name.length + 1), words]));

export function choicesOf(legal: string[]): Choices {
  return {
    additions: legal.flatMap((words): Addition[] => {
      const found = ADDITION.exec(words);
      return found ? [{ words, card: found[2]!, meld: Number(found[3]), swaps: found[1] === "swap", where: found[4] ?? found[5] ?? null }] : [];
    }),
    discards: withCard(legal, "discard"),
    closes: withCard(legal, "close"),
    draw: legal.includes("draw"),
    take: legal.includes("take"),
    answers: ANSWERS.filter((answer) => legal.includes(answer)),
    calls: [...withCard(legal, "call").keys()].map(Number),
  };
}

const sorted = (cards: string[]): string => [...cards].sort().join();
const names = (cards: Laid[]): string[] => cards.map(({ card }) => card);

/** The new melds made of exactly these cards. */
export const meldsOf = (melds: NewMeld[], cards: string[]): NewMeld[] =>
  cards.length ? melds.filter((meld) => sorted(names(meld.cards)) === sorted(cards)) : [];

/** The new melds these cards are part of, dearest first, those of the same cards once. */
export function meldsWith(melds: NewMeld[], cards: string[]): NewMeld[] {
  const seen = new Set<string>();
  return [...melds]
    .sort((one, other) => other.value - one.value)
    .filter((meld) => {
      const left = names(meld.cards);
      const holds = cards.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1));
      const key = sorted(names(meld.cards));
      if (!holds || seen.has(key)) return false;
      return seen.add(key).has(key);
    });
}
