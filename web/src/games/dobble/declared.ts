// Made from the declarations of the game by `make types`: change those, not this.
import type { ActionOf, NoParts } from "../../contract";

export const CARD_COLOURS = ["island", "blue", "orange", "red", "port"] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

export const MODES = ["adventure", "beginner", "warm_up"] as const;
export type Mode = (typeof MODES)[number];

export const PHASES = ["ready", "laying", "countdown", "turning", "play", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const TEAM_COLOURS = ["blue", "orange", "red"] as const;
export type TeamColour = (typeof TEAM_COLOURS)[number];

export const WHIES = ["played_out", "time_out", "all_taken", "round", "pair"] as const;
export type Why = (typeof WHIES)[number];

export interface PrintedTeam {
  colour: TeamColour;
  seats: number[];
  /** A single player among teams of two, whose points count double. */
  double: boolean;
}

/** A hexagon of the map: axial coordinates, and its middle when the corners are at distance 1. */
export interface PrintedPlace {
  place: string;
  q: number;
  r: number;
  x: number;
  y: number;
  centre: boolean;
  port: number | null;
  neighbours: string[];
}

export interface PrintedPort {
  port: number;
  q: number;
  r: number;
  x: number;
  y: number;
  touches: string[];
}

export interface PrintedCard {
  card: number;
  name: string;
  colour: CardColour;
  symbols: number[];
}

export interface PrintedSymbol {
  id: string;
  icon: string;
  colour: string;
  name: Record<string, string>;
}

/** What never changes during a match: teams, times, the map, and the face of every card. */
export interface Board {
  mode: Mode;
  mini_game: number | null;
  lockout: number;
  goal: number;
  pairs: number;
  countdown: number;
  hint_after: number;
  out_after: number;
  ready_for: number;
  teams: PrintedTeam[];
  island: PrintedPlace[];
  ports: PrintedPort[];
  cards: PrintedCard[];
  symbols: PrintedSymbol[];
}

/** A pile of the island: its top card, who laid it and when. */
export interface Pile {
  place: string;
  card: number | null;
  colour: CardColour | null;
  height: number;
  by: number | null;
  at: number | null;
}

export interface Team {
  points: number;
  count: number;
  taken: number;
  deck: number;
  card: number | null;
  out: boolean;
  out_by: number | null;
}

export interface Player {
  team: number;
  deck: number;
  card: number | null;
  locked_until: number | null;
  ready: boolean;
  may_claim: boolean;
}

export interface Claim {
  seat: number;
  place: string;
  symbol: number;
  own: number;
  target: number;
  verdict: "right" | "wrong";
  at: number;
}

export interface Score {
  mini_game: number;
  why: Why;
  seat: number | null;
  team: number | null;
  counts: number[];
  gained: number[];
  at: number;
}

export interface View {
  phase: Phase;
  mode: Mode;
  mini_game: number;
  played: number;
  round: number;
  now: number;
  ready_until: number | null;
  starts_at: number | null;
  turned_up: boolean;
  began_at: number | null;
  hint_at: number | null;
  out_at: number | null;
  /** Empty before it is laid, and where a mini-game has none. */
  island: Pile[];
  ports: number[];
  pair: number[];
  teams: Team[];
  players: Player[];
  last_claim: Claim | null;
  last_score: Score | null;
  winners: number[] | null;
}

/** What was pointed out. */
export interface Spot {
  place: string;
  symbol: number;
}

export interface Own {
  team: number;
  card: number | null;
  /** Where this seat may claim. */
  places: string[];
  partner: number | null;
  may_ping: boolean;
  locked_until: number | null;
  hint: Spot | null;
  ping: Spot | null;
  sent: Spot | null;
}

/** The number of the card one matches with, and of the card at each place in reach. */
export interface Reach {
  own: number | null;
  places: Record<string, number>;
}

/** The bounds of open-ended actions. */
export interface Bounds {
  claim: Reach;
  ping: Reach;
}

/** What a seat may do: the parts of each kind of action. */
export interface Acts {
  ready: NoParts;
  claim: { place: string; symbol: string; own: string; target: string };
  ping: { to: number; place: string; symbol: string };
}

/** What may have happened; null is what one did not see. */
export interface Steps extends Omit<Acts, "ping"> {
  ping: { to: number; place: string | null; symbol: string | null };
  lay: { place: string; card: string };
  port: { port: number; card: string };
  turn: { deck: number; card: string };
  show: { card: string };
  at: { ms: number };
  start: NoParts;
  unlock: { seat: number };
  hint: NoParts;
  "time out": NoParts;
  "go on": NoParts;
  "turn up": NoParts;
}

export type Action = ActionOf<Acts>;
export type Step = ActionOf<Steps>;
