// How a hand lies: sorted, or as its player likes it. Equal cards are told apart by a number of their own.
import { RANKS, rankOf, SUITS, suitOf } from "../view";

export type Order = "suit" | "rank" | "own";

export const cardOf = (id: string): string => id.split("#")[0]!;

const bySuit = (card: string): number =>
  card === "joker" ? 99 : SUITS.indexOf(suitOf(card)) * 13 + RANKS.indexOf(rankOf(card));
const byRank = (card: string): number =>
  card === "joker" ? 99 : RANKS.indexOf(rankOf(card)) * 4 + SUITS.indexOf(suitOf(card));

export function sorted(ids: string[], by: Order): string[] {
  if (by === "own") return ids;
  const place = by === "suit" ? bySuit : byRank;
  return [...ids].sort((one, other) => place(cardOf(one)) - place(cardOf(other)));
}

/**
 * The ids of a hand as they lay before; of two equal cards the one just played is the one that is gone, new ones come
 * last.
 */
export function taken(before: string[], hand: string[], played: string[]): string[] {
  const left = [...hand];
  const kept = new Set<string>();
  for (const id of [...before.filter((id) => !played.includes(id)), ...before.filter((id) => played.includes(id))]) {
    const at = left.indexOf(cardOf(id));
    if (at < 0) continue;
    left.splice(at, 1);
    kept.add(id);
  }
  const ids = before.filter((id) => kept.has(id));
  for (const card of left) ids.push(freshId(ids, card));
  return ids;
}

function freshId(ids: string[], card: string): string {
  let number = 0;
  while (ids.includes(`${card}#${number}`)) number++;
  return `${card}#${number}`;
}

/** Some ids put before another one, or at the end. */
export function moved(ids: string[], moving: string[], before: string | null): string[] {
  const rest = ids.filter((id) => !moving.includes(id));
  const at = before === null ? rest.length : rest.indexOf(before);
  const block = ids.filter((id) => moving.includes(id));
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
}
