// What lies on a Remigio table, as the server describes it.

export const SUITS = ["clubs", "coins", "cups", "swords"] as const;
export const RANKS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "king"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** A card of a meld; a joker in a run says what it stands for. */
export interface Laid {
  card: string;
  as?: string;
}

export interface Meld {
  number: number;
  kind: "run" | "set";
  owner: number;
  cards: Laid[];
  value: number;
}

export interface Player {
  points: number;
  out: boolean;
  cards: number;
  open: "no" | "now" | "yes";
  opening: number | null;
}

export interface LastDeal {
  how: "closed" | "dry" | "false_opening" | "void" | null;
  seat: number | null;
  face_down: string | null;
  hands: string[][];
  /** The hands that were shown, dearest card first, each with what it counts. */
  counted: { card: string; value: number }[][];
  counts: number[] | null;
  points: number[];
  open: boolean[];
}

/** How an earlier deal ended. */
export interface EndedDeal {
  number: number;
  how: LastDeal["how"];
  seat: number | null;
  counts: number[] | null;
  points: number[];
}

export interface Board {
  opening: number;
  limit: number;
  table: "assisted" | "real";
  /** What each rank counts; an ace before the 2 by the table's choice. */
  values: Record<string, number>;
  low_ace: number;
  equal_suits: boolean;
  most_jokers: number;
}

export interface Table {
  phase: string;
  deal: number;
  turn: number;
  dealer: number;
  active: number;
  stock: number;
  pile: { size: number; top: string | null; under: string | null };
  cut_card: string | null;
  must_lay: string | null;
  closer: number | null;
  melds: Meld[];
  players: Player[];
  last_deal: LastDeal | null;
  deals: EndedDeal[];
  winners: number[];
}

export interface NewMeld {
  action: string;
  cards: Laid[];
  value: number;
}

export interface LayOff {
  action: string;
  card: string;
  meld: number;
}

export interface Own {
  hand: string[];
  count: number;
  drawn: string | null;
  opening: { laid: number; needed: number } | null;
  melds: NewMeld[];
  hint: { most_points: number; least_left: number | null; most: (NewMeld | LayOff)[]; can_close: boolean } | null;
}

export const rankOf = (card: string): Rank => card.split(" ")[0] as Rank;
export const suitOf = (card: string): Suit => card.split(" ")[1] as Suit;
