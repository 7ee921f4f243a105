// What came and what went of an account have the same length.
import { expect, test } from "vitest";
import { length, sidesOf } from "../../src/shell/coach/sides";

test("the two sides of an account are as long as each other", () => {
  const parts = { founding: 0.1, dice: -0.3, "own choices": -0.2, "others' choices": 0.05, rest: 0.1 };
  const { came, went } = sidesOf({ start: 0.25, end: 0, luck: -0.3, parts });
  expect(length(came)).toBeCloseTo(length(went), 9);
  expect(came.map((part) => part.name)).toEqual(["start", "founding", "others' choices", "rest"]);
  expect(went.map((part) => part.name)).toEqual(["dice", "own choices"]);
});

test("points below nothing at the end are what came", () => {
  const { came, went } = sidesOf({ start: 3, end: -2, luck: -5, parts: { dice: -5 } });
  expect(length(came)).toBe(length(went));
});
