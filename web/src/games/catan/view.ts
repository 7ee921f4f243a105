// What lies on a CATAN table, as the server describes it.
import type { Helper } from "./art/helpers";

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"] as const;
export const CARDS = ["knight", "road building", "invention", "monopoly", "victory point"] as const;
export const BUILDS = ["road", "settlement", "city", "card"] as const;

export const GUILDS = ["wagon", "ship", "shovel", "book", "compass"] as const;

export type Guild = (typeof GUILDS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Card = (typeof CARDS)[number];
export type Build = (typeof BUILDS)[number];
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "desert";
export type Counts = Record<Resource, number>;
export type Some = Partial<Counts>;
/** What an offer may be made of: resource cards and, where there is a canal, its tokens. */
export const GOODS = [...RESOURCES, "canal"] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
export type GuildCounts = Partial<Record<Guild, number>>;
export type CardCounts = Partial<Record<Card, number>>;

export interface Hex {
  name: string;
  label?: string;
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
  /** A location may be settled; it is what an intersection is unless told otherwise. */
  kind?: "location" | "point" | "victory";
  label?: string;
  canal?: true;
}

export interface Path {
  ends: [string, string];
  /** A red path: whoever has the road trades at its rate. */
  harbour?: Resource | "any";
}

export interface Board {
  name: string;
  hexes: Hex[];
  intersections: Intersection[];
  paths: Path[];
  harbours?: { kind: Resource | "any"; ends: [string, string] }[];
  robber: string;
  colours: string[];
  order: number[];
  goal: number;
  expansions: string[];
  discard_limit: number;
  costs: Record<string, Counts>;
}

export interface Offer {
  give: Goods;
  get: Goods;
  to: number[];
}

export interface Player {
  colour: string;
  cards_in_hand: number;
  development_cards: number;
  played: CardCounts;
  points: number;
  points_from: Record<"settlements" | "cities" | "longest_route" | "largest_army", number> & { tokens?: number };
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
  /** Catan tokens: a point each. */
  tokens?: number;
  canal_tokens?: number;
  favours?: number;
  fresh_favours?: number;
  favours_due?: number;
  guilds?: GuildCounts;
  helper?: HeldHelper | null;
}

export interface HeldHelper {
  name: Helper;
  side: "A" | "B";
  /** Neither taken nor used in this turn. */
  ready: boolean;
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
  /** Five or six players: what somebody does between two turns, and whose turn it follows. */
  extra?: "none" | "building" | "turn";
  turn_of?: number | null;
  /** Where victory tokens still lie. */
  tokens_at?: string[];
  /** Where theft is voluntary: whether robbing nobody earns a favour token. */
  sparing_earns?: boolean;
  /** What the bank takes two for one of until the turn ends. */
  cheap?: Resource[];
  canal?: { supply: number; played: number };
  favours?: { supply: number; spent: GuildCounts; catan_tokens: number; used: boolean; drawing: number | null };
  gift?: { card: Resource; to: number | null; asked: number[]; given: boolean } | null;
  helpers?: {
    display: Helper[];
    asked: number | null;
    change: boolean;
    owed_to: number[];
    alms_from: number | null;
    looking: number;
  };
  players: Player[];
}

export interface Own {
  hand: Counts;
  cards: CardCounts;
  fresh: CardCounts;
  points: number;
  discard: Counts | null;
  looked_at?: CardCounts | null;
  alms?: { seat: number; hand: Some } | null;
  guilds?: GuildCounts;
  fresh_guilds?: GuildCounts;
  /** Paths where a road would join districts for the first time, with the seats joined. */
  joins?: Record<string, number[]>;
}

/** Phases in which one builds what one likes. */
export const isBuilding = (table: Table): boolean => table.phase === "main" || table.phase === "extra building";

export interface Offers {
  /** One's own. */
  mine: Offer | null;
  others: { seat: number; offer: Offer }[];
}

/** The offers a seat has made or is asked about. */
export const offersTo = (table: Table, seat: number): Offers => ({
  mine: table.players[seat]!.offer,
  others: table.players.flatMap(({ offer }, other) =>
    offer && other !== seat && offer.to.includes(seat) ? [{ seat: other, offer }] : [],
  ),
});

/** Those that nobody has put aside: neither this seat by saying no, nor everybody who was asked by it. */
export function openTo(table: Table, seat: number): Offers {
  const { mine, others } = offersTo(table, seat);
  const saidNo = (who: number) => table.players[who]!.answer === "no";
  return {
    mine: mine && table.active === seat && mine.to.every(saidNo) ? null : mine,
    others: others.filter((one) => one.seat !== table.active || !saidNo(seat)),
  };
}
