// Cards recomputed from the seed, with uneven teams and chosen colours too. The data are the chance steps of four
// matches.
import { expect, test } from "vitest";
import type { OptionValue } from "../../src/contract";
import { checkDice } from "../../src/games/dobble/fair";
import type { RecordedSteps, Step } from "../../src/games/dobble/view";
import { fromHex } from "../../src/shell/fair/sha256";
import data from "../data/dobble-decks.json";

interface Game {
  options: Record<string, OptionValue>;
  seed: string;
  actions: [string, string][];
}

const games = data as unknown as Game[];

/** The data are in words, as records are. */
function stepOf(words: string): Step {
  const [kind, where = "", card = ""] = words.split(" ");
  if (kind === "lay") return { kind, place: where, card };
  if (kind === "port") return { kind, port: Number(where), card };
  return kind === "turn" ? { kind, deck: Number(where), card } : { kind: "show", card: where };
}

const steps = ({ actions }: Game): RecordedSteps => actions.map(([actor, words]) => [actor, stepOf(words)]);

test.each(games)("the cards of $options are recomputed", (game) => {
  const { options, seed, actions } = game;
  expect(checkDice(steps(game), fromHex(seed), options)).toEqual({ agree: true, throws: actions.length });
});

test("uneven teams were taken for equal ones", () => {
  const { seed } = games[1]!;
  expect(checkDice(steps(games[1]!), fromHex(seed), games[0]!.options).agree).toBe(false);
});
