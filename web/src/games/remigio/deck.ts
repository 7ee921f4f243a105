// Which cards this device shows; a matter of taste, so it stays on the device.
import { signal } from "@preact/signals";
import { loadGameWords } from "../../shell/text";
import type { Suit } from "./view";

export const DECKS = ["spanish", "international"] as const;
export type Deck = (typeof DECKS)[number];

export const deck = signal<Deck>(
  localStorage.getItem("remigio.deck") === "international" ? "international" : "spanish",
);

/** The words for suits and figures change with the pictures, so they are fetched anew. */
export async function showDeck(wanted: Deck): Promise<void> {
  deck.value = wanted;
  localStorage.setItem("remigio.deck", wanted);
  await loadGameWords();
}

/** Which international suit stands for a Spanish one. */
export const ABROAD: Record<Suit, "clubs" | "diamonds" | "hearts" | "spades"> = {
  clubs: "clubs",
  coins: "diamonds",
  cups: "hearts",
  swords: "spades",
};
