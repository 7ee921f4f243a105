// What lies on a dice game's table, as the server describes it.

export const FACES = ["lumber", "brick", "wool", "grain", "ore", "gold"] as const;
export const BUILDS = ["road", "settlement", "city", "knight"] as const;

export type Face = (typeof FACES)[number];
export type Build = (typeof BUILDS)[number];
export type Terrain = "forest" | "hills" | "pasture" | "fields" | "mountains" | "desert";
export type Counts = Partial<Record<Face, number>>;

export interface Hex {
  name: string;
  terrain: Terrain;
  x: number;
  y: number;
}

export interface Node {
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
  node: string;
  points: number;
}

export interface Knight {
  name: string;
  hex: string;
  gives: Face | "any";
  points: number;
  with?: string;
}

export interface Board {
  version: "standard" | "plus";
  hexes: Hex[];
  nodes: Node[];
  roads: Road[];
  settlements: Building[];
  cities: Building[];
  knights: Knight[];
  sea?: { x: number; y: number };
  colours: string[];
  first: number;
  turns: number | null;
  goal: number | null;
  rolls: number;
  costs: Record<Build, Counts>;
  coach: boolean;
}

export interface Die {
  face: Face | null;
  spent: boolean;
  rolling: boolean;
}

export interface Player {
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

export interface Table {
  phase: string;
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
  players: Player[];
}

/** The seats in the order they play. */
export const seatsInOrder = (board: Board): number[] =>
  board.colours.map((_, n) => (board.first + n) % board.colours.length);
