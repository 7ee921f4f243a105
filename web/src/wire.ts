// Made from the frames that the server declares by `make types`: change those, not this.
import type { AnyAction, LegalGroup, OptionValue, Text, UpdateOwns, UpdatePublic } from "./contract";

type Action = AnyAction;

export const LANGUAGES = ["en", "es", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Branch {
  table: string;
  step: number;
}

export interface Clock {
  kind: string;
  seconds: number | null;
}

export interface Seat {
  seat: number;
  kind: "free" | "person" | "bot";
  name: string | null;
  colour: string | null;
  bot: string | null;
  ready: boolean;
  online: boolean;
  away: boolean;
  muted: boolean;
  /** Milliseconds to the seat's device and back, where it was measured. */
  rtt: number | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: Text;
}

export interface Fairness {
  commitment: string;
  phase: "open" | "commit" | "reveal" | "sealed" | "told";
  until: number | null;
  hashes: Record<string, string>;
  numbers: Record<string, string>;
  secret: string | null;
}

/** What everybody may know of a table, apart from the game itself. */
export interface TableDocument {
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, OptionValue>;
  private: boolean;
  created: number;
  imported: boolean;
  /** The finished game it goes on from, and after which of its steps. */
  branch: Branch | null;
  state: "waiting" | "starting" | "playing" | "paused" | "finished" | "closed";
  reason: Text | null;
  preparing: boolean;
  host: number | null;
  clock: Clock;
  real_time: boolean;
  /** Claims are ordered by when they were made, as far as round trips tell. */
  even: boolean;
  /** How fast bots play, and how many seconds they wait for answers. */
  pace: "calm" | "quick" | "at_once";
  answers: number;
  /** Whether turns are told to an address of the host's. */
  webhook: boolean;
  seats: Seat[];
  spectators: number;
  rematch: string | null;
  result: Result | null;
  /** Nothing where a game came from elsewhere without its proof. */
  fairness: Fairness | null;
}

export interface Event {
  actor: number;
  action: Action;
  line: Text;
}

/** One line of the table's story; which fields it has depends on its kind. */
export interface Row {
  seq: number;
  at: number;
  kind: "game" | "seat" | "host" | "clock" | "chat";
  seat?: number | null;
  how?: "start" | "player" | "bot" | "clock" | "time";
  events?: Event[];
  event?: string;
  line?: Text;
  name?: string;
  text?: string;
  /** Where what was said is one of the phrases everybody reads in their own language. */
  phrase?: string;
}

export interface Ended {
  token: number;
  code: string;
  words: Record<Language, string>;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  epoch: string;
  now: number;
  table: TableDocument;
  seats: number[];
  /** Tokens that open no seat any more, by their place. */
  ended: Ended[];
}

/** What everybody sees of a game. */
export interface Public {
  view: unknown;
  awaited: number[];
  actors: number[];
  prompt: Text;
  result: Result | null;
  deadlines: Record<string, number>;
  /** Real time: milliseconds of play, and when they were 0 by the server's clock (null while they stand still). */
  time?: number;
  began?: number | null;
}

export interface Template {
  kind: string;
  bounds: unknown;
}

/** What only a seat sees. */
export interface Own {
  view: unknown;
  question: number | null;
  awaited: boolean;
  prompt: Text;
  legal?: LegalGroup[];
  templates?: Template[];
  /** What is played for this seat when its time is up. */
  default?: Action;
  events?: Event[];
  log?: Record<string, Event[]>;
}

export interface Snapshot {
  type: "snapshot";
  seq: number;
  table: TableDocument;
  board: unknown;
  public: Public | null;
  own: Record<string, Own>;
  log: Row[];
}

export interface Update {
  type: "update";
  seq: number;
  at: number;
  kind: "game" | "seat" | "host" | "clock" | "chat";
  public: UpdatePublic;
  own?: UpdateOwns;
}

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  words: Record<Language, string>;
  /** By how many milliseconds somebody else was faster. */
  late?: number;
  /** In how many milliseconds to try again. */
  after?: number;
}

export interface Presence {
  type: "presence";
  seats: Record<string, boolean>;
  spectators: number;
  rtt: Record<string, number>;
}

export interface Unseated {
  type: "unseated";
  seat: number;
  why: "left" | "kicked" | "moved";
}

export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

export interface Bye {
  type: "bye";
  after: number;
}

export type Heard = Welcome | Snapshot | Update | Ack | Refused | Presence | Unseated | Pong | Bye;
