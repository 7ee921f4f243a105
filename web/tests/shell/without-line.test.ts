// A lesson without a line goes as it shows itself, and nowhere else.
import { expect, test } from "vitest";
import type { ShownLesson } from "../../src/shell/learn/lessons";
import { recalled } from "../../src/shell/learn/without-line";

const SHOWN = [
  { step: 0 },
  { step: 1, done: "next" },
  { step: 2, done: { kind: "discard", cards: { wool: 1, ore: 0 } } },
] as unknown as ShownLesson[];

test("what was done as shown leads to what was kept", () => {
  expect(recalled(SHOWN, [])?.step).toBe(0);
  expect(recalled(SHOWN, ["next"])?.step).toBe(1);
  expect(recalled(SHOWN, ["next", { kind: "discard", cards: { wool: 1, ore: 0 } }])?.step).toBe(2);
});

test("anything else is not known without the rules", () => {
  expect(recalled(SHOWN, ["next", { kind: "discard", cards: { wool: 0, ore: 1 } }])).toBe(undefined);
  expect(recalled(SHOWN, [{ kind: "roll" }])).toBe(undefined);
  expect(recalled(SHOWN, ["next", "next", "next"])).toBe(undefined);
});
