// The game's picture in the lobby: a corner of the island.
import { City, Road, Settlement } from "./art/pieces";
import { hexPoints } from "./board/geometry";
import { GROUND } from "./board/island/ground";
import { scenery } from "./board/island/terrain";
import { Token } from "./board/island/token";
import "./board/board.css";
import type { Terrain } from "./view";
import "./tokens.css";

const HEXES: [number, number, Terrain, number][] = [
  [-87, -75, "forest", 8],
  [87, -75, "fields", 4],
  [-173, 75, "pasture", 5],
  [0, 75, "mountains", 6],
  [173, 75, "hills", 9],
  [260, -75, "pasture", 10],
];

export const Picture = () => (
  <svg viewBox="-250 -190 480 400" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
    <defs>
      {Object.entries(GROUND).map(([terrain, [light, dark]]) => (
        <linearGradient id={`box-${terrain}`} x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </linearGradient>
      ))}
    </defs>
    {HEXES.map(([x, y]) => (
      <polygon points={hexPoints(110, { x, y })} fill="var(--sea-foam)" />
    ))}
    {HEXES.map(([x, y]) => (
      <polygon points={hexPoints(105, { x, y })} fill="var(--sand)" />
    ))}
    {HEXES.map(([x, y, terrain, number]) => (
      <g transform={`translate(${x} ${y})`}>
        <polygon points={hexPoints(95)} fill={`url(#box-${terrain})`} />
        {scenery(terrain, `box${number}`)}
        <Token number={number} />
      </g>
    ))}
    <g transform="translate(43 0) rotate(-30)">
      <Road colour="red" />
    </g>
    <g transform="translate(-43 0) rotate(30)">
      <Road colour="blue" />
    </g>
    <g transform="translate(87 22)">
      <Settlement colour="red" />
    </g>
    <g transform="translate(-87 22)">
      <City colour="blue" />
    </g>
  </svg>
);
