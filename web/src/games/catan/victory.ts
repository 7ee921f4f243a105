// The names of victory point cards. A player's own take them in this order, so that a name tells nobody anything.
import { say } from "../../shell/text";
import type { Card } from "./view";

const NAMES = ["library", "market", "town_hall", "church", "university"];

export const victoryNames = (count: number): string =>
  NAMES.slice(0, count)
    .map((name) => say(`term.${name}`))
    .join(", ");

/** The name of a development card; of victory points, that of the nth. */
export const cardName = (card: Card, n: number): string =>
  say(`term.${card === "victory point" ? NAMES[n] : card.replace(" ", "_")}`);
