// Remigio's hand without a table: chosen cards read as melds, and hands in order.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choicesOf } from "../../src/games/remigio/choices";
import { moved, sorted, taken } from "../../src/games/remigio/hand/order";
import { misfit, readings } from "../../src/games/remigio/hand/reading";
import type { Action, Board } from "../../src/games/remigio/view";

interface Sample {
  board: Board;
  hand: string[];
  /** What the rules say may be laid from it, with what it counts. */
  melds: [Action, number][];
}

const samples: Sample[] = JSON.parse(readFileSync("tests/data/remigio-melds.json", "utf8"));
const board = samples[0]!.board;

function subsets(cards: string[]): string[][] {
  return cards.reduce<string[][]>((all, card) => all.concat(all.map((some) => [...some, card])), [[]]);
}

describe("reading cards", () => {
  test.each(samples.map((sample, n): [number, Sample] => [n, sample]))(
    "hand %i: the same melds as the rules find",
    (_, { board, hand, melds }) => {
      const read = new Map(
        subsets(hand)
          .flatMap((cards) => readings(board, cards))
          .map(({ action, value }) => [JSON.stringify(action), value]),
      );
      const found = melds.map(([action, value]): [string, number] => [JSON.stringify(action), value]);
      expect([...read].sort()).toEqual(found.sort());
    },
  );

  test.each([
    ["5 swords, 6 swords, 7 cups", "misfit.suit", ["7 cups"]],
    ["7 swords, 7 cups, 8 coins", "misfit.rank", ["8 coins"]],
    ["king cups, king coins, 5 coins", "misfit.rank", ["5 coins"]],
    ["5 swords, 6 swords, 8 swords", "misfit.gap", ["8 swords"]],
    ["2 swords, 6 swords, 7 swords", "misfit.gaps", ["2 swords"]],
    ["5 swords, 5 swords, 6 swords", "misfit.twice", ["5 swords"]],
    ["7 cups, 7 cups, 7 swords", "misfit.twice", ["7 cups"]],
    ["5 swords, 6 swords", "misfit.short", []],
    ["joker, joker, 6 swords", "misfit.jokers", ["joker"]],
    ["2 cups, 6 swords, king coins", "misfit.nothing", ["2 cups", "6 swords", "king coins"]],
    ["king cups, ace cups, 2 cups", "misfit.wrap", ["ace cups"]],
  ])("%s: says which card is in the way", (cards, key, inTheWay) => {
    expect(readings(board, cards.split(", "))).toEqual([]);
    expect(misfit(board, cards.split(", "))).toMatchObject({ key, cards: inTheWay });
  });
});

describe("a hand in order", () => {
  test("by suit and by rank, jokers last", () => {
    const ids = ["joker#0", "7 cups#0", "2 clubs#0", "7 clubs#0"];
    expect(sorted(ids, "suit")).toEqual(["2 clubs#0", "7 clubs#0", "7 cups#0", "joker#0"]);
    expect(sorted(ids, "rank")).toEqual(["2 clubs#0", "7 clubs#0", "7 cups#0", "joker#0"]);
    expect(sorted(["7 cups#0", "2 swords#0"], "rank")).toEqual(["2 swords#0", "7 cups#0"]);
  });

  test("of two equal cards the one played is gone, and a new card comes last", () => {
    const before = ["7 cups#0", "2 clubs#0", "7 cups#1"];
    expect(taken(before, ["2 clubs", "7 cups"], ["7 cups#0"])).toEqual(["2 clubs#0", "7 cups#1"]);
    expect(taken(before, ["2 clubs", "7 cups"], ["7 cups#1"])).toEqual(["7 cups#0", "2 clubs#0"]);
    expect(taken(["7 cups#1"], ["7 cups", "7 cups"], [])).toEqual(["7 cups#1", "7 cups#0"]);
  });

  test("cards are moved one by one or together", () => {
    expect(moved(["a#0", "b#0", "c#0"], ["c#0"], "a#0")).toEqual(["c#0", "a#0", "b#0"]);
    expect(moved(["a#0", "b#0", "c#0"], ["a#0", "b#0"], null)).toEqual(["c#0", "a#0", "b#0"]);
  });
});

describe("a card that was taken", () => {
  const forfeit: Action = { kind: "forfeit" };
  const layOff: Action = { kind: "lay off", meld: 1, card: "8 cups", above: true };
  const set: Action = { kind: "set", cards: { rank: "5", suits: ["clubs", "coins", "cups"], jokers: 0 } };

  test("is not given back while it can be laid", () => {
    expect(choicesOf([forfeit, layOff]).answers).toEqual([]);
    expect(choicesOf([forfeit, set]).answers).toEqual([]);
  });

  test("may be given back where it has no place", () => {
    expect(choicesOf([forfeit]).answers).toEqual(["forfeit"]);
  });
});

test("the international names exist in three languages", () => {
  const [english, ...others] = ["en", "es", "pt"].map((language) =>
    Object.keys(JSON.parse(readFileSync(`src/games/remigio/text/international/${language}.json`, "utf8"))),
  );
  for (const other of others) expect(other).toEqual(english);
});
