// A draft as the document the rules read, and back. Names follow the rules' own islands: hexes A1, A2 … by rows,
// intersections by numbers.
import type { Board, Harbour, Hex, Intersection, Path } from "../view";
import {
  byRows,
  type Draft,
  emptyDraft,
  endsOf,
  intersectionsThere,
  keyOf,
  placeAt,
  sideOf,
  sidesThere,
  tidied,
} from "./draft";

export interface BoardDocument {
  name: string;
  hexes: Hex[];
  intersections: Intersection[];
  paths: Path[];
  harbours: Harbour[];
  robber: string;
}

const ACROSS = Math.sqrt(3) / 2;
const drawn = (key: string) => {
  const [x, y] = placeAt(key);
  return { x: Math.round(x * ACROSS * 1000) / 1000, y: y / 2 };
};

/** Every place's name in the document. */
export function namesOf(draft: Draft): { hexes: Map<string, string>; intersections: Map<string, string> } {
  const hexes = Object.keys(draft.tiles).sort(byRows);
  const rows = [...new Set(hexes.map((key) => placeAt(key)[1]))];
  const named = new Map(
    hexes.map((key) => {
      const row = placeAt(key)[1];
      const inRow = hexes.filter((other) => placeAt(other)[1] === row);
      return [key, `${String.fromCharCode(65 + rows.indexOf(row))}${inRow.indexOf(key) + 1}`];
    }),
  );
  const used = new Set(
    [...sidesThere(draft).keys()].filter((side) => !draft.closed[side]).flatMap((side) => side.split("|")),
  );
  const intersections = [...intersectionsThere(draft).keys()].filter((intersection) => used.has(intersection));
  return {
    hexes: named,
    intersections: new Map(intersections.map((intersection, n) => [intersection, String(n + 1)])),
  };
}

export function documentOf(draft: Draft): BoardDocument {
  const { hexes, intersections } = namesOf(draft);
  const beside = intersectionsThere(draft);
  const end = (side: string): [string, string] => {
    const [one, other] = endsOf(side).map((place) => intersections.get(keyOf(place))!);
    return [one!, other!];
  };
  return {
    name: draft.name.trim() || "?",
    hexes: [...hexes].map(([key, name]) => {
      const { terrain, number } = draft.tiles[key]!;
      return { name, ...drawn(key), terrain, ...(terrain !== "desert" && number ? { number } : {}) };
    }),
    intersections: [...intersections].map(([key, name]) => {
      const { label, kind } = draft.towns[key] ?? {};
      return {
        name,
        ...drawn(key),
        hexes: beside.get(key)!.map((hex) => hexes.get(hex)!),
        ...(kind && kind !== "location" ? { kind } : {}),
        ...(label ? { label } : {}),
      };
    }),
    paths: [...sidesThere(draft).keys()].filter((side) => !draft.closed[side]).map((side) => ({ ends: end(side) })),
    harbours: Object.entries(draft.harbours).map(([side, kind]) => ({ kind, ends: end(side) })),
    robber: (draft.robber && hexes.get(draft.robber)) || "",
  };
}

/** The same board to be drawn: a table around it that nobody sits at. */
export const boardOf = (draft: Draft): Board => ({
  ...documentOf(draft),
  colours: [],
  order: Array.from({ length: draft.players }, (_, seat) => seat),
  goal: 10,
  expansions: [],
  discard_limit: 7,
  costs: NO_COSTS,
});

const NONE = { lumber: 0, brick: 0, wool: 0, grain: 0, ore: 0 };
const NO_COSTS = { road: NONE, settlement: NONE, city: NONE, card: NONE };

const isList = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value);

/** A document back on the grid; null where its hexes do not lie on one. */
export function draftOf(document: unknown, players: number): Draft | null {
  if (typeof document !== "object" || document === null) return null;
  const { name, hexes, intersections, paths, harbours = [], robber } = document as Partial<BoardDocument>;
  if (!isList(hexes) || !isList(intersections) || !isList(paths) || !hexes.length) return null;
  const [first] = hexes;
  const odd = Math.round((first!.x + 0) / ACROSS);
  const off = [odd, Math.round(first!.y * 2)] as const;
  const place = ({ x, y }: { x: number; y: number }): [number, number] => [
    Math.round(x / ACROSS) - off[0],
    Math.round(y * 2) - off[1],
  ];
  const middle = centre(hexes.map(place));
  const key = (at: { x: number; y: number }) => {
    const [x, y] = place(at);
    return keyOf([x - middle[0], y - middle[1]]);
  };
  const draft = emptyDraft(String(name ?? ""));
  draft.players = players;
  for (const hex of hexes)
    draft.tiles[key(hex)] = { terrain: hex.terrain, ...(hex.number ? { number: hex.number } : {}) };
  draft.robber = hexes.filter((hex) => hex.name === robber).map(key)[0] ?? null;
  const intersection = new Map(intersections.map((one) => [one.name, key(one)]));
  for (const { name: known, kind, label } of intersections)
    if (kind || label) draft.towns[intersection.get(known)!] = { ...(kind && { kind }), ...(label && { label }) };
  const side = ([one, other]: [string, string]) =>
    sideOf(placeAt(intersection.get(one) ?? ""), placeAt(intersection.get(other) ?? ""));
  const open = new Set(paths.map(({ ends }) => side(ends)));
  const there = sidesThere(draft);
  if (paths.some(({ ends }) => !there.has(side(ends)))) return null;
  for (const one of there.keys()) if (!open.has(one)) draft.closed[one] = true;
  for (const { kind, ends } of harbours) draft.harbours[side(ends)] = kind;
  return tidied(draft);
}

/** Where the drawing sits on the grid: whole steps of two rows, so that rows stay rows. */
function centre(places: [number, number][]): readonly [number, number] {
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const y = Math.round(half(places.map(([, down]) => down)) / 6) * 6;
  const x = Math.round(half(places.map(([across]) => across)) / 2) * 2;
  return [x, y];
}
