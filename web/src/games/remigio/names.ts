// Cards and melds in words, long for those who listen and short for buttons.
import type { Value } from "../../contract";
import { say } from "../../shell/text";
import { type Deck, deck } from "./deck";
import { type Laid, rankOf, suitOf } from "./view";

/** The same in all three languages. */
const ABROAD_CORNERS: Record<string, string> = { ace: "A", jack: "J", knight: "Q", king: "K" };

const rankValue = (rank: string): Value => (/^\d+$/.test(rank) ? Number(rank) : { term: rank });

export const cardName = (card: string): string =>
  card === "joker"
    ? say("term.joker")
    : say("form.card", { rank: rankValue(rankOf(card)), suit: { term: suitOf(card) } });

/** What stands in a card's corner. */
export function corner(card: string, shown: Deck = deck.value): string {
  if (card === "joker") return "★";
  const rank = rankOf(card);
  return /^\d/.test(rank) ? rank : shown === "international" ? ABROAD_CORNERS[rank]! : say(`corner.${rank}`);
}

/** `5-6-★ of swords`, or `7 of cups, coins, ★`. */
export function meldName(kind: "run" | "set", cards: Laid[]): string {
  const natural = cards.find(({ card }) => card !== "joker")!.card;
  if (kind === "run")
    return say("meld.run", { cards: cards.map(({ card }) => corner(card)).join("-"), suit: { term: suitOf(natural) } });
  const suits = cards.map(({ card }) => (card === "joker" ? "★" : say(`term.${suitOf(card)}`)));
  return say("meld.set", { rank: corner(natural), suits: suits.join(", ") });
}

export const meldInWords = (cards: Laid[]): string =>
  cards.map(({ card, as }) => (as ? say("joker.as", { card: cardName(as) }) : cardName(card))).join(", ");
