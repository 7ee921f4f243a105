// The beach the island's cards lie on.
import { hexagon } from "../cards/hexagon";
import type { Board } from "../view";

const SIDE = 100;
const HEXAGON = hexagon(SIDE, 1);

/** One wide outline round all places: foam outside, shallow water, then sand. */
export const Layers = ({ board }: { board: Board }) => (
  <>
    {["shallow", "surf", "beach"].map((layer) => (
      <g class={layer} key={layer}>
        {board.island.map(({ x, y, place }) => (
          <path d={HEXAGON} transform={`translate(${x * SIDE} ${y * SIDE})`} key={place} />
        ))}
      </g>
    ))}
  </>
);

export const Shore = ({ board }: { board: Board }) => (
  <svg class="shore" viewBox="-500 -500 1000 1000" aria-hidden="true">
    <Layers board={board} />
  </svg>
);
