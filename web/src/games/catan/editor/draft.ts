// A board while it is drawn. Places are whole numbers, as in the rules' own islands: a step across is half a hex, a
// step down half a side.
import type { HarbourKind, IntersectionKind, Terrain } from "../view";

export interface Tile {
  terrain: Terrain;
  number?: number;
}

export interface Town {
  label?: string;
  kind?: IntersectionKind;
}

export interface Draft {
  name: string;
  players: number;
  /** By the place of their middle. */
  tiles: Record<string, Tile>;
  /** By the two places a side lies between. */
  harbours: Record<string, HarbourKind>;
  /** By place: named, or not to be settled like the others. */
  towns: Record<string, Town>;
  /** Sides that are no path. */
  closed: Record<string, true>;
  robber: string | null;
}

export type Place = readonly [number, number];

export const AROUND: readonly Place[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
const STEPS: readonly Place[] = [
  [1, -3],
  [2, 0],
  [1, 3],
  [-1, 3],
  [-2, 0],
  [-1, -3],
];
/** As far as the rules' records reach. */
export const MOST_HEXES = 32;

export const keyOf = ([x, y]: Place): string => `${x},${y}`;
export const placeAt = (key: string): Place => {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
};
export const sideOf = (one: Place, other: Place): string =>
  [one, other]
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(keyOf)
    .join("|");
const moved = ([x, y]: Place, [dx, dy]: Place): Place => [x + dx, y + dy];

export const neighboursOf = (key: string): string[] => STEPS.map((step) => keyOf(moved(placeAt(key), step)));
export const intersectionsOf = (key: string): Place[] =>
  AROUND.map((intersection) => moved(placeAt(key), intersection));
export const sidesOf = (key: string): string[] =>
  intersectionsOf(key).map((intersection, n, all) => sideOf(intersection, all[(n + 1) % 6]!));
export const endsOf = (side: string): [Place, Place] => {
  const [one = "", other = ""] = side.split("|");
  return [placeAt(one), placeAt(other)];
};

/** The cells one may draw on: rows of hexes about the middle. */
export function gridOf(rows = 8, columns = 9): string[] {
  const cells: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = 3 * (row - Math.floor(rows / 2));
    const odd = Math.abs(y / 3) % 2;
    for (let column = 0; column < columns - odd; column++) cells.push(keyOf([2 * column - (columns - 1) + odd, y]));
  }
  return cells;
}

export const emptyDraft = (name: string): Draft => ({
  name,
  players: 4,
  tiles: {},
  harbours: {},
  towns: {},
  closed: {},
  robber: null,
});

export const byRows = (one: string, other: string): number => {
  const [[ax, ay], [bx, by]] = [placeAt(one), placeAt(other)];
  return ay - by || ax - bx;
};

/** How many hexes lie at each side: one on the coast, two inside. */
export function sidesThere({ tiles }: Draft): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const hex of Object.keys(tiles).sort(byRows))
    for (const side of sidesOf(hex)) found.set(side, [...(found.get(side) ?? []), hex]);
  return found;
}

export function intersectionsThere({ tiles }: Draft): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const hex of Object.keys(tiles).sort(byRows))
    for (const intersection of intersectionsOf(hex).map(keyOf))
      found.set(intersection, [...(found.get(intersection) ?? []), hex]);
  return new Map([...found].sort(([one], [other]) => byRows(one, other)));
}

/** What lies on hexes that are gone goes with them. */
export function tidied(draft: Draft): Draft {
  const [sides, intersections] = [sidesThere(draft), intersectionsThere(draft)];
  const kept = <Thing>(things: Record<string, Thing>, has: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(things).filter(([key]) => has(key)));
  return {
    ...draft,
    harbours: kept(draft.harbours, (side) => sides.has(side) && !draft.closed[side]),
    closed: kept(draft.closed, (side) => sides.has(side)),
    towns: kept(draft.towns, (intersection) => intersections.has(intersection)),
    robber: draft.robber && draft.tiles[draft.robber] ? draft.robber : null,
  };
}
