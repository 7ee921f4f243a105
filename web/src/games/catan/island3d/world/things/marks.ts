// The marks of the players' colours as flat shapes to be laid on their pieces.
import { type BufferGeometry, Shape, ShapeGeometry } from "three";

const round = Array.from(
  { length: 14 },
  (_, n) => [Math.cos((n / 7) * Math.PI) * 5, Math.sin((n / 7) * Math.PI) * 5] as const,
);

const OUTLINES: Record<string, readonly (readonly [number, number])[]> = {
  red: round,
  blue: [
    [-4.5, -4.5],
    [4.5, -4.5],
    [4.5, 4.5],
    [-4.5, 4.5],
  ],
  white: [
    [0, -6],
    [6, 0],
    [0, 6],
    [-6, 0],
  ],
  orange: [
    [0, 5.5],
    [-6, -4.5],
    [6, -4.5],
  ],
  green: [
    [-2, -5.5],
    [2, -5.5],
    [2, -2],
    [5.5, -2],
    [5.5, 2],
    [2, 2],
    [2, 5.5],
    [-2, 5.5],
    [-2, 2],
    [-5.5, 2],
    [-5.5, -2],
    [-2, -2],
  ],
  brown: [
    [0, 6],
    [1.7, 2],
    [6, 1.8],
    [2.7, -1],
    [3.8, -5.2],
    [0, -2.9],
    [-3.8, -5.2],
    [-2.7, -1],
    [-6, 1.8],
    [-1.7, 2],
  ],
};

/** Twelve units across become `size`; it lies on the ground and looks up, its top away from the reader. */
export function markShape(colour: string, size: number): BufferGeometry {
  const outline = new Shape();
  for (const [n, [x, y]] of (OUTLINES[colour] ?? round).entries()) n ? outline.lineTo(x, y) : outline.moveTo(x, y);
  return new ShapeGeometry(outline).scale(size / 12, size / 12, 1).rotateX(-Math.PI / 2);
}
