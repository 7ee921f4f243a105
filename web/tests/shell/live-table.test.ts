// A table as a device hears of it: when its buttons may be pressed again.
import { beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../../src/shell/net/live-table";

interface Said {
  type: string;
  id: string;
}

let line: Line;
let said: Said[];

class Line {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onmessage: (message: { data: string }) => void = () => {};

  constructor() {
    line = this;
  }

  send(message: string): void {
    said.push(JSON.parse(message));
  }
}

const hear = (message: object) => line.onmessage({ data: JSON.stringify(message) });
const TABLE = { fairness: { phase: "sealed", hashes: {}, numbers: {} }, seats: [] };
const own = (decision: number) => ({ 0: { decision, legal: [], templates: [] } });

function seated(): LiveTable {
  const live = new LiveTable("one");
  hear({ type: "welcome", epoch: "a", now: 0, ended: [], seats: [0], table: TABLE });
  hear({ type: "snapshot", seq: 1, board: null, public: { awaited: [0] }, own: own(1), log: [], table: TABLE });
  return live;
}

const playedOn = (seq: number) =>
  hear({ type: "update", seq, at: 0, kind: "game", public: { seat: 0, view: {}, awaited: [0] }, own: own(seq) });

beforeEach(() => {
  said = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", { addEventListener: () => {}, setInterval: () => 0 });
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

test("the answer to an earlier act does not free the buttons of the next one", () => {
  const live = seated();
  live.act({ kind: "roll" });
  expect(live.busy.value).toBe(true);
  playedOn(2);
  expect(live.busy.value).toBe(false);
  live.act({ kind: "end turn" });
  const [roll, end] = said.filter(({ type }) => type === "act");
  hear({ type: "ack", id: roll!.id, seq: 2 });
  expect(live.busy.value).toBe(true);
  hear({ type: "ack", id: end!.id, seq: 3 });
  expect(live.busy.value).toBe(false);
});

test("talk does not free the buttons of an act", () => {
  const live = seated();
  live.chat("hello");
  live.act({ kind: "roll" });
  const talk = said.find(({ type }) => type === "chat")!;
  hear({ type: "ack", id: talk.id, seq: 2 });
  expect(live.busy.value).toBe(true);
});

const acts = () => said.filter(({ type }) => type === "act");

test("an answer given twice before the server has heard it is given once", () => {
  const live = seated();
  live.act({ kind: "accept" });
  live.act({ kind: "accept" });
  expect(acts()).toHaveLength(1);
  playedOn(2);
  live.act({ kind: "decline" });
  expect(acts()).toHaveLength(2);
});

test("where everybody plays at once nobody waits for an answer", () => {
  const live = seated();
  live.table.value = { ...live.table.value!, real_time: true };
  live.act({ kind: "claim a1" });
  live.act({ kind: "claim a2" });
  expect(acts()).toHaveLength(2);
});

test("what has changed is applied to what was told before, and what has not stays the same object", () => {
  const live = seated();
  const view = { phase: "roll", cheap: ["ore"], players: [{ cards: 1 }, { cards: 2 }] };
  const part = { view: { hand: { ore: 1 } }, decision: 2, awaited: true, legal: [[5, "roll"]], templates: [] };
  const whole = { seat: 0, view, awaited: [0], actors: [0], prompt: {}, deadlines: {}, result: null };
  hear({ type: "update", seq: 2, at: 0, kind: "game", public: whole, own: { 0: part } });
  const before = live.shown.value!.view as typeof view;
  const changes = [
    ["view", "phase", "build"],
    ["view", "players", 1, "cards", 3],
    ["awaited", [1]],
  ];
  hear({
    type: "update",
    seq: 3,
    at: 0,
    kind: "game",
    public: { seat: 0, changes, gone: [["view", "cheap"]] },
    own: {
      0: {
        changes: [
          ["decision", 3],
          ["view", "hand", "ore", 0],
          ["legal", []],
        ],
      },
    },
  });
  const after = live.shown.value!.view as typeof view;
  expect(after).toEqual({ phase: "build", players: [{ cards: 1 }, { cards: 3 }] });
  expect(after.players[0]).toBe(before.players[0]);
  expect(before.phase).toBe("roll");
  expect(live.shown.value!.awaited).toEqual([1]);
  expect(live.owns.value[0]).toMatchObject({ view: { hand: { ore: 0 } }, decision: 3, awaited: true, legal: [] });
});
