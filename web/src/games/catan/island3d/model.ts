// What the island in three dimensions is made of, taken from the board's document and the table's view: the one door
// between them.
import { at, between, type Map, pathEnds, placeOf } from "../board/geometry";
import { outside } from "../board/island/harbours";
import type { Target } from "../choices";
import { townsOf, wonAt, writingsOf } from "../hooks/solid";
import type { Resource, Terrain, View } from "../view";
import { type Spot, spot, type Town, type Written } from "./spots";

export type { Spot, Town };

export interface Hex extends Spot {
  name: string;
  terrain: Terrain;
  number: number | undefined;
}

export interface Track {
  from: Spot;
  to: Spot;
  kind: "side" | "trail" | "quay";
}

export interface Harbour {
  kind: Resource | "any";
  ends: [Spot, Spot];
  sign: Spot;
}

export interface Island extends Written {
  hexes: Hex[];
  tracks: Track[];
  harbours: Harbour[];
  towns: Town[];
  /** Half of the island's width and depth, and its middle. */
  reach: Spot;
  middle: Spot;
}

/** Written larger to be read from afar, on a phone, or on a map that is smaller for all its towns. */
export const letteringOf = (map: Map, isHardToRead = false): number => (isHardToRead || map.marked ? 1.3 : 1);

export function islandOf(map: Map): Island {
  const { hexes, paths, harbours = [], intersections } = map.board;
  const spots = intersections.map((place) => spot(at(place)));
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [span(spots.map((one) => one.x)), span(spots.map((one) => one.z))];
  return {
    hexes: hexes.map((hex) => ({ name: hex.name, terrain: hex.terrain, number: hex.number, ...spot(at(hex)) })),
    tracks: paths.map(({ ends, harbour }) => ({
      from: spot(placeOf(map, ends[0])),
      to: spot(placeOf(map, ends[1])),
      kind: !map.marked ? "side" : harbour ? "quay" : "trail",
    })),
    harbours: harbours.map(({ kind, ends }) => {
      const [one, other] = [placeOf(map, ends[0]), placeOf(map, ends[1])];
      return { kind, ends: [spot(one), spot(other)], sign: spot(outside(map, one, other, 1.95)) };
    }),
    towns: townsOf(map),
    ...writingsOf(map),
    reach: { x: (right - left) / 2, z: (bottom - top) / 2 },
    middle: { x: (right + left) / 2, z: (bottom + top) / 2 },
  };
}

export interface Road extends Spot {
  key: string;
  turn: number;
  colour: string;
}

export interface Building extends Spot {
  key: string;
  piece: "settlement" | "city";
  colour: string;
}

/** What changes in a game. */
export interface Pieces {
  roads: Road[];
  buildings: Building[];
  robber: Spot | null;
  /** Where victory tokens lie. */
  prizes: Spot[];
}

function roadAt(map: Map, path: string): Spot & { turn: number } {
  const [one, other] = pathEnds(map, path);
  return { ...spot(between(one, other)), turn: -Math.atan2(other.y - one.y, other.x - one.x) };
}

const BESIDE = 0.46;

/** Where the robber stands on a hex: beside its token. */
export const robberOn = ({ x, z, number }: Spot & { number: number | undefined }): Spot =>
  number === undefined ? { x, z } : { x: x - BESIDE, z: z - 0.04 };

function robberAt(map: Map, name: string): Spot | null {
  const hex = map.hexes[name];
  return hex ? robberOn({ ...spot(at(hex)), number: hex.number }) : null;
}

export function piecesOf(map: Map, table: View, colour: (seat: number) => string): Pieces {
  return {
    roads: Object.entries(table.roads).map(([path, seat]) => ({
      key: `road ${path}`,
      colour: colour(seat),
      ...roadAt(map, path),
    })),
    buildings: Object.entries(table.buildings).map(([name, { seat, piece }]) => ({
      key: `${piece} ${name}`,
      piece,
      colour: colour(seat),
      ...spot(placeOf(map, name)),
    })),
    robber: robberAt(map, table.robber),
    prizes: wonAt(map, table),
  };
}

/** A place one may choose, where it lies. */
export interface Choice extends Spot {
  kind: Target["kind"];
  turn: number;
}

export function choiceOf(map: Map, { kind, name }: Target): Choice {
  if (kind === "road") return { kind, ...roadAt(map, name) };
  const place = kind === "robber" ? map.hexes[name] : map.intersections[name];
  return { kind, turn: 0, ...spot(place ? at(place) : { x: 0, y: 0 }) };
}
