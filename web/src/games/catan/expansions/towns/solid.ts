// Maps in three dimensions: towns, points and victory intersections, and what is written beside them.
import { at, type Map } from "../../board/geometry";
import { markOf } from "../../hooks/marks";
import { spot, type Town, type Written } from "../../island3d/spots";
import { kindOf } from "./places";
import { signsOf } from "./signs";

export const townsOn = (map: Map): Town[] =>
  map.board.intersections.map((place) => ({
    name: place.name,
    kind: kindOf(place, map.board),
    ring: markOf(place).ring,
    ...spot(at(place)),
  }));

export function writtenOn(map: Map): Written {
  const { names, rates } = signsOf(map);
  return {
    names: names.map(({ place, text, x, y }) => {
      const { line, ink } = markOf(place);
      return { text, line, ink, ...spot({ x, y: y - 8 }) };
    }),
    rates: rates.map(({ harbour, x, y }) => ({ kind: harbour, ...spot({ x, y }) })),
  };
}
