// What a beginner might be told at this moment: the key of a tip.
import type { Scene } from "./view";

/** The most pressing thing first. */
const HINTS = ["build settlement", "build city", "build knight", "build road", "reroll", "roll"];
/** Plus throws fewer dice in its first turns; its roads are worth nothing, and building nothing costs nothing. */
const OTHERWISE_IN_PLUS = ["build road", "roll"];

export function hintOf({ board, legal, templates }: Scene): string | null {
  const found = HINTS.find((kind) => [...legal, ...templates].some((one) => one.kind === kind)) ?? null;
  return found && board.version === "plus" && OTHERWISE_IN_PLUS.includes(found) ? `${found}.plus` : found;
}
