// The dice game's client sorts what is legal and recomputes its throws.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { choicesOf, keeping, waysOf } from "../../src/games/catan_dice/choices";
import { checkDice, throwsOf } from "../../src/games/catan_dice/fair";
import { hintOf } from "../../src/games/catan_dice/hint";
import { type Action, FACES, type Face, type RecordedSteps, type Scene } from "../../src/games/catan_dice/view";
import { draw } from "../../src/shell/fair/dice";

test("legal actions are sorted by what they are about", () => {
  const choices = choicesOf([
    { kind: "end turn" },
    { kind: "build road", place: "r3" },
    { kind: "build knight", place: "2" },
    { kind: "keep", kept: [1, 3] },
    { kind: "keep", kept: [] },
  ]);
  expect(choices.places.map(({ kind, name }) => [kind, name])).toEqual([
    ["road", "r3"],
    ["knight", "2"],
  ]);
  expect(choices).toMatchObject({ again: true, roll: false, end: true, turnings: [] });
});

test("a die is turned by gold or by a knight, each way once", () => {
  const swap: Action = { kind: "swap", die: 1, face: "ore", knight: "1" };
  const gold: Action = { kind: "gold", die: 1, other: 4, resource: "ore" };
  const { turnings } = choicesOf([
    swap,
    gold,
    { kind: "gold", die: 1, other: 5, resource: "ore" },
    { kind: "gold", die: 4, other: 5, resource: "wool" },
  ]);
  expect([...waysOf(turnings, 0)].map(([way, found]) => [way, found.map((one) => one.action)])).toEqual([
    ["gold", [gold]],
    ["1", [swap]],
  ]);
  expect(waysOf(turnings, 1).size).toBe(0);
});

test("dice are kept in the order they lie", () => {
  expect(keeping([4, 0])).toEqual({ kind: "keep", kept: [1, 5] });
  expect(keeping([])).toEqual({ kind: "keep", kept: [] });
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
  const facesOf = (name: string): Face[] => name.split(" ").flatMap((word) => FACES.filter((face) => face === word));
  const thrown = (n: number, dice: number): RecordedSteps[number] => {
    let left = draw(seed, n, 6 ** dice);
    const { name } = throwsOf(dice).find(({ weight }) => (left -= weight) < 0)!;
    return ["chance", { kind: "dice", faces: facesOf(name) }];
  };
  const actions: RecordedSteps = [
    [0, { kind: "roll" }],
    thrown(1, 6),
    [0, { kind: "keep", kept: [1, 2] }],
    thrown(2, 4),
  ];
  const golden: RecordedSteps[number] = ["chance", { kind: "dice", faces: Array<Face>(6).fill("gold") }];
  expect(checkDice(actions, seed)).toEqual({ agree: true, throws: 2 });
  expect(checkDice([...actions, golden], seed).agree).toBe(false);
});

const hinted = (version: "standard" | "plus", kind: Action["kind"]): string | null =>
  hintOf({ board: { version }, legal: [{ kind }], templates: [] } as unknown as Scene);

test("in Plus one was told of six dice, of a point for a road and that building nothing costs two", () => {
  expect(hinted("standard", "roll")).toBe("roll");
  expect(hinted("standard", "build road")).toBe("build road");
  expect(hinted("plus", "roll")).toBe("roll.plus");
  expect(hinted("plus", "build road")).toBe("build road.plus");
  expect(hinted("plus", "build city")).toBe("build city");
});

test.each(["en", "es", "pt"])("every tip of both versions is there in %s", (language) => {
  const texts: object = JSON.parse(readFileSync(`src/games/catan_dice/text/${language}.json`, "utf8"));
  for (const version of ["standard", "plus"] as const)
    for (const kind of ["roll", "build road", "build city"] as const)
      expect(texts).toHaveProperty([`tip.${hinted(version, kind)}`]);
});
