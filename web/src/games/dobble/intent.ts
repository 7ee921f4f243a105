// What the player is about to claim: a card aimed at, or a symbol of the own card, whichever is tapped first.
import { signal } from "@preact/signals";
import { symbolId } from "./cards/symbols";
import { layoutOf, ownCard, type Target, targetsOf } from "./targets";
import type { Scene } from "./view";

export interface Sent {
  place: string;
  symbol: number;
}

/** The place whose card is enlarged. */
export const aimed = signal<string | null>(null);
/** A symbol of the own card that waits for a target. */
export const armed = signal<number | null>(null);
/** A claim on its way to the referee. */
export const sent = signal<Sent | null>(null);
/** The last thing pressed was a key: letters and digits are shown. */
export const keys = signal(false);

/** Cards are drawn so large that their symbols can be tapped. */
export const direct = signal(true);

export function letGo(): void {
  aimed.value = null;
  armed.value = null;
}

function wordsOf(scene: Scene, target: Target, symbol: number): string | null {
  const board = scene.board;
  const table = scene.view;
  const own = scene.own!;
  const name = (card: number) => board.cards[card]!.name;
  if (layoutOf(table) === "pair")
    return `claim pair ${symbolId(symbol)} with ${name(table.pair[0]!)} on ${name(table.pair[1]!)}`;
  if (own.may_ping) return `ping ${target.place} ${symbolId(symbol)} to ${own.partner}`;
  const held = ownCard(scene);
  return held && `claim ${target.place} ${symbolId(symbol)} with ${name(held.card)} on ${name(target.card)}`;
}

/** Names a symbol shared with a target's card, to the referee. */
export function claim(scene: Scene, place: string, symbol: number): void {
  const target = targetsOf(scene).find((one) => one.place === place);
  const { phase } = scene.view;
  const words =
    scene.act && target && (phase === "play" || phase === "countdown") ? wordsOf(scene, target, symbol) : null;
  letGo();
  if (!words) return;
  sent.value = { place, symbol };
  scene.act!(words);
}

/** A symbol of the own card: claimed on the card aimed at, or kept until a card is tapped. */
export function tapOwn(scene: Scene, symbol: number): void {
  if (aimed.value !== null) claim(scene, aimed.value, symbol);
  else armed.value = armed.value === symbol ? null : symbol;
}

/** A target: where its symbols are large enough, `symbol` is the one under the finger. */
export function tapTarget(scene: Scene, place: string, symbol: number | null): void {
  if (armed.value !== null) claim(scene, place, armed.value);
  else if (symbol !== null) claim(scene, place, symbol);
  else aimed.value = aimed.value === place ? null : place;
}
