// The cards of Dobble: any two share one symbol, and nothing on a card overlaps or sticks out.
import { expect, test } from "vitest";
import { CARDS, shared, symbolsOf } from "../../src/games/dobble/cards/deck";
import { INRADIUS, MOST_TURN, packing } from "../../src/games/dobble/cards/packing";
import symbols from "../../src/games/dobble/cards/symbols.json";

const all = Array.from({ length: CARDS }, (_, card) => card);

test("any two of the 73 cards share exactly one symbol", () => {
  for (const one of all) {
    expect(new Set(symbolsOf(one)).size).toBe(9);
    for (const other of all.slice(0, one)) {
      const both = symbolsOf(one).filter((symbol) => symbolsOf(other).includes(symbol));
      expect(both).toEqual([shared(symbolsOf(one), symbolsOf(other))]);
    }
  }
});

test("on none of the 73 cards two symbols overlap", () => {
  for (const card of all) {
    packing(card).forEach((one, n, places) => {
      for (const other of places.slice(0, n))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
    });
  }
});

test("on none of the 73 cards a symbol sticks out of the hexagon", () => {
  for (const { x, y, r } of all.flatMap(packing)) {
    for (const angle of [0, 60, 120]) {
      const along = x * Math.cos((angle * Math.PI) / 180) + y * Math.sin((angle * Math.PI) / 180);
      expect(Math.abs(along) + r).toBeLessThan(INRADIUS);
    }
  }
});

test("symbols differ in size, are turned by at most 60 degrees, and none is tiny", () => {
  for (const card of all) {
    const sizes = packing(card).map(({ r }) => r);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(1.4);
    expect(Math.min(...sizes)).toBeGreaterThan(0.155);
    for (const { turn } of packing(card)) expect(Math.abs(turn)).toBeLessThanOrEqual(MOST_TURN);
  }
});

test("a card looks the same everywhere and no two cards look alike", () => {
  expect(new Set(all.map((card) => JSON.stringify(packing(card)))).size).toBe(CARDS);
  expect(packing(5)[0]!.x).toBe(-0.5740654037844386);
});

test("every symbol has a shape of its own", () => {
  expect(symbols).toHaveLength(CARDS);
  expect(new Set(symbols.map(({ d }) => d)).size).toBe(CARDS);
  expect(new Set(symbols.map(({ id }) => id)).size).toBe(CARDS);
});
