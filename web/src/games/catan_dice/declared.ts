// Made from the declarations of the game by `make types`: change those, not this.
import type { ActionOf, NoParts } from "../../contract";

export const BUILDS = ["road", "settlement", "city", "knight"] as const;
export type Build = (typeof BUILDS)[number];

export const COLOURS = ["red", "blue", "white", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

export const FACES = ["lumber", "brick", "wool", "grain", "ore", "gold"] as const;
export type Face = (typeof FACES)[number];

export const PHASES = ["before roll", "main", "over", "rolling"] as const;
export type Phase = (typeof PHASES)[number];

export const TERRAINS = ["forest", "hills", "pasture", "fields", "mountains", "desert"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const VERSIONS = ["standard", "plus"] as const;
export type Version = (typeof VERSIONS)[number];

export interface Hex {
  name: string;
  terrain: Terrain;
  x: number;
  y: number;
}

export interface Intersection {
  name: string;
  x: number;
  y: number;
}

export interface Road {
  name: string;
  ends: [string, string];
  points: number;
}

export interface Building {
  name: string;
  intersection: string;
  points: number;
}

export interface Knight {
  name: string;
  hex: string;
  gives: Face | "any";
  points: number;
  with?: string;
}

export interface Point {
  x: number;
  y: number;
}

/** What never changes: the printed sheet, whose colour is whose, what things cost. */
export interface Board {
  version: Version;
  title: string;
  hexes: Hex[];
  intersections: Intersection[];
  roads: Road[];
  settlements: Building[];
  cities: Building[];
  knights: Knight[];
  colours: Colour[];
  first: number;
  turns: number | null;
  goal: number | null;
  rolls: number;
  faces: Face[];
  costs: Record<Build, Partial<Record<Face, number>>>;
  coach: boolean;
  sea?: Point;
}

export interface Die {
  face: Face | null;
  spent: boolean;
  rolling: boolean;
}

export interface Player {
  colour: Colour;
  roads: string[];
  settlements: string[];
  cities: string[];
  knights: string[];
  used: string[];
  points: number;
  /** Points written after each turn; none in Plus. */
  scores: number[] | null;
  route: number;
  army: number;
}

export interface View {
  phase: Phase;
  turn: number;
  round: number;
  active: number;
  dice: Die[];
  rolls: number;
  rolls_left: number;
  built: number;
  gained: number;
  longest_route: number | null;
  largest_army: number | null;
  winners: number[] | null;
  players: Player[];
}

/** What to do instead of rolling again. */
export interface Stop {
  action: Action;
  worth: number;
}

/** Some of the dice, numbered from 1: what keeping them and rolling the others is worth. */
export interface Keep {
  dice: number[];
  faces: Partial<Record<Face, number>>;
  worth: number;
  chances: Partial<Record<Build, number>>;
}

export interface Advice {
  /** What the coach would do. */
  action: Action;
  worth?: number;
  stop?: Stop;
  /** How likely one can pay for each thing by the end of the turn, if all goes for it. */
  chances?: Partial<Record<Build, number>>;
  keeps?: Keep[];
}

/** Nothing here is hidden; but a coach speaks to the player who practises alone. */
export interface Own {
  coach?: Advice | null;
}

/** The bounds of open-ended actions. */
export type Bounds = NoParts;

/** What a seat may do: the parts of each kind of action. */
export interface Acts {
  roll: NoParts;
  keep: { kept: number[] };
  swap: { die: number; face: Face; knight: string };
  gold: { die: number; other: number; resource: Face };
  "build road": { place: string };
  "build settlement": { place: string };
  "build city": { place: string };
  "build knight": { place: string };
  "end turn": NoParts;
}

/** What may have happened; null is what one did not see. */
export interface Steps extends Acts {
  dice: { faces: Face[] };
}

export type Action = ActionOf<Acts>;
export type Step = ActionOf<Steps>;
