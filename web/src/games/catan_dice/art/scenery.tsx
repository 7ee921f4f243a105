// The landscapes, as small pen drawings that leave room for a knight in the middle.
import type { VNode } from "preact";
import type { Terrain } from "../view";
import { tremor } from "./pen";

const TREE = (
  <g>
    <path class="leaf" d="M0-19 6-8H3.500L10 3H-9L-3.500-8H-6Z" />
    <path d="M0 3v7" />
  </g>
);
const MOUND = (
  <g>
    <path class="clay" d="M-17 8Q-12-9 0-9T17 8Z" />
    <path d="M-9 3h7M1 3h8M-4-3h8M-2 3v5M4-3v6" />
  </g>
);
const SHEEP = (
  <g>
    <path d="M-5 4v5M4 4v5" />
    <path class="fleece" d="M-9 3a4 4 0 0 1 1-7 5 5 0 0 1 8-2 5 5 0 0 1 7 3 4 4 0 0 1-1 6Q-2 7-9 3Z" />
    <path class="dark" d="M7-4q5-1 5 3t-5 2Z" />
  </g>
);
const TUFT = <path d="M-6 4Q-5-2-8-5M0 5V-7M6 4Q5-2 8-5" />;
const SHEAF = (
  <g>
    <path class="straw" d="M-5 10Q0 2-8-11 0-13 8-11 0 2 5 10Z" />
    <path d="M0 9V-13M-5 1H5M-4-10l2 6M4-10l-2 6" />
  </g>
);
const PEAK = (
  <g>
    <path class="rock" d="M-20 10-5-16 1-6 6-11 20 10Z" />
    <path class="snow" d="M-9-9-5-16-1-9-4-11-6-7Z" />
    <path d="M6-11 3-3M1-6 5 2" />
  </g>
);
const DUNE = <path d="M-17 5Q-8-7 0 3 7-5 17 4M-9 9Q-3 5 3 9" />;
const CACTUS = (
  <g>
    <path class="leaf" d="M-3 10V-11q3-4 6 0V-1h3V-6h4v9H3V10Z" />
  </g>
);

const SPOTS: [number, number][] = [
  [-59, -14],
  [-34, -57],
  [35, -56],
  [60, -12],
  [-49, 38],
  [50, 39],
  [0, 63],
];

const GROWN: Record<Terrain, VNode[]> = {
  forest: [TREE],
  hills: [MOUND],
  pasture: [SHEEP, TUFT],
  fields: [SHEAF],
  mountains: [PEAK],
  desert: [DUNE, DUNE, CACTUS],
};

export function Scenery({ terrain }: { terrain: Terrain }) {
  const next = tremor(terrain);
  return (
    <g class="scenery">
      {SPOTS.map(([x, y], n) => {
        const place = [x + 4 * next(), y + 4 * next()].map((one) => one.toFixed(1)).join(" ");
        return (
          <g transform={`translate(${place}) scale(${(1 + 0.14 * next()).toFixed(2)})`}>
            {GROWN[terrain][n % GROWN[terrain].length]}
          </g>
        );
      })}
    </g>
  );
}

export const Boat = () => (
  <g class="scenery">
    <path class="fleece" d="M-2-34Q22-24 17 2L-2 4ZM-6-28Q-22-14-21 4L-6 4Z" />
    <path class="clay" d="M-28 9Q0 14 28 8 22 24 14 25H-14Q-24 22-28 9Z" />
    <path d="M-4-36V10" />
    <path class="waves" d="M-46 30q8-7 16 0t16 0 16 0 16 0 16 0M-30 42q8-6 15 0t15 0 15 0" />
  </g>
);
