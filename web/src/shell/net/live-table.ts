// A table as this device sees it: what the socket told, kept as signals.
import { computed, signal } from "@preact/signals";
import type {
  AnyAction,
  Changed,
  GameEvent,
  Heard,
  Own,
  Owns,
  Public,
  Refusal,
  Row,
  TableDocument,
} from "../../contract";
import { rememberGame } from "../mine/games";
import { changed } from "./changes";
import { type Held, hashOf, held, letGo, newId } from "./memory";
import { learnLevel } from "./own-level";
import { TableSocket } from "./socket";

export interface Step {
  seq: number;
  events: GameEvent[];
}

export class LiveTable {
  readonly table = signal<TableDocument | null>(null);
  readonly board = signal<unknown>(null);
  readonly shown = signal<Public | null>(null);
  readonly owns = signal<Owns>({});
  readonly log = signal<Row[]>([]);
  readonly step = signal<Step>({ seq: 0, events: [] });
  readonly seats = signal<number[]>([]);
  readonly refusal = signal<Refusal | null>(null);
  readonly unseated = signal<"left" | "kicked" | "moved" | null>(null);
  readonly busy = signal(false);
  readonly clockSkew = signal(0);
  readonly socket: TableSocket;
  /** The seat this device plays for now: the first of its seats the game waits for, else the last one it was. */
  readonly seat = computed(() => this.seatNow());
  private readonly chosen = signal<number | null>(null);
  private lastSeat: number | null = null;
  private seq: number | null = null;
  private epoch: string | null = null;
  /** Acts that neither an answer nor the game's next step has followed yet. */
  private readonly pending = new Set<string>();

  /** A table one only watches is greeted without tokens, whatever seats this device holds. */
  constructor(
    readonly id: string,
    private readonly as: "player" | "watching" = "player",
  ) {
    this.socket = new TableSocket(
      id,
      () => this.hello(),
      (message) => this.hear(message),
    );
  }

  /** One act at a time, except where everybody plays at once. */
  act(action: AnyAction): void {
    const seat = this.seat.value;
    const own = seat === null ? null : this.owns.value[seat];
    if (!own || (this.busy.value && !this.table.value?.real_time)) return;
    const id = newId();
    this.pending.add(id);
    this.busy.value = true;
    this.refusal.value = null;
    this.socket.sendSurely(id, { type: "act", id, seat, question: own.question, action });
  }

  chat(text: string, phrase?: string): void {
    const id = newId();
    this.socket.sendSurely(id, { type: "chat", id, seat: this.seat.value, text, phrase: phrase ?? null });
  }

  /** Hot seat: shows another of this device's seats until the game waits for one of them again. */
  choose(seat: number): void {
    this.chosen.value = seat;
  }

  /** After a seat was taken, left or moved here. */
  greet(): void {
    this.unseated.value = null;
    this.socket.send({ ...this.hello(), last: null });
  }

  close(): void {
    this.socket.close();
  }

  private seatNow(): number | null {
    const mine = this.seats.value;
    const awaited = this.shown.value?.awaited ?? [];
    const wanted = this.chosen.value ?? mine.find((seat) => awaited.includes(seat));
    this.lastSeat =
      wanted ?? (this.lastSeat !== null && mine.includes(this.lastSeat) ? this.lastSeat : (mine[0] ?? null));
    return this.lastSeat;
  }

  private held(): Held[] {
    return this.as === "watching" ? [] : held(this.id);
  }

