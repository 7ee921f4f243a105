// The island or map of a table in small: where its fields lie, and what they are.
import { hexes as corsica } from "../../../../../src/sobremesa/games/catan/board/data/corsica.json";
import { hexes as newYork } from "../../../../../src/sobremesa/games/catan/board/data/new_york.json";
import type { OptionValue } from "../../../contract";
import { hexPoints } from "../board/geometry";
import { GROUND } from "../board/island/ground";
import type { Terrain } from "../view";

interface Field {
  x: number;
  y: number;
  terrain: Terrain;
}

const LETTERS: Record<string, Terrain> = {
  m: "mountains",
  p: "pasture",
  f: "forest",
  g: "fields",
  h: "hills",
  d: "desert",
};
/** The beginner's island, one of many others, and one for five or six, row by row. */
const BEGINNER = ["mpf", "ghph", "gfdfm", "fmgp", "hgp"];
const VARIABLE = ["fgp", "hmfg", "pgdhf", "mfpm", "ghp"];
const LARGE = ["fgp", "hmfg", "pgdhf", "mfpgph", "ghpmf", "pdfm", "hgp"];

const inRows = (rows: string[]): Field[] =>
  rows.flatMap((row, down) =>
    [...row].map((letter, across) => ({
      x: Math.sqrt(3) * (across - (row.length - 1) / 2),
      y: 1.5 * (down - (rows.length - 1) / 2),
      terrain: LETTERS[letter]!,
    })),
  );

function fieldsOf(players: number, options: Record<string, OptionValue>): Field[] {
  if (options.map === "corsica") return corsica as Field[];
  if (options.map === "new_york") return newYork as Field[];
  return inRows(players > 4 ? LARGE : options.setup === "beginner" ? BEGINNER : VARIABLE);
}

/** The middle of all fields, and the side of a square that holds them and some sea. */
function boxOf(fields: Field[]): string {
  const [xs, ys] = [fields.map(({ x }) => x), fields.map(({ y }) => y)];
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [span(xs), span(ys)];
  const side = Math.max(right - left, bottom - top) + 3;
  return [(left + right - side) / 2, (top + bottom - side) / 2, side, side].join(" ");
}

export const Preview = ({ players, options }: { players: number; options: Record<string, OptionValue> }) => (
  <SmallMap fields={fieldsOf(players, options)} />
);

export const SmallMap = ({ fields }: { fields: Field[] }) => (
  <svg viewBox={boxOf(fields)} aria-hidden="true" class="map-preview">
    {fields.map((at) => (
      <polygon points={hexPoints(1.2, at)} fill="var(--sea-foam)" />
    ))}
    {fields.map((at) => (
      <polygon points={hexPoints(1.08, at)} fill="var(--sand)" />
    ))}
    {fields.map((at) => (
      <polygon points={hexPoints(0.94, at)} fill={GROUND[at.terrain][1]} />
    ))}
  </svg>
);
