// Places on the island in three dimensions: a hex side is 1; x points right and z towards the reader, as y does on the
// plan.
import { type Point, SIDE } from "../board/geometry";
import type { IntersectionKind, Resource } from "../view";

export interface Spot {
  x: number;
  z: number;
}

export const spot = ({ x, y }: Point): Spot => ({ x: x / SIDE, z: y / SIDE });

export interface Town extends Spot {
  name: string;
  kind: IntersectionKind;
  /** The colour around it. */
  ring: string;
}

export interface Written {
  names: (Spot & { text: string; line: string; ink: string })[];
  rates: (Spot & { kind: Resource | "any" })[];
}
