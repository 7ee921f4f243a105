// Cards recomputed from the seed, with uneven teams and chosen colours too. The data are the chance steps of four matches.
import { expect, test } from "vitest";
import type { OptionValue } from "../src/contract";
import { checkDice } from "../src/games/dobble/fair";
import { fromHex } from "../src/shell/fair/sha256";
import data from "./data/dobble-decks.json";

interface Game {
  options: Record<string, OptionValue>;
  seed: string;
  actions: [string, string][];
}

const games = data as unknown as Game[];

test.each(games)("the cards of $options are recomputed", ({ options, seed, actions }) => {
  expect(checkDice(actions, fromHex(seed), options)).toEqual({ agree: true, throws: actions.length });
});

test("uneven teams were taken for equal ones", () => {
  const { seed, actions } = games[1]!;
  expect(checkDice(actions, fromHex(seed), games[0]!.options).agree).toBe(false);
});
