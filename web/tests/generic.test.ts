// Legal actions of any game read as kinds and parts, by their declarations.
import { describe, expect, test } from "vitest";
import type { Declared } from "../src/contract";
import { choicesOf, mentioned } from "../src/games/generic/actions";

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

const read = (words: string) => choicesOf([words], DECLARED)[0]!;

describe("the generic board", () => {
  test("reads a list of cards", () => {
    const { kind, parts, send } = read("take 7-coins 8-cups");
    expect({ kind, send }).toEqual({ kind: "take", send: "take 7-coins 8-cups" });
    expect(parts).toEqual([{ name: "cards", value: ["7-coins", "8-cups"], isSeat: false }]);
  });

  test("reads several parts, and knows a seat", () => {
    expect(read("offer 1 lumber for 2 ore to 3").parts).toEqual([
      { name: "give", value: "1 lumber", isSeat: false },
      { name: "want", value: "2 ore", isSeat: false },
      { name: "seat", value: 3, isSeat: true },
    ]);
  });

  test("an action without parts is its kind, and one that nobody declared is its words", () => {
    expect(read("end turn")).toEqual({ kind: "end turn", parts: [], send: "end turn" });
    expect(read("dance")).toEqual({ kind: "dance", parts: [], send: "dance" });
  });

  test("knows which things an action speaks of", () => {
    expect(mentioned(read("take 7-coins 8-cups"))).toEqual(["7-coins", "8-cups"]);
    expect(mentioned(read("lay 2-cups"))).toEqual(["2-cups"]);
    expect(mentioned(read("end turn"))).toEqual([]);
  });
});
