// Legal actions in words, sorted for the board and the panels.
import { expect, test } from "vitest";
import { bankTradeFor, choicesOf, inventionOf, offerInWords } from "../src/games/catan/choices";

test("places, victims, trades and plain actions find their drawer", () => {
  const found = choicesOf(
    [
      "settlement 12",
      "road 12-13",
      "robber C3",
      "rob 2",
      "trade 4 lumber for ore",
      "road building",
      "end turn",
      "monopoly ore",
      "confirm 1 1 ore for 1 wool",
    ],
    [],
  );
  expect(found.targets.map((target) => target.words)).toEqual(["settlement 12", "road 12-13", "robber C3"]);
  expect(found.victims).toEqual([2]);
  expect(found.bank).toEqual([{ rate: 4, give: "lumber", take: "ore", words: "trade 4 lumber for ore" }]);
  expect([...found.plain]).toEqual(["road building", "end turn"]);
  expect(found.monopolies).toEqual(["ore"]);
  expect(found.confirm[1]).toBe("confirm 1 1 ore for 1 wool");
});

test("templates say what may be discarded and offered", () => {
  const counts = { lumber: 1, brick: 0, wool: 0, grain: 2, ore: 0 };
  const found = choicesOf([], [{ kind: "discard", bounds: { cards: counts, total: 1 } }]);
  expect(found.discard).toEqual({ cards: counts, total: 1 });
  expect(found.offer).toBeNull();
});

test("an offer is said in the protocol's words", () => {
  expect(offerInWords({ lumber: 1, ore: 2 }, { grain: 1 }, [1, 3])).toBe("offer 1 lumber 2 ore for 1 grain to 1 3");
});

test("the bank answers when one resource is given for one card", () => {
  const trades = choicesOf(["trade 3 wool for ore"], []).bank;
  expect(bankTradeFor(trades, { wool: 1 }, { ore: 1 })?.words).toBe("trade 3 wool for ore");
  expect(bankTradeFor(trades, { wool: 1, grain: 1 }, { ore: 1 })).toBeUndefined();
  expect(bankTradeFor(trades, { wool: 1 }, { ore: 2 })).toBeUndefined();
});

test("two inventions are the same in either order", () => {
  expect(inventionOf(["invention lumber ore"], ["ore", "lumber"])).toBe("invention lumber ore");
});

test("what expansions add is kept by its kind, with the words that follow", () => {
  const { deeds, targets, bank } = choicesOf(
    [
      "wagon lumber for ore",
      "forced trade ore 1 2",
      "take helper banish the robber",
      "helped road 12-13 wool for brick",
      "canal wool",
    ],
    [],
  );
  expect(deeds.wagon?.[0]?.args).toEqual(["lumber", "ore"]);
  expect(deeds["forced trade"]?.[0]).toEqual({
    kind: "forced trade",
    args: ["ore", "1", "2"],
    words: "forced trade ore 1 2",
  });
  expect(deeds["take helper"]?.[0]?.args.join(" ")).toBe("banish the robber");
  expect(deeds["helped road"]?.[0]?.args).toEqual(["12-13", "wool", "brick"]);
  expect(targets).toEqual([]);
  expect(bank).toEqual([]);
});

test("canal tokens are offered like a resource, and never to the bank", () => {
  expect(offerInWords({ canal: 1 }, { ore: 2 }, [1])).toBe("offer 1 canal for 2 ore to 1");
  expect(bankTradeFor(choicesOf(["trade 2 wool for ore"], []).bank, { wool: 1, canal: 1 }, { ore: 1 })).toBeUndefined();
});
