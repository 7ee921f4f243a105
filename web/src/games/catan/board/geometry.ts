// Where things are drawn: a hex side is 100 units, y points down.
import type { Board, Hex, Intersection } from "../view";

export const SIDE = 100;

export interface Point {
  x: number;
  y: number;
}

export const at = (place: { x: number; y: number }): Point => ({ x: place.x * SIDE, y: place.y * SIDE });

export const between = (one: Point, other: Point, share = 0.5): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

export const angle = (one: Point, other: Point): number =>
  (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;

export function hexPoints(radius: number, centre: Point = { x: 0, y: 0 }): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const turn = (Math.PI / 3) * corner - Math.PI / 2;
      return `${(centre.x + radius * Math.cos(turn)).toFixed(1)},${(centre.y + radius * Math.sin(turn)).toFixed(1)}`;
    })
    .join(" ");
}

export interface Map {
  board: Board;
  hexes: Record<string, Hex>;
  intersections: Record<string, Intersection>;
  /** Roads follow marked paths between towns; else every side of a hex is a path. */
  marked: boolean;
  /** The lower corner with more sea, where the dice lie. */
  freeCorner: "left" | "right";
  /** Where buttons lie on the sea and not on the land: the other lower corner, or an upper one. */
  looksCorner: { side: "left" | "right"; above: boolean };
  frame: { x: number; y: number; width: number; height: number };
}

/** From a corner to the middle of the nearest hex, where there is room for buttons between them. */
const ROOMY = 3 * SIDE;

export function mapOf(board: Board): Map {
  const marked = board.intersections.some((place) => place.kind && place.kind !== "location");
  const margin = 118;
  const xs = board.intersections.map((place) => place.x * SIDE);
  const ys = board.intersections.map((place) => place.y * SIDE);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin * 0.72;
  const width = Math.max(...xs) + margin - x;
  const height = Math.max(...ys) + margin * 0.72 - y;
  const room = (side: "left" | "right", above: boolean) => {
    const corner = { x: side === "left" ? x : x + width, y: above ? y : y + height };
    return Math.min(...board.hexes.map(at).map((hex) => Math.hypot(hex.x - corner.x, hex.y - corner.y)));
  };
  const freeCorner = room("left", false) > room("right", false) + SIDE ? "left" : "right";
  const other = freeCorner === "left" ? "right" : "left";
  const upper = room("left", true) >= room("right", true) ? "left" : "right";
  return {
    board,
    marked,
    freeCorner,
    looksCorner: room(other, false) > ROOMY ? { side: other, above: false } : { side: upper, above: true },
    hexes: Object.fromEntries(board.hexes.map((hex) => [hex.name, hex])),
    intersections: Object.fromEntries(board.intersections.map((place) => [place.name, place])),
    frame: { x, y, width, height },
  };
}

export function pathEnds(map: Map, name: string): [Point, Point] {
  const [one = "", other = ""] = name.split("-");
  return [placeOf(map, one), placeOf(map, other)];
}

export function placeOf(map: Map, name: string): Point {
  const found = map.intersections[name];
  return found ? at(found) : { x: 0, y: 0 };
}

/** The same numbers for the same word: scenery does not move between two paintings. */
export function scattered(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
