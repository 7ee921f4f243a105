// What the island in three dimensions is made of, taken from the board's document and the table's view: the one door between them.
// A hex side is 1; x points right and z towards the reader, as y does on the plan.

import { at, between, type Map, type Point, pathEnds, placeOf, SIDE } from "../board/geometry";
import { outside } from "../board/harbours";
import { signsOf } from "../board/signs";
import type { Target } from "../choices";
import type { Resource, Terrain, View } from "../view";

export interface Spot {
  x: number;
  z: number;
}

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

export interface Town extends Spot {
  name: string;
  kind: "town" | "canal" | "point" | "victory";
}

export interface Island {
  hexes: Hex[];
  tracks: Track[];
  harbours: Harbour[];
  towns: Town[];
  names: (Spot & { text: string; canal: boolean })[];
  rates: (Spot & { kind: Resource | "any" })[];
  /** Half of the island's width and depth, and its middle. */
  reach: Spot;
  middle: Spot;
}

const spot = ({ x, y }: Point): Spot => ({ x: x / SIDE, z: y / SIDE });

/** With as many players nothing lies on victory intersections: they are towns. */
const LARGE_TABLE = 5;

export function islandOf(map: Map): Island {
  const { hexes, paths, harbours = [], intersections, order } = map.board;
  const victory = order.length >= LARGE_TABLE ? "town" : "victory";
  const signs = map.marked ? signsOf(map) : { names: [], rates: [] };
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
    towns: !map.marked
      ? []
      : intersections.map((place, n) => ({
          name: place.name,
          kind: place.kind === "victory" ? victory : place.kind === "point" ? "point" : place.canal ? "canal" : "town",
          ...spots[n]!,
        })),
    names: signs.names.map(({ text, canal, x, y }) => ({ text, canal, ...spot({ x, y: y - 8 }) })),
    rates: signs.rates.map(({ harbour, x, y }) => ({ kind: harbour, ...spot({ x, y }) })),
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

function robberAt(map: Map, name: string): Spot | null {
  const hex = map.hexes[name];
  if (!hex) return null;
  const { x, z } = spot(at(hex));
  return { x: hex.number === undefined ? x : x - BESIDE, z: hex.number === undefined ? z : z - 0.04 };
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
    prizes: (table.tokens_at ?? []).map((name) => spot(placeOf(map, name))),
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
