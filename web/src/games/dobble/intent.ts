// What the player is about to claim: a card aimed at, or a symbol of the own card, whichever is tapped first.
import { signal } from "@preact/signals";
import { symbolId } from "./cards/symbols";
import { layoutOf, ownCard, type Target, targetsOf } from "./targets";
import type { Action, Scene } from "./view";

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

function actionOf(scene: Scene, target: Target, symbol: number): Action | null {
  const board = scene.board;
  const table = scene.view;
  const own = scene.own!;
  const name = (card: number) => board.cards[card]!.name;
  if (layoutOf(table) === "pair")
    return {
      kind: "claim",
      place: "pair",
      symbol: symbolId(symbol),
      own: name(table.pair[0]!),
      target: name(table.pair[1]!),
    };
  if (own.may_ping && own.partner !== null)
    return { kind: "ping", to: own.partner, place: target.place, symbol: symbolId(symbol) };
  const held = ownCard(scene);
  return (
    held && {
      kind: "claim",
      place: target.place,
      symbol: symbolId(symbol),
      own: name(held.card),
      target: name(target.card),
    }
  );
}

/** Names a symbol shared with a target's card, to the referee. */
export function claim(scene: Scene, place: string, symbol: number): void {
  const target = targetsOf(scene).find((one) => one.place === place);
  const { phase } = scene.view;
  const action =
    scene.act && target && (phase === "play" || phase === "countdown") ? actionOf(scene, target, symbol) : null;
  letGo();
  if (!action) return;
  sent.value = { place, symbol };
  scene.act!(action);
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

/** A symbol is chosen and wants a card, or there is no card of one's own to choose it on. */
export const needsIsland = (scene: Scene): boolean =>
  armed.value !== null || ownCard(scene) === null || layoutOf(scene.view) === "pair";
