// Hints are said twice, and not at all to who has played.
import { beforeEach, expect, test } from "vitest";
import { hintFor, noteSaid } from "../src/shell/learn/said";

const kept = new Map<string, string>();
beforeEach(() => kept.clear());
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  },
});

test("a hint is said twice and then known by heart", () => {
  expect(hintFor("catan", "roll")).toBe("roll");
  noteSaid("catan", "roll");
  expect(hintFor("catan", "roll")).toBe("roll");
  noteSaid("catan", "roll");
  expect(hintFor("catan", "roll")).toBe(null);
  expect(hintFor("catan", "road")).toBe("road");
  expect(hintFor("catan", null)).toBe(null);
});
