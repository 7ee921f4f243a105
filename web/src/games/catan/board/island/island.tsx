// What never changes during a game: sea, coast, hexes, harbours. Painted once.
import { memo } from "preact/compat";
import { useMemo } from "preact/hooks";
import { OnTheGround } from "../../hooks/board";
import { at, hexPoints, type Map } from "../geometry";
import { GROUND } from "./ground";
import { Harbours } from "./harbours";
import { scenery } from "./terrain";
import { Token } from "./token";

export const Island = memo(({ map }: { map: Map }) => {
  const painted = useMemo(() => map.board.hexes.map((hex) => scenery(hex.terrain, hex.name + hex.terrain)), [map]);
  const coast = map.board.hexes.map((hex) => hexPoints(100, at(hex)));
  return (
    <g aria-hidden="true">
      <Definitions />
      <rect x="-3000" y="-3000" width="6000" height="6000" fill="url(#waves)" />
      <g stroke-linejoin="round" class="coast">
        {coast.map((points) => (
          <polygon points={points} class="shallows" />
        ))}
        {coast.map((points) => (
          <polygon points={points} class="foam" />
        ))}
        {coast.map((points) => (
          <polygon points={points} class="sand" />
        ))}
      </g>
      <Harbours map={map} />
      {map.board.hexes.map((hex, n) => (
        <g transform={`translate(${at(hex).x} ${at(hex).y})`} class="hex" data-anchor={`hex-${hex.name}`}>
          <g class="tile" style={{ "--n": n }}>
            <polygon points={hexPoints(95)} fill={`url(#ground-${hex.terrain})`} />
            <polygon points={hexPoints(91.5)} class="rim" />
            {painted[n]}
            {hex.number !== undefined && <Token number={hex.number} />}
          </g>
        </g>
      ))}
      {map.marked && <OnTheGround map={map} />}
    </g>
  );
});

const Definitions = () => (
  <defs>
    {Object.entries(GROUND).map(([terrain, [light, dark]]) => (
      <linearGradient id={`ground-${terrain}`} x1="0" y1="0" x2=".35" y2="1">
        <stop offset="0" stop-color={light} />
        <stop offset="1" stop-color={dark} />
      </linearGradient>
    ))}
    <pattern id="waves" width="180" height="104" patternUnits="userSpaceOnUse">
      <path d="M10 26q15-11 30 0t30 0M100 78q15-11 30 0t30 0" class="wave" />
      <path d="M112 30q9-7 18 0t18 0M28 84q9-7 18 0t18 0" class="wave small" />
    </pattern>
  </defs>
);
