// What was sealed before a game is one line of its story.
import { expect, test } from "vitest";
import type { Row } from "../../src/contract";
import { sealedOnce } from "../../src/shell/parts/sealing";

const told = (seq: number, key: string, name?: string): Row => ({
  seq,
  at: 0,
  kind: "seat",
  line: { key, values: name ? { name } : {} },
});

const BEFORE = [
  told(1, "table.sat", "Ana"),
  told(2, "table.committed", "Ana"),
  told(3, "table.sat", "Leo"),
  told(4, "table.committed", "Leo"),
  told(5, "table.starting.reveal"),
  told(6, "table.revealed", "Ana"),
  told(7, "table.revealed", "Leo"),
];

test("everybody's sealed numbers are told in one line, after who sat down", () => {
  const story = sealedOnce([...BEFORE, { seq: 8, at: 0, kind: "game", events: [] }]);
  expect(story.map(({ seq }) => seq)).toEqual([1, 3, 7, 8]);
  expect(story[2]!.line).toEqual({ key: "log.sealed", values: { names: { list: ["Ana", "Leo"] }, n: 2 } });
});

test("a story in which nobody sealed anything stays as it is", () => {
  const plain = [told(1, "table.sat", "Ana"), told(2, "table.starting.reveal")];
  expect(sealedOnce(plain).map(({ seq }) => seq)).toEqual([1]);
  expect(sealedOnce([])).toEqual([]);
});
