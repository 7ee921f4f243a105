// The printed part of a sheet: sea, coast and landscapes, washed in and drawn with a pen.

import { closed, hexagon } from "../art/pen";
import { Boat, Scenery } from "../art/scenery";
import type { Board, Hex } from "../view";
import { at } from "./geometry";
import { memo } from "./memo";

const outline = (hex: Hex, radius: number): string => closed(hexagon(at(hex), radius), hex.name);

const WAVES: [number, number][] = [
  [-236, 262],
  [252, -262],
  [262, 214],
  [-282, 120],
  [284, 30],
  [170, 290],
];

/** Where there is no detail, only the washes are drawn: small sheets and pictures. */
export const Island = memo(({ board, detailed }: { board: Board; detailed: boolean }) => (
  <g aria-hidden="true">
    <g class="sea-wash">
      {board.hexes.map((hex) => (
        <path d={outline(hex, 100)} />
      ))}
      {board.sea && <path d={closed(hexagon(at(board.sea), 98), "sea")} />}
    </g>
    <g class="coast">
      {board.hexes.map((hex) => (
        <path d={outline(hex, 100)} />
      ))}
    </g>
    {board.hexes.map((hex) => (
      <path class={`land ${hex.terrain}`} d={outline(hex, 98)} transform={detailed ? "translate(3 2)" : undefined} />
    ))}
    {detailed && <Details board={board} />}
  </g>
));

const Details = ({ board }: { board: Board }) => (
  <>
    {board.hexes.map((hex) => (
      <path class={`pencil ${hex.terrain}`} d={hatching(hex)} />
    ))}
    {board.hexes.map((hex) => (
      <path class="pen" d={outline(hex, 99)} />
    ))}
    {board.hexes.map((hex) => (
      <path class="pen thin" d={closed(hexagon(at(hex), 99.5), `${hex.name} again`, 3.5)} />
    ))}
    {board.hexes.map((hex) => {
      const { x, y } = at(hex);
      return (
        <g transform={`translate(${x} ${y})`}>
          <Scenery terrain={hex.terrain} />
        </g>
      );
    })}
    {board.sea && (
      <g transform={`translate(${board.sea.x} ${board.sea.y})`}>
        <Boat />
      </g>
    )}
    <g class="waves">
      {WAVES.map(([x, y]) => (
        <path d={`M${x - 18} ${y}q6-7 12 0t12 0 12 0`} />
      ))}
    </g>
  </>
);

/** Slanted strokes of a coloured pencil across a hex. */
function hatching(hex: Hex): string {
  const { x, y } = at(hex);
  const strokes: string[] = [];
  for (let offset = -110; offset <= 110; offset += 14) {
    const half = Math.max(0, 92 - Math.abs(offset) * 0.72);
    const [dx, dy] = [0.8, -0.6];
    const [cx, cy] = [x - dy * offset * 0.82, y + dx * offset * 0.82];
    const point = (along: number, down: number) => `${(cx + along).toFixed(0)} ${(cy + down).toFixed(0)}`;
    if (half > 18) strokes.push(`M${point(-dx * half, -dy * half)}Q${point(3, 5)} ${point(dx * half, dy * half)}`);
  }
  return strokes.join("");
}
