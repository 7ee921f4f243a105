// What a device keeps of its player: games, figures, habits; and how it is carried to another device.
import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Label, Result, TableDocument } from "../../src/contract";
import { figures as luckOf } from "../../src/games/catan/end/luck";
import { figuresOf, placeOf } from "../../src/shell/mine/figures";
import { noteFigures, type Played, playedGames, rememberGame } from "../../src/shell/mine/games";
import { habitsOf, keepHabits, usualHabits } from "../../src/shell/mine/habits";
import { heldTables, pack, packedIn, packedSmall, unpack } from "../../src/shell/mine/luggage";
import { held, hold } from "../../src/shell/net/memory";
import { qrCode } from "../../src/shell/qr/code";

class Store {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key(n: number): string | null {
    return [...this.kept.keys()][n] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

beforeEach(() => vi.stubGlobal("localStorage", new Store()));

const reason = { key: "over" };
const tableOf = (id: string, result: Result | null): TableDocument =>
  ({
    id,
    game: "catan",
    created: 1,
    seats: [
      { seat: 0, kind: "person", name: "Ana", bot: null },
      { seat: 1, kind: "bot", name: "Nora", bot: "steady" },
    ],
    result,
  }) as unknown as TableDocument;
const played = (won: boolean, score: number, ended: number, game = "catan"): Played => ({
  id: `${game}${ended}`,
  game,
  began: 0,
  ended,
  seats: [0],
  names: ["Ana", "Nora"],
  bots: [null, "steady"],
  winners: [won ? 0 : 1],
  scores: [score, 8],
});

test("a finished game is kept once, with its figures, and one that goes on is not", () => {
  rememberGame(tableOf("one", null), [0]);
  expect(playedGames()).toEqual([]);
  const over = tableOf("one", { winners: [0], scores: [10, 7], reason });
  rememberGame(over, [0], 5);
  rememberGame(over, [0], 9);
  rememberGame(tableOf("two", { winners: [0], scores: [10, 7], reason }), []);
  noteFigures("one", { luck: 1.2 });
  expect(playedGames()).toMatchObject([{ id: "one", ended: 5, bots: [null, "steady"], figures: { luck: 1.2 } }]);
});

test("what is not a list of games is no harm", () => {
  for (const text of ["{", "3", '[{"id": "x"}, null]']) {
    localStorage.setItem("games", text);
    expect(playedGames()).toEqual([]);
  }
});

test("figures count games, wins, points and runs of wins", () => {
  const games = [played(true, 10, 1), played(true, 11, 2), played(false, 6, 3), played(true, 10, 4)];
  const [found] = figuresOf([...games].reverse(), () => false);
  expect(found).toMatchObject({ games: 4, wins: 3, average: 9.25, best: 11, streak: 1, longest: 2 });
  const [few] = figuresOf([played(true, 0, 1, "remigio"), played(false, 3, 2, "remigio")], () => true);
  expect(few).toMatchObject({ best: 0, streak: 0, longest: 1 });
});

test("games played by several people at one device are nobody's figures", () => {
  expect(figuresOf([{ ...played(true, 10, 1), seats: [0, 1] }], () => false)).toEqual([]);
});

test("a place counts those who did better, and winners come first", () => {
  const one: Played = { ...played(false, 7, 1), names: ["a", "b", "c"], winners: [1], scores: [7, 7, 9] };
  expect([0, 1, 2].map((seat) => placeOf(one, seat, false))).toEqual([3, 1, 2]);
  expect(placeOf(one, 2, true)).toBe(3);
});

test("what is packed on one device comes out on another, and nothing there is lost", () => {
  localStorage.setItem("name", "Ana");
  localStorage.setItem("level:catan", "{}");
  hold("running", 2, "token");
  rememberGame(tableOf("over", { winners: [1], scores: [4, 10], reason }), [0], 7);
  hold("over", 0, "old");
  const carried = packedIn(JSON.stringify(pack()))!;
  vi.stubGlobal("localStorage", new Store());
  localStorage.setItem("name", "Leo");
  rememberGame(tableOf("here", { winners: [0], scores: [10, 3], reason }), [0], 9);
  expect(unpack(carried)).toEqual({ games: 1, seats: 1 });
  expect(unpack(carried)).toEqual({ games: 0, seats: 0 });
  expect(playedGames().map((one) => one.id)).toEqual(["here", "over"]);
  expect(heldTables()).toEqual(["running"]);
  expect(held("running")).toMatchObject([{ seat: 2, token: "token" }]);
  expect([localStorage.getItem("name"), localStorage.getItem("level:catan")]).toEqual(["Leo", "{}"]);
});

test("a file that is none of ours brings nothing, and a spoilt one only what is right", () => {
  expect([packedIn("3"), packedIn("{"), packedIn('{"format": "other"}')]).toEqual([null, null, null]);
  const spoilt = {
    format: "sobremesa device 1",
    games: [{ id: 3 }],
    seats: { "../x": [{}], t: [{ seat: "0" }] },
    habits: { token: "x" },
  };
  expect(unpack(packedIn(JSON.stringify(spoilt))!)).toEqual({ games: 0, seats: 0 });
  expect(localStorage.getItem("token")).toBeNull();
});

test("what goes through the server's door holds the newest games", () => {
  for (let n = 0; n < 300; n++) rememberGame(tableOf(`t${n}`, { winners: [0], scores: [10, 7], reason }), [0], n);
  const small = packedSmall(20_000);
  expect(JSON.stringify(small).length).toBeLessThanOrEqual(20_000);
  expect(small.games[0]!.id).toBe("t299");
});

const LABEL = {
  id: "catan",
  players: [2, 4],
  bots: ["random", "steady"],
  options: [
    { name: "goal", least: 3, most: 20, default: null },
    { name: "map", choices: ["island"], default: "island" },
    { name: "own_map", document: true, default: null },
  ],
} as unknown as Label;

test("the last table's seats and options are offered again, as far as the game still has them", () => {
  expect(habitsOf(LABEL, { off: null })).toBeNull();
  const chosen = { ...usualHabits(LABEL), options: { goal: 8, map: "moon", own_map: { name: "x" } }, clock: "gone" };
  keepHabits("catan", {
    ...chosen,
    chairs: [
      { kind: "bot", bot: "steady" },
      { kind: "bot", bot: "old" },
    ],
  });
  expect(habitsOf(LABEL, { off: null })).toMatchObject({
    chairs: [{ kind: "bot", bot: "steady" }, { kind: "open" }],
    options: { goal: 8 },
    clock: "off",
  });
  expect(habitsOf({ ...LABEL, players: [2, 2] }, { off: null })).toBeNull();
});

test("luck is what the numbers brought for what could be expected", () => {
  const board = {
    hexes: [
      { name: "A1", number: 8 },
      { name: "A2", number: 6 },
    ],
    intersections: [{ name: "1", hexes: ["A1", "A2"] }],
  };
  const view = { buildings: { 1: { seat: 0, piece: "city" } }, robber: "A2" };
  const roll = (one: number, other: number) => ({ event: { action: { kind: "dice", one, other } }, view });
  const replay = { board, frames: [{ event: null, view }, roll(4, 4), roll(1, 1)] } as never;
  expect(luckOf(replay, 0).luck).toBeCloseTo(2 / (2 * 2 * (5 / 36)));
  expect(luckOf(replay, 1)).toEqual({});
});

test("time is told in the largest unit that fits", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { ago } = await import("../../src/shell/mine/times");
  expect([ago(0, 5_000), ago(0, 120_000), ago(0, 3 * 86_400_000)]).toEqual(["now", "2 minutes ago", "3 days ago"]);
});

test("a QR code is dark and light where another encoder has it so", () => {
  const print = (text: string) =>
    createHash("sha256")
      .update(
        qrCode(text)
          .map((row) => row.map(Number).join(""))
          .join(""),
      )
      .digest("hex")
      .slice(0, 16);
  expect(print("https://a.b/t/x")).toBe("4a05fa4ba6be15e6");
  expect(print("q".repeat(213))).toBe("81cd1631d9182a5a");
  expect(() => qrCode("q".repeat(214))).toThrow(RangeError);
});
