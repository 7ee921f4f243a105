// Made from the declarations of the game by `make types`: change those, not this.
import type { ActionOf, NoParts } from "../../contract";

export const ENDINGS = ["closed", "dry", "false_opening", "void"] as const;
export type Ending = (typeof ENDINGS)[number];

export const OPENEDS = ["no", "now", "yes"] as const;
export type Opened = (typeof OPENEDS)[number];

export const OWED_FROMS = ["pile", "start", "swap"] as const;
export type OwedFrom = (typeof OWED_FROMS)[number];

export const PHASES = [
  "cut",
  "keep",
  "draw",
  "play",
  "calls",
  "over",
  "turn cut",
  "deal",
  "turn up",
  "draw card",
  "show closing",
  "show hands",
] as const;
export type Phase = (typeof PHASES)[number];

export const RANKS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "king"] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ["clubs", "coins", "cups", "swords"] as const;
export type Suit = (typeof SUITS)[number];

/** What never changes: the cards, what they count, and the table's choices. */
export interface Board {
  suits: Suit[];
  ranks: Rank[];
  /** What each rank counts; an ace before the 2 by the table's choice. */
  values: Record<Rank, number>;
  low_ace: number;
  joker: string;
  joker_left: number;
  opening: number;
  limit: number;
  table: "real" | "assisted";
  equal_suits: boolean;
  most_jokers: number;
  cut: boolean;
  take_to_open: boolean;
  own_only: boolean;
  swap: boolean;
  ties_free: boolean;
  hint: boolean;
  dry: number;
}

export interface Pile {
  size: number;
  top: string | null;
  under: string | null;
}

/** A card of a meld; a joker in a run says what it stands for. */
export interface Laid {
  card: string;
  as?: string;
}

/** Which cards a run goes on with. */
export interface NextCards {
  below: string | null;
  above: string | null;
}

export interface Meld {
  number: number;
  kind: "set" | "run";
  owner: number;
  cards: Laid[];
  value: number;
  next: NextCards | null;
}

export interface Player {
  points: number;
  out: boolean;
  cards: number;
  open: Opened;
  opening: number | null;
  turns: number;
  has_called: boolean;
  counted: boolean;
  accepted: boolean | null;
}

export interface Counted {
  card: string;
  value: number;
}

/** How the last deal ended; while hands are being shown, those of the present one as far as they lie open. */
export interface LastDeal {
  how: Ending | null;
  seat: number | null;
  face_down: string | null;
  hands: string[][];
  /** The hands that were shown, dearest card first, each with what it counts. */
  counted: Counted[][];
  counts: number[] | null;
  points: number[];
  open: boolean[];
}

/** One line of the match so far: who ended a deal, how, and what it cost each. */
export interface EndedDeal {
  number: number;
  how: Ending | null;
  seat: number | null;
  counts: number[] | null;
  points: number[];
  open: boolean[];
}

export interface View {
  phase: Phase;
  deal: number;
  turn: number;
  dealer: number;
  active: number;
  stock: number;
  rebuilt: number;
  pile: Pile;
  first_card_up: boolean;
  cut_card: string | null;
  must_lay: string | null;
  must_lay_from: OwedFrom | null;
  closer: number | null;
  voids: number;
  melds: Meld[];
  players: Player[];
  last_deal: LastDeal | null;
  deals: EndedDeal[];
  winners: number[];
}

export interface Opening {
  laid: number;
  needed: number;
}

export interface NewMeld {
  action: Action;
  cards: Laid[];
  value: number;
}

/** Which card fits where: the number of a meld and, of a run, which end. */
export interface LayOff {
  action: Action;
  card: string;
  meld: number;
  end: "above" | "below";
}

/** REM-24: what the melds are worth at most, and the least that can be left now; it looks for no joker swaps. */
export interface Hint {
  most_points: number;
  most: (NewMeld | LayOff)[];
  least_left: number | null;
  least: (NewMeld | LayOff)[];
  can_close: boolean;
}

export interface Own {
  hand: string[];
  count: number;
  drawn: string | null;
  face_down: string | null;
  opening: Opening | null;
  melds: NewMeld[];
  lay_offs: LayOff[];
  hint: Hint | null;
}

/** The bounds of open-ended actions. */
export type Bounds = NoParts;

/** What a seat may do: the parts of each kind of action. */
export interface Acts {
  draw: NoParts;
  take: NoParts;
  run: { cards: { suit: Suit; low: Rank; high: Rank; jokers: Rank[] } };
  set: { cards: { rank: Rank; suits: Suit[]; jokers: number } };
  "lay off": { meld: number; card: string; above: boolean };
  discard: { card: string };
  close: { card: string };
  swap: { meld: number; card: string; place: Rank | "low ace" | null };
  call: { player: number };
  accept: NoParts;
  cut: NoParts;
  leave: NoParts;
  keep: NoParts;
  return: NoParts;
  forfeit: NoParts;
}

/** What may have happened; null is what one did not see. */
export interface Steps extends Omit<Acts, "close"> {
  close: { card: string | null };
  "cut card": { card: string };
  dealt: { player: number; card: string | null };
  turned: { card: string };
  drawn: { player: number; card: string | null };
  "closed with": { player: number; card: string };
  shown: { player: number; cards: string[] };
}

export type Action = ActionOf<Acts>;
export type Step = ActionOf<Steps>;
