// The lobby's list as the server tells it: whole once, then what has changed. Nothing is asked for again and again.
import type { Notice } from "../../contract";

type Show = (tables: Notice[]) => void;

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const ORDER = ["waiting", "starting", "playing", "paused", "finished"];
const place = (table: Notice) => ORDER.indexOf(table.state);

/** Shows the list until the answer is called. A page nobody looks at does not listen. */
export function watchLobby(show: Show): () => void {
  const feed = new LobbyFeed(show);
  document.addEventListener("visibilitychange", feed.look);
  feed.look();
  return () => {
    document.removeEventListener("visibilitychange", feed.look);
    feed.end();
  };
}

class LobbyFeed {
  private source: EventSource | null = null;
  private readonly tables = new Map<string, Notice>();
  private again = 0;
  private wait = FIRST_WAIT;

  constructor(private readonly show: Show) {}

  readonly look = () => {
    if (document.hidden) this.end();
    else if (!this.source) this.listen();
  };

  end(): void {
    clearTimeout(this.again);
    this.source?.close();
    this.source = null;
  }

  private listen(): void {
    clearTimeout(this.again);
    const source = new EventSource("/api/lobby");
    this.source = source;
    source.addEventListener("tables", (told) => this.take(told.data, true));
    source.addEventListener("changed", (told) => this.take(told.data, false));
    source.onerror = () => source === this.source && this.lost(source);
  }

  private take(data: string, whole: boolean): void {
    this.wait = FIRST_WAIT;
    if (whole) this.tables.clear();
    for (const table of (JSON.parse(data) as { tables: Notice[] }).tables) {
      if (table.state === "closed") this.tables.delete(table.id);
      else this.tables.set(table.id, table);
    }
    this.show([...this.tables.values()].sort((one, other) => place(one) - place(other) || other.created - one.created));
  }

  /** The browser reconnects by itself, except after an answer it does not understand, as when the server is full. */
  private lost(source: EventSource): void {
    if (source.readyState !== EventSource.CLOSED) return;
    this.source = null;
    this.again = window.setTimeout(this.look, this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
