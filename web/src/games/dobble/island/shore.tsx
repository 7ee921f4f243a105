// The beach the island's cards lie on.
import { hexagon } from "../cards/hexagon";
import type { Board } from "../view";

const SIDE = 100;
const HEXAGON = hexagon(SIDE, 1);

/** One wide outline round all places: foam outside, shallow water, then sand. */
export function Shore({ board }: { board: Board }) {
  const places = board.island.map(({ x, y, place }) => (
    <path d={HEXAGON} transform={`translate(${x * SIDE} ${y * SIDE})`} key={place} />
  ));
  return (
    <svg class="shore" viewBox="-500 -500 1000 1000" aria-hidden="true">
      {["shallow", "surf", "beach"].map((layer) => (
        <g class={layer} key={layer}>
          {places}
        </g>
      ))}
    </svg>
  );
}
