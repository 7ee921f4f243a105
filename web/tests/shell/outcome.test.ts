// Whoever plays alone wins over nobody: the end says what was reached.
import { beforeAll, expect, test, vi } from "vitest";

let said: typeof import("../../src/shell/celebration/outcome");
const reason = { key: "end.points", values: { points: 40 } };
const names = (seat: number) => ["Ana", "Leo"][seat]!;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
  const words = { "end.points": "{points} points", "end.winner": "{name} {n|wins|win}!" };
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => words }));
  said = await import("../../src/shell/celebration/outcome");
  await (await import("../../src/shell/text")).loadWords();
});

test("alone, the end says what was reached", () =>
  expect(said.outcome({ winners: [0], scores: [40], reason }, names)).toBe("40 points"));

test("among others, it says who won", () => {
  expect(said.outcome({ winners: [1], scores: [30, 40], reason }, names)).toBe("Leo wins!");
  expect(said.outcome({ winners: [0, 1], scores: [40, 40], reason }, names)).toBe("Ana and Leo win!");
});
