// Legal actions, sorted for the board and the panels.
import { expect, test } from "vitest";
import { bankTradeFor, choicesOf, inventionOf, type Of, offerOf } from "../../src/games/catan/choices";
import type { Action } from "../../src/games/catan/view";
import { isSame, keyOf, spreadAll } from "../../src/shell/actions";

const TRADE: Of<"trade"> = { kind: "trade", give: "wool", take: "ore", rate: 3 };

test("what is legal comes by kind, each part with a value for each action", () => {
  expect(spreadAll([{ kind: "road", path: ["1-2", "2-3"] }, { kind: "end turn" }])).toEqual([
    { kind: "road", path: "1-2" },
    { kind: "road", path: "2-3" },
    { kind: "end turn" },
  ]);
  expect(spreadAll([{ kind: "trade", give: ["wool"], take: ["ore"], rate: [3] }])).toEqual([TRADE]);
});

test("an action is known by its kind and parts", () => {
  expect(keyOf({ kind: "road", path: "12-13" } as Action)).toBe("road 12-13");
  expect(isSame(TRADE, { ...TRADE })).toBe(true);
  expect(isSame(TRADE, { ...TRADE, rate: 2 } as Action)).toBe(false);
  expect(isSame(null, null)).toBe(false);
});

test("places, victims, trades and plain actions find their drawer", () => {
  const { targets, deeds } = choicesOf(
    [
      { kind: "settlement", intersection: "12" },
      { kind: "road", path: "12-13" },
      { kind: "robber", hex: "C3" },
      { kind: "rob", player: 2 },
      TRADE,
      { kind: "road building" },
      { kind: "monopoly", resource: "ore" },
    ],
    [],
  );
  expect(targets.map(({ kind, name }) => [kind, name])).toEqual([
    ["settlement", "12"],
    ["road", "12-13"],
    ["robber", "C3"],
  ]);
  expect(deeds.rob).toEqual([{ kind: "rob", player: 2 }]);
  expect(deeds.trade).toEqual([TRADE]);
  expect(deeds["road building"]).toHaveLength(1);
  expect(deeds.monopoly?.map(({ resource }) => resource)).toEqual(["ore"]);
  expect(deeds["end turn"]).toBeUndefined();
});

test("templates say what may be discarded and offered", () => {
  const counts = { lumber: 1, brick: 0, wool: 0, grain: 2, ore: 0 };
  const found = choicesOf([], [{ kind: "discard", bounds: { cards: counts, total: 1 } }]);
  expect(found.discard).toEqual({ cards: counts, total: 1 });
  expect(found.offer).toBeNull();
});

test("an offer names what there is some of", () => {
  expect(offerOf({ lumber: 1, wool: 0, ore: 2 }, { grain: 1 }, [1, 3])).toEqual({
    kind: "offer",
    terms: { give: { lumber: 1, ore: 2 }, take: { grain: 1 } },
    audience: [1, 3],
  });
});

test("the bank answers when one resource is given for one card", () => {
  expect(bankTradeFor([TRADE], { wool: 1 }, { ore: 1 })).toBe(TRADE);
  expect(bankTradeFor([TRADE], { wool: 1, grain: 1 }, { ore: 1 })).toBeUndefined();
  expect(bankTradeFor([TRADE], { wool: 1 }, { ore: 2 })).toBeUndefined();
});

test("two inventions are the same in either order, and one card may be all there is", () => {
  const two: Of<"invention"> = { kind: "invention", first: "lumber", second: "ore" };
  const one: Of<"invention"> = { kind: "invention", first: "wool", second: "nothing" };
  expect(inventionOf([two, one], ["ore", "lumber"])).toBe(two);
  expect(inventionOf([two, one], ["wool"])).toBe(one);
  expect(inventionOf([two, one], ["ore"])).toBeUndefined();
});

test("canal tokens are offered like a resource, and never to the bank", () => {
  expect(offerOf({ canal: 1 }, { ore: 2 }, [1]).terms.give).toEqual({ canal: 1 });
  expect(bankTradeFor([TRADE], { wool: 1, canal: 1 }, { ore: 1 })).toBeUndefined();
});
