// A double tap is one tap.
import { expect, test } from "vitest";
import { asksFirst, isAgain, isPicking, touch } from "../../src/shell/taps";

const FIRST = { at: 1000, x: 100, y: 100 };

test("two taps 120 ms apart in one place are one tap", () => {
  expect(isAgain({ at: 1120, x: 104, y: 97 }, FIRST)).toBe(true);
});

test("a tap after a while, or somewhere else, counts", () => {
  expect(isAgain(FIRST, null)).toBe(false);
  expect(isAgain({ at: 1500, x: 100, y: 100 }, FIRST)).toBe(false);
  expect(isAgain({ at: 1120, x: 160, y: 100 }, FIRST)).toBe(false);
});

test("with a finger a place is only ever picked: its button does it", () => {
  touch.value = true;
  expect(isPicking("road 1-2", null, false)).toBe(true);
  expect(isPicking("road 1-2", "road 1-2", true)).toBe(true);
  touch.value = false;
  expect(isPicking("road 1-2", null, false)).toBe(false);
  expect(isPicking("road 1-2", null, true)).toBe(true);
  expect(isPicking("road 1-2", "road 1-2", true)).toBe(false);
});

test("who likes to be asked picks first, with a mouse too", () => {
  asksFirst.value = true;
  expect(isPicking("road 1-2", null, false)).toBe(true);
  asksFirst.value = false;
  expect(isPicking("road 1-2", null, false)).toBe(false);
});
