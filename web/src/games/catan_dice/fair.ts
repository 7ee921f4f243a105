// Recomputes every throw from the game's seed: one draw each, among the multisets of faces in ascending order.
import { draw } from "../../shell/fair/dice";
import type { DiceCheck } from "../../shell/scene";
import { FACES, type RecordedSteps } from "./view";

const MOST_DRAWS_BEFORE = 8;
const FACTORIALS = [1, 1, 2, 6, 24, 120, 720];

interface Throw {
  name: string;
  weight: number;
}

const made = new Map<number, Throw[]>();

/** Lowest faces first; the last die counts most. */
export function throwsOf(dice: number): Throw[] {
  const known = made.get(dice);
  if (known) return known;
  const faces = Array<number>(dice).fill(0);
  const found: Throw[] = [];
  do found.push({ name: faces.map((face) => FACES[face]).join(" "), weight: ways(faces) });
  while (step(faces));
  made.set(dice, found);
  return found;
}

const ways = (faces: number[]): number =>
  FACES.reduce(
    (left, _, face) => left / FACTORIALS[faces.filter((one) => one === face).length]!,
    FACTORIALS[faces.length]!,
  );

function step(faces: number[]): boolean {
  const place = faces.findIndex((face, n) => face < (faces[n + 1] ?? FACES.length - 1));
  if (place < 0) return false;
  faces[place]!++;
  return faces.fill(0, 0, place).length > 0;
}

function thrown(seed: Uint8Array, n: number, dice: number): string {
  let left = draw(seed, n, 6 ** dice);
  return throwsOf(dice).find(({ weight }) => (left -= weight) < 0)!.name;
}

export function checkDice(actions: RecordedSteps, seed: Uint8Array): DiceCheck {
  const told = actions.flatMap(([, step]) => (step.kind === "dice" ? [step.faces] : []));
  const agree = (before: number) =>
    told.every((faces, n) => thrown(seed, before + n, faces.length) === faces.join(" "));
  const befores = Array.from({ length: MOST_DRAWS_BEFORE }, (_, n) => n);
  return { agree: befores.some(agree), throws: told.length };
}
