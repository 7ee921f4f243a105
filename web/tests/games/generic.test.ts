// Legal actions of any game as choices, by kinds and parts.
import { describe, expect, test } from "vitest";
import type { Declared } from "../../src/contract";
import { choicesOf, mentioned } from "../../src/games/generic/actions";
import type { Action } from "../../src/games/generic/view";

const DECLARED: Declared[] = [
  { kind: "take", forms: ["take {cards}"], parts: [{ name: "cards", type: "string[]", holds: null }] },
  { kind: "lay", forms: ["lay {card}"], parts: [{ name: "card", type: '"7-coins" | "2-cups"', holds: null }] },
  {
    kind: "offer",
    forms: ["offer {give} for {want} to {seat}"],
    parts: [
      { name: "give", type: "string", holds: null },
      { name: "want", type: "string", holds: null },
      { name: "seat", type: "number", holds: "seat" },
    ],
  },
  { kind: "end turn", forms: ["end turn"], parts: [] },
];

const read = (action: Action) => choicesOf([action], DECLARED)[0]!;

describe("the generic board", () => {
  test("shows a list of cards", () => {
    const taking = { kind: "take", cards: ["7-coins", "8-cups"] };
    const { kind, parts, action } = read(taking);
    expect({ kind, action }).toEqual({ kind: "take", action: taking });
    expect(parts).toEqual([{ name: "cards", value: ["7-coins", "8-cups"], isSeat: false }]);
  });

  test("shows several parts, and knows a seat", () => {
    expect(read({ kind: "offer", give: "1 lumber", want: "2 ore", seat: 3 }).parts).toEqual([
      { name: "give", value: "1 lumber", isSeat: false },
      { name: "want", value: "2 ore", isSeat: false },
      { name: "seat", value: 3, isSeat: true },
    ]);
  });

  test("an action without parts is its kind, and what is not named is left out", () => {
    expect(read({ kind: "end turn" })).toMatchObject({ kind: "end turn", parts: [], key: "end turn" });
    expect(read({ kind: "dance", partner: null, twice: false }).parts).toEqual([]);
  });

  test("knows which things an action speaks of", () => {
    expect(mentioned(read({ kind: "take", cards: ["7-coins", "8-cups"] }))).toEqual(["7-coins", "8-cups"]);
    expect(mentioned(read({ kind: "lay", card: "2-cups" }))).toEqual(["2-cups"]);
    expect(mentioned(read({ kind: "end turn" }))).toEqual([]);
  });
});
