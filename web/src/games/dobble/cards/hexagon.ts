// A hexagon with a corner above and rounded corners, as a path.
import { INRADIUS } from "./packing";

const CORNERS: [number, number][] = [
  [0, -1],
  [INRADIUS, -0.5],
  [INRADIUS, 0.5],
  [0, 1],
  [-INRADIUS, 0.5],
  [-INRADIUS, -0.5],
];

export function hexagon(size: number, round: number): string {
  const point = (place: [number, number]) => place.map((value) => (value * size).toFixed(1)).join(" ");
  const along = (from: [number, number], to: [number, number]) => {
    const part = round / size;
    return point([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  };
  const parts = CORNERS.map((corner, n) => {
    const [before, after] = [CORNERS[(n + 5) % 6]!, CORNERS[(n + 1) % 6]!];
    return `${n ? "L" : "M"}${along(corner, before)}Q${point(corner)} ${along(corner, after)}`;
  });
  return `${parts.join("")}Z`;
}
