// What the server says is legal, sorted by what it is about. No rules here: only words taken apart and cards compared.

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
      return found
        ? [
            {
              words,
              card: found[2]!,
              meld: Number(found[3]),
              swaps: found[1] === "swap",
              where: found[4] ?? found[5] ?? null,
            },
          ]
        : [];
    }),
    discards: withCard(legal, "discard"),
    closes: withCard(legal, "close"),
    draw: legal.includes("draw"),
    take: legal.includes("take"),
    answers: ANSWERS.filter((answer) => legal.includes(answer)),
    calls: [...withCard(legal, "call").keys()].map(Number),
  };
}
