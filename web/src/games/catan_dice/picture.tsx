// The game's picture in the lobby: a corner of a sheet, and dice on it.
import { FaceMark } from "./art/faces";
import { closed, hexagon } from "./art/pen";
import { House, Shield, Way } from "./art/pieces";
import { Scenery } from "./art/scenery";
import "./dice/dice.css";
import "./sheet/sheet.css";
import type { Face, Terrain } from "./view";
import "./tokens.css";

const HEXES: [number, number, Terrain, Face][] = [
  [-150, -70, "mountains", "ore"],
  [0, 16, "fields", "grain"],
  [0, -157, "forest", "lumber"],
  [150, -70, "pasture", "wool"],
];
const DICE: [number, number, number, Face][] = [
  [-158, 106, -12, "brick"],
  [-70, 128, 8, "gold"],
  [146, 104, 14, "grain"],
];

export const Picture = () => (
  <svg
    viewBox="-240 -190 480 400"
    preserveAspectRatio="xMidYMid slice"
    width="100%"
    height="100%"
    aria-hidden="true"
    class="of-red box-sheet"
  >
    <rect x="-600" y="-600" width="1200" height="1200" class="box-paper" />
    <g class="sea-wash">
      {HEXES.map(([x, y, terrain]) => (
        <path d={closed(hexagon({ x, y }, 100), terrain)} />
      ))}
    </g>
    {HEXES.map(([x, y, terrain]) => (
      <path class={`land ${terrain}`} d={closed(hexagon({ x, y }, 98), terrain)} />
    ))}
    {HEXES.map(([x, y, terrain]) => (
      <path class="pen" d={closed(hexagon({ x, y }, 99), `${terrain} box`)} />
    ))}
    {HEXES.map(([x, y, terrain, gives], n) => (
      <g transform={`translate(${x} ${y})`}>
        <Scenery terrain={terrain} />
        {n !== 2 && <Shield gives={gives} built={n === 0} text={n + 1} />}
      </g>
    ))}
    <g transform="translate(75 -113) rotate(60)">
      <Way built length={52} />
    </g>
    <g transform="translate(0 -70)">
      <Way built length={52} />
    </g>
    <g transform="translate(100 -70)">
      <Way length={36} />
    </g>
    <g transform="translate(50 -70)">
      <House built text="4" />
    </g>
    {DICE.map(([x, y, turn, face]) => (
      <g transform={`translate(${x} ${y}) rotate(${turn})`} class={`f-${face}`}>
        <rect x="-36" y="-29" width="72" height="72" rx="17" class="box-die-side" />
        <rect x="-36" y="-38" width="72" height="72" rx="17" class="box-die" />
        <g transform="translate(0 -2) scale(1.9)">
          <FaceMark of={face} />
        </g>
      </g>
    ))}
  </svg>
);
