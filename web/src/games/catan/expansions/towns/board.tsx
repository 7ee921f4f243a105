// Boards whose roads follow marked paths: the paths, red where they are harbours, the towns, and the tokens to be won.
import { useMemo } from "preact/hooks";
import { at, between, type Map, placeOf } from "../../board/geometry";
import { Rate } from "../../board/island/harbours";
import { markOf } from "../../hooks/marks";
import type { View } from "../../view";
import { kindOf, prizesOf } from "./places";
import { signsOf } from "./signs";
import "./tokens.css";
import "./towns.css";

/** How far from a path's ends its mark begins. */
const GAP = 0.2;

export const MarkedPaths = ({ map }: { map: Map }) => (
  <g class="marked">
    {map.board.paths.map(({ ends, harbour }) => {
      const [one, other] = [placeOf(map, ends[0]), placeOf(map, ends[1])];
      const [from, to] = [between(one, other, GAP), between(one, other, 1 - GAP)];
      return (
        <g class={harbour ? "trail harbour" : "trail"}>
          {harbour && <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} class="quay" />}
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} class="way" />
        </g>
      );
    })}
  </g>
);

/** What stands under the pieces: rings for towns, stars for tokens that nobody has reached. */
export const Towns = ({ map, table }: { map: Map; table: View | null }) => (
  <g aria-hidden="true">
    {map.board.intersections.map((place) => {
      const { x, y } = at(place);
      const kind = kindOf(place, map.board);
      if (kind === "point") return <circle cx={x} cy={y} r="5" class="way-point" />;
      if (kind === "location") return <circle cx={x} cy={y} r="14" class={`town ${markOf(place).look}`} />;
      const lies = prizesOf(map, table).includes(place.name);
      return (
        <g transform={`translate(${x} ${y})`} class={lies ? "victory-token" : "victory-token taken"}>
          <circle r="19" />
          {lies && (
            <path d="M0-14 4-4.900 13.800-4 6.300 2.500 8.600 12.100 0 7-8.600 12.100-6.300 2.500-13.800-4-4-4.900Z" />
          )}
        </g>
      );
    })}
  </g>
);

/** Names and rates come last, so that no piece hides them. */
export const Signs = ({ map }: { map: Map }) => {
  const { names, rates } = useMemo(() => signsOf(map), [map]);
  return (
    <g aria-hidden="true" class="signs">
      {names.map(({ text, place, x, y }) => (
        <text x={x} y={y} text-anchor="middle" class={`town-name ${markOf(place).look}`}>
          {text}
        </text>
      ))}
      {rates.map(({ harbour, x, y }) => (
        <g transform={`translate(${x} ${y + 6})`} class="path-rate">
          <Rate of={harbour} />
        </g>
      ))}
    </g>
  );
};
