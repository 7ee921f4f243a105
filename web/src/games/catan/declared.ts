// Made from the declarations of the game by `make types`: change those, not this.
import type { ActionOf, NoParts } from "../../contract";

export const ANSWERS = ["none", "yes", "no", "counter"] as const;
export type Answer = (typeof ANSWERS)[number];

export const BUILDS = ["road", "settlement", "city", "card"] as const;
export type Build = (typeof BUILDS)[number];

export const BUILDING_PIECES = ["settlement", "city"] as const;
export type BuildingPiece = (typeof BUILDING_PIECES)[number];

export const CARDS = ["knight", "road building", "invention", "monopoly", "victory point"] as const;
export type Card = (typeof CARDS)[number];

export const COLOURS = ["red", "blue", "white", "orange", "green", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export const EXPANSIONS = ["extra", "marked_paths", "friends", "helpers", "canal"] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const EXTRAS = ["none", "building", "turn"] as const;
export type Extra = (typeof EXTRAS)[number];

export const GOODS = ["lumber", "brick", "wool", "grain", "ore", "canal"] as const;
export type Good = (typeof GOODS)[number];

export const GUILDS = ["wagon", "ship", "shovel", "book", "compass"] as const;
export type Guild = (typeof GUILDS)[number];

export const HARBOUR_KINDS = ["lumber", "brick", "wool", "grain", "ore", "any"] as const;
export type HarbourKind = (typeof HARBOUR_KINDS)[number];

export const HELPERS = [
  "forced trade",
  "road help",
  "consolation",
  "move a road",
  "shelter",
  "scholar",
  "alms",
  "ploughshares",
  "free port",
  "banish the robber",
] as const;
export type Helper = (typeof HELPERS)[number];

export const INTERSECTION_KINDS = ["location", "point", "victory"] as const;
export type IntersectionKind = (typeof INTERSECTION_KINDS)[number];

export const PHASES = [
  "found settlement",
  "found road",
  "before roll",
  "discard",
  "move robber",
  "rob",
  "free road",
  "main",
  "over",
  "extra building",
  "answer gift",
  "second swap",
  "put back",
  "first draw",
  "console",
  "give back",
  "keep card",
  "take alms",
  "change helper",
  "roll",
  "lose at random",
  "show discards",
  "steal",
  "draw card",
  "draw favour",
  "look at cards",
] as const;
export type Phase = (typeof PHASES)[number];

export const PIECES = ["roads", "settlements", "cities"] as const;
export type Piece = (typeof PIECES)[number];

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];

export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];

export const TERRAINS = ["forest", "hills", "pasture", "fields", "mountains", "desert"] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Hex {
  name: string;
  x: number;
  y: number;
  terrain: Terrain;
  number?: number;
  label?: string;
}

export interface Intersection {
  name: string;
  x: number;
  y: number;
  hexes: string[];
  /** A location may be settled; it is what an intersection is unless told otherwise. */
  kind?: IntersectionKind;
  label?: string;
  canal?: boolean;
}

export interface Path {
  ends: [string, string];
  /** A red path: whoever has the road trades at its rate. */
  harbour?: HarbourKind;
}

export interface Harbour {
  kind: HarbourKind;
  ends: [string, string];
}

/** What never changes: the island, whose colour is whose, what things cost, how many points win. */
export interface Board {
  name: string;
  hexes: Hex[];
  intersections: Intersection[];
  paths: Path[];
  robber: string;
  colours: Colour[];
  order: number[];
  goal: number;
  expansions: Expansion[];
  discard_limit: number;
  costs: Record<Build, Record<Resource, number>>;
  harbours?: Harbour[];
}

export interface Building {
  seat: number;
  piece: BuildingPiece;
}

export interface PointsFrom {
  settlements: number;
  cities: number;
  longest_route: number;
  largest_army: number;
  tokens?: number;
}

export interface Offer {
  give: Partial<Record<Good, number>>;
  get: Partial<Record<Good, number>>;
  to: number[];
}

export interface HeldHelper {
  name: Helper;
  side: Side;
  /** Neither taken nor used in this turn. */
  ready: boolean;
}

export interface Player {
  colour: Colour;
  cards_in_hand: number;
  development_cards: number;
  played: Partial<Record<Card, number>>;
  points: number;
  points_from: PointsFrom;
  pieces: Record<Piece, number>;
  route: number;
  /** What the bank asks for one card. */
  rates: Record<Resource, number>;
  yield: Record<Resource, number>;
  owes: number;
  has_discarded: boolean;
  offer: Offer | null;
  answer: Answer;
  /** Laid open at the end. */
  hand?: Record<Resource, number>;
  cards?: Partial<Record<Card, number>>;
  /** Catan tokens: a point each. */
  tokens?: number;
  canal_tokens?: number;
  favours?: number;
  fresh_favours?: number;
  favours_due?: number;
  /** Laid open at the end. */
  guilds?: Partial<Record<Guild, number>>;
  helper?: HeldHelper | null;
}

export interface Canal {
  supply: number;
  played: number;
}

export interface Favours {
  supply: number;
  spent: Record<Guild, number>;
  catan_tokens: number;
  used: boolean;
  /** The seat that draws. */
  drawing: number | null;
}

