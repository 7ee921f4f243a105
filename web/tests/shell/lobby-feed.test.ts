// The lobby's list: told by the server, never asked for again and again.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Notice } from "../../src/contract";
import { watchLobby } from "../../src/shell/net/lobby-feed";

class Source {
  static readonly CLOSED = 2;
  static made: Source[] = [];
  readyState = 1;
  onerror: () => void = () => {};
  private readonly heard = new Map<string, (told: { data: string }) => void>();

  constructor(readonly url: string) {
    Source.made.push(this);
  }

  addEventListener(name: string, hear: (told: { data: string }) => void): void {
    this.heard.set(name, hear);
  }

  close(): void {
    this.readyState = Source.CLOSED;
  }

  tell(name: string, ...tables: object[]): void {
    this.heard.get(name)!({ data: JSON.stringify({ tables }) });
  }
}

const asked = vi.fn();
const page = {
  hidden: false,
  look: () => {},
  addEventListener: (_: string, look: () => void) => (page.look = look),
  removeEventListener: () => {},
};
const table = (id: string, state: string, created = 0) => ({ id, state, created });
let shown: string[] = [];
const show = (tables: Notice[]) => (shown = tables.map(({ id }) => id));
const last = () => Source.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  page.hidden = false;
  Source.made = [];
  shown = [];
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { setTimeout });
});
afterEach(() => vi.useRealTimers());

test("an idle lobby asked for three lists every four seconds", () => {
  watchLobby(show);
  last().tell("tables", table("one", "waiting"));
  vi.advanceTimersByTime(60 * 60_000);
  expect(asked).not.toHaveBeenCalled();
  expect(Source.made.map(({ url }) => url)).toEqual(["/api/lobby"]);
});

test("what changes is shown in its place, and what is closed goes", () => {
  watchLobby(show);
  last().tell("tables", table("old", "waiting", 1), table("new", "waiting", 2), table("over", "finished", 3));
  expect(shown).toEqual(["new", "old", "over"]);
  last().tell("changed", table("new", "playing", 2), table("newest", "waiting", 4));
  expect(shown).toEqual(["newest", "old", "new", "over"]);
  last().tell("changed", table("old", "closed", 1));
  expect(shown).toEqual(["newest", "new", "over"]);
  last().tell("tables", table("alone", "waiting"));
  expect(shown).toEqual(["alone"]);
});

test("it reconnects by itself where the browser has given up, more and more slowly", () => {
  watchLobby(show);
  last().onerror();
  vi.advanceTimersByTime(60_000);
  expect(Source.made.length).toBe(1);
  for (let tries = 1; tries <= 3; tries++) {
    last().readyState = Source.CLOSED;
    last().onerror();
    vi.advanceTimersByTime(1000 * 2 ** (tries - 1));
    expect(Source.made.length).toBe(1 + tries);
  }
});

test("a page nobody looks at does not listen", () => {
  const end = watchLobby(show);
  page.hidden = true;
  page.look();
  expect(last().readyState).toBe(Source.CLOSED);
  page.hidden = false;
  page.look();
  expect(Source.made.length).toBe(2);
  end();
  expect(last().readyState).toBe(Source.CLOSED);
  vi.advanceTimersByTime(60_000);
  expect(Source.made.length).toBe(2);
});
