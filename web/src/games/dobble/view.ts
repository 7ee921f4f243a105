// What lies on a Dobble table, as the server describes it. Times are milliseconds of play.

export interface CardDocument {
  card: number;
  name: string;
  colour: string;
  symbols: number[];
}

export interface PlaceDocument {
  place: string;
  x: number;
  y: number;
  neighbours: string[];
}

export interface PortDocument {
  port: number;
  x: number;
  y: number;
  touches: string[];
}

export interface TeamDocument {
  colour: string;
  seats: number[];
  double: boolean;
}

export interface Board {
  mode: "adventure" | "beginner" | "warm_up";
  lockout: number;
  countdown: number;
  goal: number;
  teams: TeamDocument[];
  island: PlaceDocument[];
  ports: PortDocument[];
  cards: CardDocument[];
}

/** A pile of the island: its top card, who laid it and when. */
export interface Pile {
  place: string;
  card: number | null;
  colour: string | null;
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
  why: string;
  team: number | null;
  seat: number | null;
  counts: number[];
  gained: number[];
  at: number;
}

export interface Table {
  phase: "ready" | "countdown" | "play" | "over" | "laying" | "turning";
  mode: Board["mode"];
  mini_game: number;
  played: number;
  round: number;
  now: number;
  ready_until: number | null;
  starts_at: number | null;
  hint_at: number | null;
  out_at: number | null;
  began_at: number | null;
  island: Pile[];
  ports: number[];
  pair: number[];
  teams: Team[];
  players: Player[];
  last_claim: Claim | null;
  last_score: Score | null;
  winners: number[] | null;
}

export interface Spot {
  place: string;
  symbol: number;
}

export interface Own {
  team: number;
  card: number | null;
  places: string[];
  may_ping: boolean;
  partner: number | null;
  locked_until: number | null;
  hint: Spot | null;
  ping: Spot | null;
  sent: Spot | null;
}
