import { expect, test } from "vitest";
import type { Frame } from "../../src/contract";
import { paceOf } from "../../src/shell/pages/pace";

const replay = (...times: number[]) => ({ frames: times.map((time) => ({ time }) as Frame) });

test("a replay of a game without a clock ran as fast as the page could draw, at every speed", () => {
  expect([0, 1].map((step) => paceOf(replay(0, 0, 0), step, false))).toEqual([1400, 1400]);
});

test("real time is shown as it was, without the long waits", () => {
  expect([0, 1].map((step) => paceOf(replay(0, 250, 90_000), step, true))).toEqual([250, 6000]);
});
