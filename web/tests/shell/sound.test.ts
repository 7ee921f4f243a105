import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("document", { hidden: false });

const { heard, setVolume, sound, ticksOnly, undecided, volume } = await import("../../src/shell/sound");

beforeEach(() => {
  Object.assign(document, { hidden: false });
  [sound.value, ticksOnly.value, volume.value] = [true, false, 0.6];
});

test("nothing is heard before somebody said yes, and the question is open", () => {
  expect(undecided.value).toBe(true);
  sound.value = false;
  expect(heard("dice")).toBeNull();
});

test("a tab nobody looks at is silent, even when it is one's turn", () => {
  Object.assign(document, { hidden: true });
  expect([heard("dice"), heard("win"), heard("turn")]).toEqual([null, null, null]);
  ticksOnly.value = true;
  expect([heard("dice"), heard("turn")]).toEqual([null, null]);
});

test("a phone beside a big screen ticks where the screen sounds", () => {
  ticksOnly.value = true;
  expect([heard("dice"), heard("robber"), heard("turn")]).toEqual(["tick", "tick", "turn"]);
});

test("without volume nothing is made, and the device remembers how loud it likes it", () => {
  setVolume(0);
  expect(heard("win")).toBeNull();
  expect(kept.get("volume")).toBe("0");
});