export interface Gift {
  card: Resource;
  to: number | null;
  asked: number[];
  given: boolean;
}

export interface Helpers {
  display: Helper[];
  asked: number | null;
  change: boolean;
  owed_to: number[];
  alms_from: number | null;
  looking: number;
  knights_given: number;
}

export interface View {
  phase: Phase;
  turn: number;
  active: number;
  dice: [number, number] | null;
  rolled: boolean;
  robber: string;
  buildings: Record<string, Building>;
  roads: Record<string, number>;
  bank: Record<Resource, number>;
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
  /** What the bank takes two for one of until the turn ends. */
  cheap?: Resource[];
  /** Where theft is voluntary: whether robbing nobody earns a favour token. */
  sparing_earns?: boolean;
  /** At a table of five or six: what somebody does between two turns, and whose turn it follows. */
  extra?: Extra;
  turn_of?: number | null;
  /** Where victory tokens still lie. */
  tokens_at?: string[];
  canal?: Canal;
  favours?: Favours;
  gift?: Gift | null;
  helpers?: Helpers;
}

export interface Alms {
  seat: number;
  hand: Partial<Record<Resource, number>>;
}

export interface Own {
  hand: Record<Resource, number>;
  cards: Partial<Record<Card, number>>;
  fresh: Partial<Record<Card, number>>;
  points: number;
  /** What was chosen to give up on a seven. */
  discard: Record<Resource, number> | null;
  guilds?: Partial<Record<Guild, number>>;
  fresh_guilds?: Partial<Record<Guild, number>>;
  /** Paths where a road would join districts for the first time, with the seats joined. */
  joins?: Record<string, number[]>;
  looked_at?: Partial<Record<Card, number>> | null;
  alms?: Alms | null;
}

export interface DiscardBounds {
  cards: Record<Resource, number>;
  total: number;
}

/** At most so many of each, and to whom. */
export interface OfferBounds {
  give: Partial<Record<Good, number>>;
  get: Partial<Record<Good, number>>;
  to: number[];
}

/** The bounds of open-ended actions. */
export interface Bounds {
  discard: DiscardBounds;
  offer: OfferBounds;
}

/** What a seat may do: the parts of each kind of action. */
export interface Acts {
  roll: NoParts;
  "end turn": NoParts;
  settlement: { intersection: string };
  road: { path: string };
  city: { intersection: string };
  "buy card": NoParts;
  knight: NoParts;
  "road building": NoParts;
  invention: { first: Resource; second: Resource | "nothing" };
  monopoly: { resource: Resource };
  discard: { cards: Partial<Record<Resource, number>> };
  "discard at random": NoParts;
  robber: { hex: string };
  rob: { player: number };
  trade: { give: Resource; take: Resource; rate: number };
  offer: { terms: { give: Partial<Record<Good, number>>; take: Partial<Record<Good, number>> }; audience: number[] };
  accept: NoParts;
  decline: NoParts;
  confirm: { player: number; terms: { give: Partial<Record<Good, number>>; take: Partial<Record<Good, number>> } };
  withdraw: NoParts;
  canal: { resource: Resource };
  gift: { resource: Resource; player: number };
  "take gift": NoParts;
  "refuse gift": NoParts;
  wagon: { give: Resource; take: Resource };
  "stop swapping": NoParts;
  ship: { resource: Resource };
  shovel: NoParts;
  book: NoParts;
  compass: NoParts;
  "exchange favour": NoParts;
  "put back": { guild: Guild };
  "first draw": { player: number };
  spare: NoParts;
  "forced trade": { resource: Resource; first: number; second: number | null };
  "give back": { player: number; resource: Resource };
  "helped road": { path: string; instead_of: Resource | "nothing"; pay: Resource | "nothing" };
  consolation: { resource: Resource; helper: "turn" | Helper };
  "move road": { road: string; to: string };
  shelter: { resource: Resource | "nothing"; helper: "turn" | Helper };
  scholar: { instead_of: Resource | "nothing"; pay: Resource | "nothing" };
  "keep card": { card: Card };
  alms: { player: number };
  "take alms": { player: number; resource: Resource };
  "ploughshares settlement": { intersection: string; played: "hand" | "played" };
  "ploughshares city": { intersection: string; played: "hand" | "played" };
  "free port": { resource: Resource };
  banish: { hex: string };
  "turn helper": NoParts;
  "take helper": { helper: Helper };
  "decline help": NoParts;
}

/** What may have happened; null is what one did not see. */
export interface Steps extends Omit<Acts, "discard" | "put back" | "keep card" | "take alms"> {
  discard: { cards: Partial<Record<Resource, number>> | null };
  "put back": { guild: Guild | null };
  "keep card": { card: Card | null };
  "take alms": { player: number; resource: Resource | null };
  dice: { one: number; other: number };
  lose: { player: number; resource: Resource | null };
  discarded: { player: number; cards: Partial<Record<Resource, number>> };
  stolen: { thief: number; victim: number; resource: Resource | null };
  drawn: { player: number; card: Card | null };
  favour: { player: number; guild: Guild | null };
  looked: { player: number; card: Card | null };
}

export type Action = ActionOf<Acts>;
export type Step = ActionOf<Steps>;
