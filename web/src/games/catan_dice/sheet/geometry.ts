// Where things are on a sheet, in units of a hundredth of a hex's side.
import type { Point } from "../art/pen";
import type { Board, Build } from "../view";

export const SIDE = 100;
export const FRAME = "-304 -314 608 628";

export interface Spot extends Point {
  /** Roads only: their direction and the length that is left between buildings. */
  turn?: number;
  length?: number;
}

export type Spots = Record<Build, Record<string, Spot>>;

export const at = ({ x, y }: Point): Point => ({ x: x * SIDE, y: y * SIDE });

export function spotsOf(board: Board): Spots {
  const intersections = Object.fromEntries(
    board.intersections.map((intersection) => [intersection.name, at(intersection)]),
  );
  const settled = new Set(board.settlements.map((one) => one.intersection));
  const cities = new Set(board.cities.map((one) => one.intersection));
  const room = (intersection: string): number => (settled.has(intersection) ? 27 : cities.has(intersection) ? 33 : 7);
  const road = (ends: [string, string]): Spot => {
    const [from, to] = [intersections[ends[0]]!, intersections[ends[1]]!];
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const middle = (far + room(ends[0]) - room(ends[1])) / 2;
    const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
    return { x: from.x + ux * middle, y: from.y + uy * middle, turn, length: far - room(ends[0]) - room(ends[1]) };
  };
  return {
    road: Object.fromEntries(board.roads.map((one) => [one.name, road(one.ends)])),
    settlement: Object.fromEntries(board.settlements.map((one) => [one.name, intersections[one.intersection]!])),
    city: Object.fromEntries(board.cities.map((one) => [one.name, intersections[one.intersection]!])),
    knight: Object.fromEntries(board.knights.map((one) => [one.name, knightSpot(board, one.name)])),
  };
}

/** Knights that share a hex stand side by side. */
function knightSpot(board: Board, name: string): Point {
  const { hex } = board.knights.find((one) => one.name === name)!;
  const there = board.knights.filter((one) => one.hex === hex);
  const { x, y } = at(board.hexes.find((one) => one.name === hex)!);
  const place = there.findIndex((one) => one.name === name) - (there.length - 1) / 2;
  return { x: x + 56 * place, y: y + 2 };
}

export const placed = ({ x, y, turn }: Spot): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === undefined ? "" : ` rotate(${turn.toFixed(1)})`}`;
