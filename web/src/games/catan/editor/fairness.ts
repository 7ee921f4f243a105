// What would make a board fairer: hints, no rules. Pips at an intersection, resources in balance, sixes and eights
// apart.

import { pips } from "../board/island/token";
import { YIELDS } from "../board/motion/flights";
import type { Resource } from "../view";
import { type Draft, intersectionsThere, neighboursOf } from "./draft";

export interface Hint {
  key: "red" | "rich" | "balance" | "poor";
  values: Record<string, string | number>;
  /** What it is about: hexes or intersections. */
  places: string[];
}

/** An intersection of two red tokens and a nine has more. */
const RICH = 13;
/** How much more the best resource may yield than the worst. */
const UNEVEN = 2.4;

const isRed = (number: number | undefined): boolean => number === 6 || number === 8;

const worth = (number: number | undefined): number => (number ? pips(number) : 0);

export const pipsAt = (draft: Draft, hexes: string[]): number =>
  hexes.reduce((sum, hex) => sum + worth(draft.tiles[hex]?.number), 0);

export function pipsOf(draft: Draft): Record<Resource, number> {
  const found: Record<Resource, number> = { lumber: 0, brick: 0, wool: 0, grain: 0, ore: 0 };
  for (const { terrain, number } of Object.values(draft.tiles)) {
    const resource = YIELDS[terrain];
    if (resource && number) found[resource] += worth(number);
  }
  return found;
}

export function hintsOf(draft: Draft): Hint[] {
  const red = Object.keys(draft.tiles).filter((hex) => isRed(draft.tiles[hex]!.number));
  const touching = red.filter((hex) => neighboursOf(hex).some((other) => isRed(draft.tiles[other]?.number)));
  const rich = [...intersectionsThere(draft)]
    .filter(([, hexes]) => pipsAt(draft, hexes) > RICH)
    .map(([intersection]) => intersection);
  const yields = Object.entries(pipsOf(draft)) as [Resource, number][];
  const missing = yields.filter(([, sum]) => sum === 0).map(([resource]) => resource);
  const [least, most] = [Math.min(...yields.map(([, sum]) => sum)), Math.max(...yields.map(([, sum]) => sum))];
  const hints: Hint[] = [];
  if (touching.length) hints.push({ key: "red", values: { n: touching.length }, places: touching });
  if (rich.length) hints.push({ key: "rich", values: { n: rich.length, pips: RICH }, places: rich });
  if (missing.length && Object.keys(draft.tiles).length)
    hints.push({ key: "poor", values: { resource: missing[0]! }, places: [] });
  else if (least > 0 && most / least > UNEVEN) {
    const name = (sum: number) => yields.find(([, one]) => one === sum)![0];
    hints.push({ key: "balance", values: { most: name(most), least: name(least) }, places: [] });
  }
  return hints;
}
