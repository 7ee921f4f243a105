// What the player is about to do: cards chosen, melds set aside, how the hand lies, what is still to be sent.
import { signal } from "@preact/signals";
import type { Refusal } from "../../contract";
import { cardOf, moved, type Order, sorted, taken } from "./hand/order";
import { readings } from "./hand/reading";
import type { Action, Board, NewMeld, Own, Scene } from "./view";

/** Cards put together as a meld that is not laid yet; `reading` counts through what they may be. */
export interface Aside {
  ids: string[];
  reading: number;
}

const TABLES_REMEMBERED = 8;
const stored = <T>(key: string, otherwise: T): T => JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;

export const chosen = signal<string[]>([]);
/** Cards in the air, and what they hang over. */
export const dragged = signal<string[]>([]);
export const over = signal<string | null>(null);
export const aside = signal<Aside[]>([]);
export const order = signal<Order>(stored<Order>("remigio.order", "suit"));
/** The hands of this device's tables, as they lie. */
const lying = signal<Record<string, string[]>>(stored("remigio.hands", {}));
/** Actions to be sent one after the other. */
export const queue = signal<Action[]>([]);
/** The refusal that has been read. */
export const read = signal<Refusal | null>(null);
/** The ids just played: of two equal cards these are the ones that go. */
export const played = signal<string[]>([]);

const placeOf = (scene: Scene): string => `${scene.table.id} ${scene.seat}`;

export function sortBy(wanted: Order): void {
  order.value = wanted;
  localStorage.setItem("remigio.order", JSON.stringify(wanted));
}

/** The hand's ids in their order. */
export const idsOf = (scene: Scene, hand: string[]): string[] =>
  sorted(taken(lying.value[placeOf(scene)] ?? [], hand, played.value), order.value);

export function keep(scene: Scene, ids: string[]): void {
  const place = placeOf(scene);
  if (lying.value[place]?.join() === ids.join()) return;
  const { [place]: _, ...others } = lying.value;
  lying.value = Object.fromEntries([...Object.entries(others).slice(1 - TABLES_REMEMBERED), [place, ids]]);
  localStorage.setItem("remigio.hands", JSON.stringify(lying.value));
}

/** Moves cards by hand: from now on they lie as the player likes it. */
export function move(scene: Scene, ids: string[], moving: string[], before: string | null): void {
  sortBy("own");
  keep(scene, moved(ids, moving, before));
}

/** The cards in the air if there are any, else the chosen ones. */
export const handled = (): string[] => (dragged.value.length ? dragged.value : chosen.value).map(cardOf);

export const toggle = (id: string): void =>
  void (chosen.value = chosen.value.includes(id)
    ? chosen.value.filter((other) => other !== id)
    : [...chosen.value, id]);

export const setAside = (ids: string[]): void => {
  aside.value = [
    ...aside.value
      .map((one) => ({ ...one, ids: one.ids.filter((id) => !ids.includes(id)) }))
      .filter((one) => one.ids.length),
    { ids, reading: 0 },
  ];
  chosen.value = [];
};

export function addAside(number: number, ids: string[]): void {
  aside.value = aside.value
    .map((one, n) => ({
      ids:
        n === number
          ? [...one.ids.filter((id) => !ids.includes(id)), ...ids]
          : one.ids.filter((id) => !ids.includes(id)),
      reading: 0,
    }))
    .filter((one) => one.ids.length);
  chosen.value = [];
}

export const takeBack = (ids: string[]): void =>
  void (aside.value = aside.value
    .map((one) => ({ ids: one.ids.filter((id) => !ids.includes(id)), reading: 0 }))
    .filter((one) => one.ids.length));

export const readOtherwise = (number: number): void =>
  void (aside.value = aside.value.map((one, n) => (n === number ? { ...one, reading: one.reading + 1 } : one)));

/** What a meld set aside is read as, or nothing. */
export function readingOf(board: Board, { ids, reading }: Aside): NewMeld | undefined {
  const found = readings(board, ids.map(cardOf));
  return found[reading % found.length];
}

/** Points that lie there, and those that the cards set aside and chosen would add. */
export function pointsOf(board: Board, own: Own | null, laid: number): { laid: number; more: number } {
  if (!own) return { laid, more: 0 };
  const melds = [...aside.value.map((one) => readingOf(board, one)), readings(board, chosen.value.map(cardOf))[0]];
  return { laid, more: melds.reduce((sum, meld) => sum + (meld?.value ?? 0), 0) };
}

/** The ids of a meld's cards, taken from those given. */
export function idsFor(ids: string[], cards: string[]): string[] {
  const left = [...ids];
  return cards.flatMap((card) => {
    const at = left.findIndex((id) => cardOf(id) === card);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

export function play(scene: Scene, action: Action, ids: string[] = chosen.value): void {
  played.value = ids;
  chosen.value = [];
  scene.act?.(action);
}

/** Melds laid one after the other. */
export function playAll(scene: Scene, actions: Action[], ids: string[]): void {
  const [first, ...rest] = actions;
  if (!first) return;
  queue.value = rest;
  play(scene, first, ids);
}

export function forget(): void {
  chosen.value = [];
  aside.value = [];
  queue.value = [];
}
