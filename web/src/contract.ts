// The wire protocol's words, as docs/protocol.md tells them: frames and tables as the server declares them (`wire.ts`),
// and here what surrounds them. What a game puts into views and boards is the game's own.
import type { Event, Language, Own, Public, Result, Row, Seat, TableDocument } from "./wire";

export type * from "./wire";

export type Words = Record<Language, string>;
export type Value =
  | number
  | string
  | { seat: number }
  | { term: string }
  | { cards: Partial<Record<string, number>> }
  | { text: Text }
  | { list: Value[]; by?: string };

export interface Text {
  key: string;
  values?: Record<string, Value>;
}

export interface Refusal {
  code: string;
  words: Words;
  /** By how many milliseconds somebody else was faster. */
  late?: number;
}

export interface Option {
  name: string;
  choices?: string[];
  least?: number;
  most?: number;
  switch?: true;
  /** A JSON document the table brings along. */
  document?: true;
  default: string | number | boolean | null;
}

export type OptionValue = string | number | boolean | null | { name?: string };

export interface Label {
  id: string;
  name: Words;
  summary: Words;
  stage: string;
  rules_version: number;
  players: [number, number];
  options: Option[];
  languages: string[];
  bots: string[];
  /** Those of the bots that people choose by how well they play, the weakest first. */
  levels: string[];
  /** The names of its lessons, in order, and how many puzzles there are. */
  lessons: string[];
  puzzles: number;
  /** No record of this game may have more steps. */
  most_steps?: number;
  /** Nobody waits for a turn; the server is the referee. */
  real_time?: boolean;
  rules: "cold" | "preparing" | "ready" | "failed";
}

/** What seats of a game can do, as its rules declare it. */
export interface Declared {
  kind: string;
  forms: string[];
  parts: { name: string; type: string; holds: "seat" | null }[];
}

export interface Games {
  games: Label[];
  colours: string[];
  clocks: Record<string, number | null>;
  /** Whether hosts may let turns be told elsewhere. */
  webhooks?: boolean;
  /** Whether the server keeps ratings of people who want one. */
  ratings?: boolean;
}

/** What the lobby shows of a table: a part of its document. */
export interface Notice
  extends Pick<
    TableDocument,
    | "id"
    | "game"
    | "players"
    | "private"
    | "created"
    | "imported"
    | "state"
    | "clock"
    | "real_time"
    | "even"
    | "options"
  > {
  seats: Pick<Seat, "seat" | "kind" | "name" | "colour" | "bot">[];
}

/** How a table stands, for those who are elsewhere. */
export interface Standing extends Notice {
  /** The seats whose turn it is; null where the log does not tell. */
  awaited: number[] | null;
  since: number;
  deadlines: Record<string, number>;
  result: Result | null;
}

/** How far rules are that a server compiles when it starts for the first time. */
export interface PreparedRules {
  status: "cold" | "preparing" | "ready" | "failed";
  done: number;
  total: number;
}

export interface Seated {
  table: TableDocument;
  seat: number;
  token: string;
}

export interface Made {
  table: TableDocument;
  seats: { seat: number; token: string }[];
}

/** An action: its kind, and its parts by their names. */
export interface AnyAction {
  kind: string;
  [part: string]: unknown;
}

/** Legal actions of one kind: each part holds a value for each action; a kind without parts is one action. */
export interface LegalGroup {
  kind: string;
  [part: string]: unknown[] | string;
}

/** What happened, with the actions of a game. */
export type GameEvent<Step = AnyAction> = Omit<Event, "action"> & { action: Step };

/** A part of a view told in changes: each one a path, with the new value at its end; and what is no longer there. */
export interface Changed {
  changes?: unknown[][];
  gone?: (string | number)[][];
}

export type Owns = Record<string, Own>;

export interface Frame<View = unknown, Own = unknown, Step = AnyAction> {
  step: number;
  event: GameEvent<Step> | null;
  view: View;
  own: Record<string, Own>;
  prompt: Text;
  result: Result | null;
  /** Milliseconds of play, in real time. */
  time?: number | null;
}

export interface Replay<Board = unknown, View = unknown, Own = unknown, Step = AnyAction> {
  total: number;
  board: Board;
  players: number;
  names: (string | null)[];
  frames: Frame<View, Own, Step>[];
}

/** What the coach finds in a finished game. */
export interface Analysis {
  game: string;
  players: number;
  unit: "chance" | "points" | "so far";
  start: number[];
  moments: { step: number; actor: number; cause: string; worth: number[] }[];
  turning_points: number[];
  accounts: { start: number; end: number; luck: number; parts: Record<string, number> }[];
  choices: Choice[];
  grades: (string | null)[];
  /** The most that choices may cost on average for A to D, as a share of what makes one doubtful. */
  scale: number[];
  percentiles: (number | null)[];
  figures: Figure[];
}

/** Something counted, and what could be expected of it; one number a seat, or one for each of its heads. */
export interface Figure {
  name: string;
  values: (number | null)[];
  expected: (number | null)[];
  heads: string[];
  unit: "" | "ms";
}

export interface Choice {
  step: number;
  seat: number;
  theme: string;
  played: string;
  better: string | null;
  cost: number;
  label: "doubtful" | "mistake" | "blunder" | null;
  /** What the coach would have thought of, the best first. */
  alternatives: Alternative[];
  reasons: string[];
  /** What was played, as the log tells it. */
  line: Text;
}

export interface Alternative {
  /** In the words of actions. */
  action: string;
  worth: number;
  /** What the log would say of it. */
  line: Text;
  parts: AnyAction;
}

export interface GameRecord {
  format: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, OptionValue>;
  start: unknown;
  /** In words, or (`?actions=parts`) as kinds and parts. */
  actions: [number | string, string | AnyAction][];
  winners?: number[];
  scores?: number[];
  names?: (string | null)[];
  colours?: string[];
  fairness?: { commitment: string; secret: string; seats: Record<string, { hash: string; number?: string }> };
}

/** What an update brings everybody: a row, with the view where it is its to bring, whole or in changes. */
export type UpdatePublic = Partial<Public> & Partial<Row> & Changed & { table?: TableDocument; board?: unknown };
export type UpdateOwns = Record<string, Own & Changed>;

/** A kind of action without parts. */
export type NoParts = Record<never, never>;

/** Open-ended families of actions, by what their bounds are. */
export type TemplateOf<Bounds> = { [Kind in keyof Bounds]: { kind: Kind; bounds: Bounds[Kind] } }[keyof Bounds];

/** The actions whose kinds and parts these are: `{ kind: "road", path: "12-13" }`. */
export type ActionOf<Kinds> = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];

/** A game's actions as its record has them: who acted, a seat, `chance` or `time`. */
export type RecordedSteps<Step = AnyAction> = [number | string, Step][];
