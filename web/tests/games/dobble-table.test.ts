// What the Dobble table makes of views: reaction times, where keys lead, the best of practising.
import { beforeAll, expect, test, vi } from "vitest";
import type { Claim, Replay, Scene, View } from "../../src/games/dobble/view";

let history: typeof import("../../src/games/dobble/end/history");
let keys: typeof import("../../src/games/dobble/island/keys");
let memory: typeof import("../../src/games/dobble/practice/memory");
let loupe: typeof import("../../src/games/dobble/own/loupe");

beforeAll(async () => {
  const kept: Record<string, string> = { "hand:beside": "first" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: () => {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  history = await import("../../src/games/dobble/end/history");
  keys = await import("../../src/games/dobble/island/keys");
  memory = await import("../../src/games/dobble/practice/memory");
  loupe = await import("../../src/games/dobble/own/loupe");
});

const claim = (seat: number, at: number, verdict: Claim["verdict"] = "right"): Claim => ({
  seat,
  at,
  verdict,
  place: "a1",
  symbol: 3,
  own: 20,
  target: 1,
});

function told(claims: Claim[], mini_game: number): Replay {
  const players = [0, 1, 0].map((team) => ({ team }));
  const views = [null, ...claims].map(
    (last_claim) => ({ mini_game, began_at: 1000, players, last_claim, last_score: null }) as unknown as View,
  );
  return { frames: views.map((view) => ({ view })) } as unknown as Replay;
}

test("a reaction is counted from the start, then from the own card before", () => {
  const { found } = history.historyOf(told([claim(0, 1800), claim(1, 2500), claim(0, 2600)], 1));
  expect(found.map(({ seat, time }) => [seat, time])).toEqual([
    [0, 800],
    [1, 1500],
    [0, 800],
  ]);
});

test("a wrong claim is a mistake and turns up no card", () => {
  const { found, mistakes } = history.historyOf(told([claim(0, 1500, "wrong"), claim(0, 4000)], 1));
  expect(mistakes).toEqual([1, 0, 0]);
  expect(found.map(({ time }) => time)).toEqual([3000]);
});

test("where a team shares its card, partners look at it from the same moment", () => {
  const { found } = history.historyOf(told([claim(0, 2000), claim(2, 2300)], 4));
  expect(found.map(({ time }) => time)).toEqual([1000, 300]);
});

test("the median of few times", () => {
  expect(history.median([900, 300, 500])).toBe(500);
  expect(history.median([900, 300])).toBe(600);
});

test("arrows go to the nearest card that way, and stay where there is none", () => {
  const at = (place: string, x: number, y: number) => ({ place, x, y }) as Parameters<typeof keys.neighbour>[1];
  const cards = [at("b1", -0.87, -1.5), at("b2", 0.87, -1.5), at("c1", -1.73, 0), at("c2", 0, 0), at("c3", 1.73, 0)];
  expect(keys.neighbour(cards, cards[3]!, [1, 0]).place).toBe("c3");
  expect(keys.neighbour(cards, cards[4]!, [0, -1]).place).toBe("b2");
  expect(keys.neighbour(cards, cards[4]!, [1, 0]).place).toBe("c3");
});

test("the best run and the fastest pair are kept, and the last thirty runs", () => {
  const once = memory.withRun({ best: null, fastest: null, runs: [] }, [1000, 2000]);
  expect(once).toEqual({ best: 1500, fastest: 1000, runs: [1500] });
  const twice = memory.withRun(once, [900, 3100]);
  expect(twice).toEqual({ best: 1500, fastest: 900, runs: [1500, 2000] });
  expect(memory.withRun({ ...twice, runs: Array<number>(30).fill(1) }, [5]).runs).toHaveLength(30);
});

test("who had no card of their own was told to tap on it", () => {
  const cards = [{ symbols: [1, 2], colour: "red" }];
  const at = (id: string, card: number | null) =>
    ({ table: { id }, board: { cards }, view: { mini_game: 1 }, own: { card } }) as unknown as Scene;
  expect(loupe.firstTap(at("beside", 0))).toBe("loupe.apart");
  expect(loupe.firstTap(at("beside", null))).not.toBe("loupe.apart");
  expect(loupe.firstTap(at("alone", 0))).not.toBe("loupe.apart");
});
