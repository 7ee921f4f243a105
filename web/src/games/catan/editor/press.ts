// What pressing a place does to a draft, by the tool in hand.
import { type Draft, MOST_HEXES, type Tile, tidied } from "./draft";
import type { Pressed } from "./sheet";
import type { Tool } from "./tools";

export function pressed(draft: Draft, tool: Tool, at: Pressed): Draft {
  if (at.hex) return tidied(onHex(draft, tool, at.hex));
  if (at.side) return tidied(onSide(draft, tool, at.side));
  return at.intersection ? onIntersection(draft, tool, at.intersection) : draft;
}

function onHex(draft: Draft, tool: Tool, hex: string): Draft {
  const tile = draft.tiles[hex];
  if (tool.kind === "terrain") {
    if (tool.of === "sea") return without(draft, "tiles", hex);
    if (!tile && Object.keys(draft.tiles).length >= MOST_HEXES) return draft;
    const next: Tile = tool.of === "desert" ? { terrain: "desert" } : { ...tile, terrain: tool.of };
    return { ...draft, tiles: { ...draft.tiles, [hex]: next } };
  }
  if (!tile) return draft;
  if (tool.kind === "robber") return { ...draft, robber: hex };
  if (tool.kind !== "number" || tile.terrain === "desert") return draft;
  return { ...draft, tiles: { ...draft.tiles, [hex]: { ...tile, number: tool.of } } };
}

function onSide(draft: Draft, tool: Tool, side: string): Draft {
  if (tool.kind === "path")
    return draft.closed[side]
      ? without(draft, "closed", side)
      : { ...draft, closed: { ...draft.closed, [side]: true } };
  if (tool.kind !== "harbour") return draft;
  if (tool.of === "none" || draft.harbours[side] === tool.of) return without(draft, "harbours", side);
  return { ...draft, harbours: { ...draft.harbours, [side]: tool.of } };
}

function onIntersection(draft: Draft, tool: Tool, intersection: string): Draft {
  if (tool.kind !== "point" && tool.kind !== "victory") return draft;
  const { kind, label } = draft.towns[intersection] ?? {};
  const next = { ...(label && { label }), ...(kind === tool.kind ? {} : { kind: tool.kind }) };
  return named(draft, intersection, next);
}

/** A place without anything special is none. */
export const named = (draft: Draft, intersection: string, town: Draft["towns"][string]): Draft =>
  Object.keys(town).length
    ? { ...draft, towns: { ...draft.towns, [intersection]: town } }
    : without(draft, "towns", intersection);

function without(draft: Draft, part: "tiles" | "closed" | "harbours" | "towns", key: string): Draft {
  const { [key]: _, ...rest } = draft[part];
  return { ...draft, [part]: rest };
}

/** The places a fault of the document is about: `hexes[3].number` is its fourth hex. */
export function placesAt(place: string, hexes: string[], intersections: string[], harbours: string[]): string[] {
  const found = /(hexes|intersections|harbours)\[(\d+)\]/.exec(place);
  if (!found) return [];
  const list = { hexes, intersections: intersections, harbours }[found[1] as "hexes" | "intersections" | "harbours"];
  return list[Number(found[2])] === undefined ? [] : [list[Number(found[2])]!];
}
