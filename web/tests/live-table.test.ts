// A table as a device hears of it: when its buttons may be pressed again.
import { beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../src/shell/net/live-table";

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
  vi.stubGlobal("localStorage", { getItem: () => null });
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