  private hello(): object {
    return {
      type: "hello",
      protocol: 2,
      tokens: this.held().map((one) => one.token),
      last: this.seq,
      epoch: this.epoch,
      changes: true,
    };
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "snapshot":
        return this.takeSnapshot(message);
      case "update":
        return this.takeUpdate(message);
      case "ack":
        return this.answered(message.id);
      case "refused":
        return this.refused(message);
      case "presence":
        return this.takePresence(message);
      case "unseated":
        letGo(this.id, message.seat);
        this.seats.value = this.seats.value.filter((seat) => seat !== message.seat);
        this.unseated.value = message.why;
        return;
      case "pong":
        this.clockSkew.value = this.socket.skewBy(message.n, message.now);
    }
  }

  private welcomed(message: Extract<Heard, { type: "welcome" }>): void {
    this.epoch = message.epoch;
    this.clockSkew.value = message.now - Date.now();
    const mine = this.held();
    if (message.ended.length && !message.seats.length) this.unseated.value = "moved";
    for (const { token } of message.ended) if (mine[token]) letGo(this.id, mine[token].seat);
    this.seats.value = message.seats;
    this.takeTable(message.table);
  }

  private takeSnapshot(told: Extract<Heard, { type: "snapshot" }>): void {
    this.seq = told.seq;
    this.board.value = told.board;
    this.shown.value = told.public;
    this.owns.value = told.own;
    this.answered();
    const seen = Object.assign({}, ...Object.values(told.own).map((own) => own.log ?? {})) as Record<
      string,
      GameEvent[]
    >;
    this.log.value = told.log.map((row) => ({ ...row, events: seen[row.seq] ?? row.events }));
    this.step.value = { seq: told.seq, events: [] };
    this.takeTable(told.table);
  }

  private takeUpdate({ seq, at, kind, public: shown, own }: Extract<Heard, { type: "update" }>): void {
    if (this.seq !== null && seq > this.seq + 1) return this.greet();
    if (this.seq !== null && seq <= this.seq) return;
    this.seq = seq;
    if (shown.board) this.board.value = shown.board;
    if (kind === "game") {
      const events = Object.values(own ?? {}).find((one) => one.events)?.events ?? shown.events ?? [];
      if (this.seats.value.includes(shown.seat ?? -1)) this.answered();
      if (shown.view !== undefined) this.takeView(shown as Public, own ?? {});
      else if (shown.changes && this.shown.value) this.takeChanges(shown, own ?? {});
      this.step.value = { seq, events };
      this.log.value = [...this.log.value, { ...(shown as Row), seq, at, kind, events }];
    } else {
      if (this.shown.value && (shown.began !== undefined || shown.deadlines)) {
        const { began = this.shown.value.began, deadlines = this.shown.value.deadlines } = shown;
        this.shown.value = { ...this.shown.value, began, deadlines };
      }
      this.log.value = [...this.log.value, { ...(shown as Row), seq, at, kind }];
    }
    if (shown.table) this.takeTable(shown.table);
  }

  private takeChanges(shown: Changed & Partial<Public>, own: Record<string, Own & Changed>): void {
    const last = this.shown.value as Public;
    const owns = Object.entries(own).map(([seat, part]) => [seat, this.changedOwn(Number(seat), part)]);
    this.takeView({ ...changed(last, shown), time: shown.time, began: shown.began }, Object.fromEntries(owns));
  }

  private changedOwn(seat: number, part: Own & Changed): Own {
    if (!part.changes) return part;
    const { log: _log, events: _events, ...last } = this.owns.value[seat] as Own;
    return { ...changed(last as Own, part), events: part.events };
  }

  /** Of rows told together only the last one brings the view. */
  private takeView({ view, awaited, actors, prompt, deadlines, result, time, began }: Public, own: Owns): void {
    this.owns.value = own;
    if (String(awaited) !== String(this.shown.value?.awaited)) this.chosen.value = null;
    this.shown.value = { view, awaited, actors, prompt, deadlines, result, time, began };
    if (result && this.table.value) learnLevel(this.table.value, this.seats.value, result);
  }

  /** The answer to an act that the game has already gone on from says nothing about the next one. */
  private answered(id?: string): void {
    if (id === undefined) this.pending.clear();
    else this.pending.delete(id);
    this.busy.value = this.pending.size > 0;
  }

  private refused({ id, code, words, late }: Extract<Heard, { type: "refused" }>): void {
    if (id) this.answered(id);
    if (code !== "too_late") this.refusal.value = { code, words, late };
  }

  private takePresence({ seats, spectators, rtt }: Extract<Heard, { type: "presence" }>): void {
    const table = this.table.value;
    if (!table) return;
    const now = table.seats.map((seat) => ({
      ...seat,
      online: seats[seat.seat] ?? seat.online,
      rtt: rtt?.[seat.seat] ?? seat.rtt,
    }));
    this.table.value = { ...table, seats: now, spectators };
  }

  private takeTable(table: TableDocument): void {
    this.table.value = table;
    if (table.state === "finished") rememberGame(table, this.seats.value);
    if (table.real_time) this.socket.pingOften();
    for (const { seat, number } of this.held()) this.helpTheDice(table, seat, number);
  }

  /** Our number for the dice: its hash first, the number itself once everybody's hash is in. */
  private helpTheDice({ fairness }: TableDocument, seat: number, number: string): void {
    if (!fairness || !this.seats.value.includes(seat)) return;
    const mine = fairness.hashes[seat];
    if (fairness.phase === "reveal" && mine === hashOf(number) && !fairness.numbers[seat]) {
      this.socket.send({ type: "reveal", seat, number });
    } else if ((fairness.phase === "open" || fairness.phase === "commit") && mine === undefined) {
      this.socket.send({ type: "commit", seat, hash: hashOf(number) });
    }
  }
}
