// One socket to one table that comes back by itself: back-off with jitter, pings, acts sent again until answered.
import { signal } from "@preact/signals";
import type { Heard } from "../../contract";

export type Condition = "connecting" | "open" | "waiting" | "gone";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;
const PING_OFTEN = 2_000;
const KEPT = 8;
const DEAD_AFTER = 40_000;
const FINAL = [1008, 4000];

export class TableSocket {
  readonly condition = signal<Condition>("connecting");
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again = 0;
  private heart = 0;
  private lastHeard = 0;
  private every = PING_EVERY;
  private readonly heard: { trip: number; skew: number }[] = [];
  private readonly unanswered = new Map<string, object>();

  constructor(
    private readonly table: string,
    private readonly hello: () => object,
    private readonly hear: (message: Heard) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** An act or chat: sent now, and once more after each reconnect until the server answers. */
  sendSurely(id: string, message: object): void {
    this.unanswered.set(id, message);
    this.send(message);
  }

  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Where moments matter: more pings, for a better idea of the server's clock. */
  pingOften(): void {
    if (this.every === PING_OFTEN) return;
    this.every = PING_OFTEN;
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.beat(), this.every);
    this.beat();
  }

  /** How far the server's clock is ahead of ours, told by the quickest of the last pings. */
  skewBy(sent: number, now: number): number {
    const trip = Date.now() - sent;
    this.heard.push({ trip, skew: now + trip / 2 - Date.now() });
    if (this.heard.length > KEPT) this.heard.shift();
    return this.heard.reduce((one, other) => (other.trip < one.trip ? other : one)).skew;
  }

  close(): void {
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.heart);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private readonly hurry = () => {
    if (this.condition.value === "waiting" && !document.hidden) {
      clearTimeout(this.again);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/tables/${this.table}/socket`);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => this.send(this.hello());
    socket.onmessage = (message) => this.take(JSON.parse(message.data));
    socket.onclose = (closed) => socket === this.socket && this.lost(closed.code);
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.beat(), this.every);
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > DEAD_AFTER) this.lost(0);
    else this.send({ type: "ping", n: Date.now() });
  }

  private take(message: Heard): void {
    this.lastHeard = Date.now();
    if (message.type === "bye") this.wait = message.after;
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.condition.value = "open";
      for (const act of this.unanswered.values()) this.send(act);
    }
    if ((message.type === "ack" || message.type === "refused") && message.id) this.unanswered.delete(message.id);
    this.hear(message);
  }

  private lost(code: number): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    clearInterval(this.heart);
    if (FINAL.includes(code)) {
      this.condition.value = "gone";
      return;
    }
    this.condition.value = "waiting";
    this.again = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
