// The board being drawn: the plan as it will be played on, and over it every hex, path and intersection as something to
// press.
import { useMemo } from "preact/hooks";
import { say } from "../../../shell/text";
import { RobberThere } from "../board/board";
import "../board/board.css";
import { hexPoints, mapOf, SIDE } from "../board/geometry";
import { Island } from "../board/island/island";
import { AboveThePieces, UnderThePieces } from "../hooks/board";
import { boardOf, namesOf } from "./document";
import { type Draft, endsOf, gridOf, intersectionsThere, type Place, placeAt, sidesThere } from "./draft";
import { pipsAt } from "./fairness";
import type { Tool } from "./tools";

export interface Pressed {
  hex?: string;
  side?: string;
  intersection?: string;
}

interface Props {
  draft: Draft;
  tool: Tool;
  /** Places something is wrong with. */
  faults: string[];
  hints: string[];
  onPress: (at: Pressed) => void;
}

const drawn = ([x, y]: Place) => ({ x: (x * Math.sqrt(3) * SIDE) / 2, y: (y * SIDE) / 2 });

/** Where a hex, an intersection or a path is drawn. */
export function spotOf(key: string): [number, number] {
  const ends = key.split("|").map((end) => drawn(placeAt(end)));
  const middle = (of: "x" | "y") => ends.reduce((sum, end) => sum + end[of], 0) / ends.length;
  return [middle("x"), middle("y")];
}

const GRID = gridOf();
const FRAME = "-850 -770 1700 1390";

export function Sheet({ draft, tool, faults, hints, onPress }: Props) {
  const board = useMemo(() => boardOf(draft), [draft]);
  const map = useMemo(() => (board.intersections.length ? mapOf(board) : null), [board]);
  return (
    <svg class="island editor-sheet" viewBox={FRAME} role="group" aria-label={say("editor.sheet")}>
      {GRID.map((key) => (
        <polygon key={key} points={hexPoints(94, drawn(placeAt(key)))} class="editor-cell" />
      ))}
      {map && (
        <>
          <Island map={map} />
          {map.marked && <UnderThePieces map={map} table={null} />}
          <RobberThere map={map} hex={board.robber} />
          {map.marked && <AboveThePieces map={map} />}
        </>
      )}
      <Places {...{ draft, tool, faults, hints, onPress }} />
      {[...new Set(hints)]
        .filter((key) => !draft.tiles[key])
        .map((key) => (
          <circle key={key} class="editor-rich" cx={spotOf(key)[0]} cy={spotOf(key)[1]} r="30" />
        ))}
      {faults.map((key) => (
        <circle key={key} class="editor-here" cx={spotOf(key)[0]} cy={spotOf(key)[1]} r="34" />
      ))}
    </svg>
  );
}

const ON_HEXES = ["terrain", "number", "robber"];
const ON_SIDES = ["harbour", "path"];

function Places({ draft, tool, faults, hints, onPress }: Props) {
  const names = useMemo(() => namesOf(draft), [draft]);
  const press = (at: Pressed, label: string) => ({
    role: "button" as const,
    tabIndex: 0,
    "aria-label": label,
    onClick: () => onPress(at),
    onKeyDown: (key: KeyboardEvent) => (key.key === "Enter" || key.key === " ") && onPress(at),
  });
  const mark = (key: string) => (faults.includes(key) ? " faulty" : hints.includes(key) ? " hinted" : "");
  const sides = [...sidesThere(draft)].filter(([, hexes]) => tool.kind === "path" || hexes.length === 1);
  return (
    <g>
      {ON_HEXES.includes(tool.kind) || faults.length || hints.length
        ? GRID.map((key) => (
            <polygon
              key={key}
              points={hexPoints(92, drawn(placeAt(key)))}
              class={`editor-hex${mark(key)}${ON_HEXES.includes(tool.kind) ? "" : " still"}`}
              data-hex={key}
              {...(ON_HEXES.includes(tool.kind)
                ? press({ hex: key }, `${names.hexes.get(key) ?? say("editor.sea")} ${tileWords(draft, key)}`)
                : {})}
            />
          ))
        : null}
      {ON_SIDES.includes(tool.kind) &&
        sides.map(([side]) => {
          const [one, other] = endsOf(side).map(drawn);
          return (
            <line
              key={side}
              x1={one!.x}
              y1={one!.y}
              x2={other!.x}
              y2={other!.y}
              class={`editor-side${draft.closed[side] ? " closed" : ""}${mark(side)}`}
              data-side={side}
              {...press({ side }, say("editor.side"))}
            />
          );
        })}
      {!ON_HEXES.includes(tool.kind) &&
        !ON_SIDES.includes(tool.kind) &&
        [...intersectionsThere(draft)].map(([intersection, hexes]) => {
          const { x, y } = drawn(placeAt(intersection));
          const sum = pipsAt(draft, hexes);
          return (
            <g
              key={intersection}
              class={`editor-intersection${mark(intersection)}`}
              data-intersection={intersection}
              {...press({ intersection }, say("editor.intersection", { n: sum }))}
            >
              <circle cx={x} cy={y} r="26" />
              <text x={x} y={y + 9} text-anchor="middle">
                {sum}
              </text>
            </g>
          );
        })}
    </g>
  );
}

function tileWords({ tiles }: Draft, key: string): string {
  const tile = tiles[key];
  return tile ? `${say(`term.${tile.terrain}`)} ${tile.number ?? ""}` : "";
}

/** What the island needs to know of a game: that nothing has happened. */
const BANK = { lumber: 0, brick: 0, wool: 0, grain: 0, ore: 0 };
export const NOTHING = {
  phase: "main" as const,
  turn: 0,
  active: 0,
  dice: null,
  rolled: false,
  robber: "",
  buildings: {},
  roads: {},
  bank: BANK,
  deck: 0,
  longest_route: null,
  largest_army: null,
  free_roads: 0,
  card_played: false,
  trade_over: false,
  offers_left: 0,
  founding: null,
  winner: null,
  players: [],
};
