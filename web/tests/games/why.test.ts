// Why a place is good to found on: the ways of its numbers, and what one lacks.
import { expect, test } from "vitest";
import type { Map } from "../../src/games/catan/board/geometry";
import { worthOf } from "../../src/games/catan/board/places/worth";
import type { View } from "../../src/games/catan/view";

const map = {
  hexes: {
    A1: { name: "A1", terrain: "forest", number: 8 },
    A2: { name: "A2", terrain: "hills", number: 2 },
    A3: { name: "A3", terrain: "desert" },
  },
  intersections: { 1: { name: "1", hexes: ["A1", "A2", "A3"] }, 2: { name: "2", hexes: ["A1"] } },
} as unknown as Map;

test("a place tells how often its fields bring a card and which ones are new to the player", () => {
  const view = { buildings: { 2: { seat: 0, piece: "settlement" } } } as unknown as View;
  const told = (seat: number) =>
    worthOf(map, view, seat, "1").map(({ resource, ways, isNew }) => [resource, ways, isNew]);
  expect(told(0)).toEqual([
    ["lumber", 5, false],
    ["brick", 1, true],
  ]);
  expect(told(1)).toEqual([
    ["lumber", 5, true],
    ["brick", 1, true],
  ]);
});
