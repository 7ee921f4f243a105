// What a beginner might be told at this moment of CATAN, the most pressing thing first.
import type { Action, Scene } from "../view";

const FIRST: Action["kind"][] = [
  "discard",
  "robber",
  "rob",
  "roll",
  "accept",
  "city",
  "settlement",
  "buy card",
  "road",
];

export function hint(scene: Scene): string | null {
  const { phase } = scene.view;
  if (phase.startsWith("found")) return phase;
  const can = new Set<string>([...scene.legal, ...scene.templates].map(({ kind }) => kind));
  return FIRST.find((kind) => can.has(kind)) ?? (can.has("trade") ? "trade" : can.has("end turn") ? "end turn" : null);
}
