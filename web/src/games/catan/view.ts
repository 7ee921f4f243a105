// What lies on a CATAN table, as the server describes it.

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"] as const;
export const CARDS = ["knight", "road building", "invention", "monopoly", "victory point"] as const;
export const BUILDS = ["road", "settlement", "city", "card"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Card = (typeof CARDS)[number];
export type Build = (typeof BUILDS)[number];
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "desert";
export type Counts = Record<Resource, number>;
export type Some = Partial<Counts>;
export type CardCounts = Partial<Record<Card, number>>;

export interface Hex {
  name: string;
  x: number;
  y: number;
  terrain: Terrain;
  number?: number;
}

export interface Intersection {
  name: string;
  x: number;
  y: number;
  hexes: string[];
}

export interface Board {
  name: string;
  hexes: Hex[];
  intersections: Intersection[];
  paths: { ends: [string, string] }[];
  harbours: { kind: Resource | "any"; ends: [string, string] }[];
  robber: string;
  colours: string[];
  order: number[];
  goal: number;
  discard_limit: number;
  costs: Record<string, Counts>;
}

export interface Offer {
  give: Some;
  get: Some;
  to: number[];
}

export interface Player {
  colour: string;
  cards_in_hand: number;
  development_cards: number;
  played: CardCounts;
  points: number;
  points_from: Record<"settlements" | "cities" | "longest_route" | "largest_army", number>;
  pieces: Record<string, number>;
  route: number;
  rates: Counts;
  yield: Counts;
  owes: number;
  has_discarded: boolean;
  offer: Offer | null;
  answer: "none" | "yes" | "no" | "counter";
  hand?: Counts;
  cards?: CardCounts;
}

export interface Table {
  phase: string;
  turn: number;
  active: number;
  dice: [number, number] | null;
  rolled: boolean;
  robber: string;
  buildings: Record<string, { seat: number; piece: "settlement" | "city" }>;
  roads: Record<string, number>;
  bank: Counts;
  deck: number;
  longest_route: number | null;
  largest_army: number | null;
  free_roads: number;
  card_played: boolean;
  trade_over: boolean;
  offers_left: number;
  founding: string | null;
  winner: number | null;
  players: Player[];
}

export interface Own {
  hand: Counts;
  cards: CardCounts;
  fresh: CardCounts;
  points: number;
  discard: Counts | null;
}
