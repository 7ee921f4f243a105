// What the player is about to do: the cards chosen, and how the hand is sorted.
import { signal } from "@preact/signals";
import type { Scene } from "../../shell/scene";
import { RANKS, rankOf, SUITS, suitOf } from "./view";

export type Order = "suit" | "rank";

/** A card in hand; equal ones are told apart by their number. */
export interface Held {
  id: string;
  card: string;
}

/** The chosen cards by id. */
export const chosen = signal<string[]>([]);
export const order = signal<Order>(localStorage.getItem("remigio.order") === "rank" ? "rank" : "suit");

export function sortBy(wanted: Order): void {
  order.value = wanted;
  localStorage.setItem("remigio.order", wanted);
}

const bySuit = (card: string): number => (card === "joker" ? 99 : SUITS.indexOf(suitOf(card)) * 13 + RANKS.indexOf(rankOf(card)));
const byRank = (card: string): number => (card === "joker" ? 99 : RANKS.indexOf(rankOf(card)) * 4 + SUITS.indexOf(suitOf(card)));

export function inOrder(hand: string[], by: Order): Held[] {
  const place = by === "suit" ? bySuit : byRank;
  const cards = [...hand].sort((one, other) => place(one) - place(other));
  return cards.map((card, n) => ({ card, id: `${card}#${cards.slice(0, n).filter((other) => other === card).length}` }));
}

export const cardOf = (id: string): string => id.split("#")[0]!;

export const chosenCards = (): string[] => chosen.value.map(cardOf);

export function toggle(id: string): void {
  chosen.value = chosen.value.includes(id) ? chosen.value.filter((other) => other !== id) : [...chosen.value, id];
}

/** Chooses cards by name. */
export function choose(cards: string[]): void {
  const ids: string[] = [];
  for (const card of cards) ids.push(`${card}#${ids.filter((id) => cardOf(id) === card).length}`);
  chosen.value = ids;
}

export function play(scene: Scene, words: string): void {
  scene.act?.(words);
  chosen.value = [];
}
