// The dice game's client takes the server's words apart and recomputes its throws.
import { expect, test } from "vitest";
import { choicesOf, keepWords, waysOf } from "../src/games/catan_dice/choices";
import { checkDice, throwsOf } from "../src/games/catan_dice/dice-check";
import { draw } from "../src/shell/fair/dice";

test("legal words are sorted by what they are about", () => {
  const choices = choicesOf(["end turn", "build road r3", "build knight 2", "keep 1 3", "reroll"]);
  expect(choices.places.map(({ kind, name }) => [kind, name])).toEqual([
    ["road", "r3"],
    ["knight", "2"],
  ]);
  expect(choices).toMatchObject({ again: true, roll: false, end: true, turnings: [] });
});

test("a die is turned by gold or by a knight, each way once", () => {
  const { turnings } = choicesOf([
    "swap die 1 to ore with knight 1",
    "gold 1 4 for ore",
    "gold 1 5 for ore",
    "gold 4 5 for wool",
  ]);
  expect([...waysOf(turnings, 0)].map(([way, found]) => [way, found.map((one) => one.words)])).toEqual([
    ["gold", ["gold 1 4 for ore"]],
    ["1", ["swap die 1 to ore with knight 1"]],
  ]);
  expect(waysOf(turnings, 1).size).toBe(0);
});

test("dice are kept in the order they lie", () => {
  expect(keepWords([4, 0])).toBe("keep 1 5");
  expect(keepWords([])).toBe("reroll");
});

test("six dice fall in 462 ways, 46656 in all", () => {
  expect(throwsOf(6)).toHaveLength(462);
  expect(throwsOf(6).reduce((sum, { weight }) => sum + weight, 0)).toBe(6 ** 6);
  expect(
    throwsOf(2)
      .slice(0, 4)
      .map(({ name }) => name),
  ).toEqual(["lumber lumber", "lumber brick", "brick brick", "lumber wool"]);
});

test("throws that follow from the seed agree, an altered one does not", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, n) => n * 7);
  const thrown = (n: number, dice: number): [string, string] => {
    let left = draw(seed, n, 6 ** dice);
    return ["chance", `dice ${throwsOf(dice).find(({ weight }) => (left -= weight) < 0)!.name}`];
  };
  const actions: [string | number, string][] = [[0, "roll"], thrown(1, 6), [0, "keep 1 2"], thrown(2, 4)];
  expect(checkDice(actions, seed)).toEqual({ agree: true, throws: 2 });
  expect(checkDice([...actions, ["chance", "dice gold gold gold gold gold gold"]], seed).agree).toBe(false);
});
