// Cards and melds in words, long for those who listen and short for buttons.
import type { Value } from "../../contract";
import { say } from "../../shell/text";
import { type Laid, rankOf, suitOf } from "./view";

const rankValue = (rank: string): Value => (/^\d+$/.test(rank) ? Number(rank) : { term: rank });

export const cardName = (card: string): string =>
  card === "joker" ? say("term.joker") : say("form.card", { rank: rankValue(rankOf(card)), suit: { term: suitOf(card) } });

/** What stands in a card's corner. */
export const corner = (card: string): string => (card === "joker" ? "★" : /^\d/.test(card) ? rankOf(card) : say(`corner.${rankOf(card)}`));

/** `5-6-★ of swords`, or `7 of cups, coins, ★`. */
export function meldName(kind: "run" | "set", cards: Laid[]): string {
  const natural = cards.find(({ card }) => card !== "joker")!.card;
  if (kind === "run") return say("meld.run", { cards: cards.map(({ card }) => corner(card)).join("-"), suit: { term: suitOf(natural) } });
  const suits = cards.map(({ card }) => (card === "joker" ? "★" : say(`term.${suitOf(card)}`)));
  return say("meld.set", { rank: corner(natural), suits: suits.join(", ") });
}

export const meldInWords = (cards: Laid[]): string =>
  cards.map(({ card, as }) => (as ? say("joker.as", { card: cardName(as) }) : cardName(card))).join(", ");
