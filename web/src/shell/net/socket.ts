// One socket to one table that comes back by itself: back-off with jitter, pings, acts sent again until answered.
import { signal } from "@preact/signals";
import type { Heard } from "../../contract";

/** `silent`: it may only be slow. */
export type Condition = "connecting" | "open" | "silent" | "waiting" | "gone";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 3_000;
const PING_OFTEN = 2_000;
const KEPT = 8;
/** How often we look whether the line is still there. */
const LOOK_EVERY = 1_000;
/** Milliseconds without a word after which something is wrong: pings are answered at once. */
const SILENT_AFTER = 4_000;
/** After so many we try another line. */
const DEAD_AFTER = 10_000;
const FINAL = [1008, 4000];

export class TableSocket {
  readonly condition = signal<Condition>("connecting");
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again = 0;
  private heart = 0;
  private lastHeard = 0;
  private lastPing = 0;
  private lastBeat = 0;
  private every = PING_EVERY;
  private readonly heard: { trip: number; skew: number }[] = [];
  private readonly unanswered = new Map<string, object>();

  constructor(
    private readonly table: string,
    private readonly hello: () => object,
    private readonly hear: (message: Heard) => void,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.drop);
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
    this.ping();
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
    window.removeEventListener("offline", this.drop);
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

  private readonly drop = () => {
    if (this.socket) this.lost(0);
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/tables/${this.table}/socket`);
    this.socket = socket;
    this.lastHeard = this.lastBeat = Date.now();
    socket.onopen = () => this.send(this.hello());
    socket.onmessage = (message) => this.take(JSON.parse(message.data));
    socket.onclose = (closed) => socket === this.socket && this.lost(closed.code);
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.beat(), LOOK_EVERY);
  }

  private ping(): void {
    this.lastPing = Date.now();
    this.send({ type: "ping", n: this.lastPing });
  }

  /** While nobody looks, browsers hold timers back: a page that slept has not lost anything yet. */
  private beat(): void {
    const now = Date.now();
    const slept = document.hidden || now - this.lastBeat > 2 * LOOK_EVERY;
    this.lastBeat = now;
    if (slept) this.lastHeard = now;
    const silence = now - this.lastHeard;
    if (silence > DEAD_AFTER) return this.lost(0);
    if (silence > SILENT_AFTER && this.condition.value === "open") this.condition.value = "silent";
    if (now - this.lastPing >= this.every && (!document.hidden || this.every === PING_OFTEN)) this.ping();
  }

  private take(message: Heard): void {
    this.lastHeard = Date.now();
    if (this.condition.value === "silent") this.condition.value = "open";
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
