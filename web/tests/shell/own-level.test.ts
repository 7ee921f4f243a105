// A table can match a player's level: wins move it up, losses down, each game once.
import { beforeEach, expect, test } from "vitest";
import type { Result, TableDocument } from "../../src/contract";
import { LEVELS, learnLevel, ownLevel } from "../../src/shell/net/own-level";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
});

const table = (id: string, ...bots: (string | null)[]) =>
  ({
    id,
    game: "catan",
    seats: [{ kind: "person", bot: null }, ...bots.map((bot) => ({ kind: bot ? "bot" : "person", bot }))],
  }) as unknown as TableDocument;
const won = { winners: [0] } as unknown as Result;
const lost = { winners: [1] } as unknown as Result;

test("a newcomer meets steady players, or the nearest the game has", () => {
  expect(ownLevel("catan", LEVELS)).toBe("steady");
  expect(ownLevel("catan", ["beginner", "easy-going"])).toBe("easy-going");
  expect(ownLevel("catan", [])).toBeUndefined();
});

test("two wins in a row move up, two losses down, and no game counts twice", () => {
  learnLevel(table("a", "steady"), [0], won);
  learnLevel(table("a", "steady"), [0], won);
  expect(JSON.parse(kept.get("level:catan")!).at).toBe(2.5);
  learnLevel(table("b", "strong"), [0], won);
  expect(ownLevel("catan", LEVELS)).toBe("strong");
  for (const id of ["c", "d", "e", "f", "g", "h", "i", "j"]) learnLevel(table(id, "beginner"), [0], lost);
  expect(ownLevel("catan", LEVELS)).toBe("beginner");
});

test("winning a quarter of the games at a table of four changes nothing in the long run", () => {
  learnLevel(table("w", "steady", "steady", "steady"), [0], won);
  for (const id of ["x", "y", "z"]) learnLevel(table(id, "steady", "steady", "steady"), [0], lost);
  expect(ownLevel("catan", LEVELS)).toBe("steady");
});

test("games against people, other bots or much weaker ones say nothing", () => {
  learnLevel(table("p", null), [0], won);
  learnLevel(table("q", "random"), [0], won);
  learnLevel(table("r", "beginner"), [0], won);
  expect(JSON.parse(kept.get("level:catan") ?? '{"at":2}').at).toBe(2);
});
