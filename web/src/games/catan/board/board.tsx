// The island with what stands on it, and the places one may choose as told by the server.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { City, Road, Robber, Settlement } from "../art/pieces";
import { AboveThePieces, UnderThePieces } from "../hooks/board";
import type { Board as BoardDocument, View } from "../view";
import "./board.css";
import { angle, at, between, type Map, mapOf, pathEnds, placeOf } from "./geometry";
import { Island } from "./island/island";

interface Props {
  board: BoardDocument;
  table: View;
  colour: (seat: number) => string;
  label: string;
  children?: (map: Map) => ComponentChildren;
}

export function BoardPicture({ board, table, colour, label, children }: Props) {
  const map = useMemo(() => mapOf(board), [board]);
  const { x, y, width, height } = map.frame;
  return (
    <svg class="island" viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={label}>
      <Island map={map} />
      {map.marked && <UnderThePieces map={map} table={table} />}
      <Roads map={map} table={table} colour={colour} />
      <Buildings map={map} table={table} colour={colour} />
      <RobberThere map={map} hex={table.robber} />
      {children?.(map)}
      {map.marked && <AboveThePieces map={map} />}
    </svg>
  );
}

export function along(map: Map, path: string): string {
  const [one, other] = pathEnds(map, path);
  const middle = between(one, other);
  const turn = angle(one, other);
  return `translate(${middle.x} ${middle.y}) rotate(${turn > 90 ? turn - 180 : turn < -89 ? turn + 180 : turn})`;
}

type Shown = { map: Map; table: View; colour: (seat: number) => string };

const Roads = ({ map, table, colour }: Shown) => (
  <g aria-hidden="true">
    {Object.entries(table.roads).map(([path, seat]) => (
      <g key={path} transform={along(map, path)}>
        <g class="placed">
          <Road colour={colour(seat)} />
        </g>
      </g>
    ))}
  </g>
);

const Buildings = ({ map, table, colour }: Shown) => (
  <g aria-hidden="true">
    {Object.entries(table.buildings)
      .map(([name, building]) => ({ name, ...building, ...placeOf(map, name) }))
      .sort((one, other) => one.y - other.y)
      .map(({ name, seat, piece, x, y }) => (
        <g key={name + piece} transform={`translate(${x} ${y - 4})`}>
          <g class="placed">
            {piece === "city" ? <City colour={colour(seat)} /> : <Settlement colour={colour(seat)} />}
          </g>
        </g>
      ))}
  </g>
);

export function RobberThere({ map, hex }: { map: Map; hex: string }) {
  const found = map.hexes[hex];
  if (!found) return null;
  const { x, y } = at(found);
  const beside = found.number === undefined ? 0 : -38;
  return (
    <g
      class="moving"
      style={{ transform: `translate(${x + beside}px, ${y - 2}px)` }}
      aria-hidden="true"
      data-anchor="robber"
    >
      <g transform="scale(1.12)">
        <Robber />
      </g>
    </g>
  );
}
