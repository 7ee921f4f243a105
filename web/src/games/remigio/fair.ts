// Recomputes every card from the game's seed: one draw each, among the cards left in the stock in their order.
import { draw } from "../../shell/fair/dice";
import type { DiceCheck } from "../../shell/scene";
import { RANKS, SUITS } from "./view";

const MOST_DRAWS_BEFORE = 8;
const CARDS = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank} ${suit}`)), "joker"];

/** Follows the cards of a record: what lies in the stock and on the discards. */
class Pack {
  private stock = new Map<string, number>();
  private size = 0;
  private pile: string[] = [];
  private between = true;

  private gather(): void {
    this.stock = new Map(CARDS.map((card) => [card, 2]));
    this.size = 2 * CARDS.length;
    this.pile = [];
  }

  private leaves(card: string): void {
    this.stock.set(card, this.stock.get(card)! - 1);
    this.size--;
  }

  /** The discards but the top one become the stock. */
  private refill(): void {
    if (this.size) return;
    const top = this.pile.pop()!;
    this.stock = new Map(CARDS.map((card) => [card, this.pile.filter((other) => other === card).length]));
    this.size = this.pile.length;
    this.pile = [top];
  }

  /** Before a step: a new deal begins with all cards. */
  before(words: string): void {
    const dealing = /^(cut|leave|keep|return|cut card|dealt|turned)\b/.test(words);
    if (dealing && this.between) this.gather();
    this.between = !dealing;
    if (words.startsWith("drawn ")) this.refill();
  }

  after(words: string): void {
    const card = words.replace(/^(dealt|drawn) \d+ |^(turned|discard) /, "");
    if (/^(dealt|drawn|turned) /.test(words)) this.leaves(card);
    if (/^(turned|discard) /.test(words)) this.pile.push(card);
    if (words === "keep") this.leaves("joker");
    if (words === "take") this.taken = this.pile.pop()!;
    if (words === "forfeit") this.pile.push(this.taken);
  }

  private taken = "";

  /** The card that a draw takes; null where nothing is left to chance. */
  at(seed: Uint8Array, n: number): string {
    let left = draw(seed, n, this.size);
    return CARDS.find((card) => (left -= this.stock.get(card)!) < 0)!;
  }
}

function agrees(actions: [number | string, string][], seed: Uint8Array, before: number): boolean {
  const pack = new Pack();
  let n = before;
  return actions.every(([actor, words]) => {
    pack.before(words);
    const drawn = /^(?:cut card|turned|(?:dealt|drawn) \d+) (.+)$/.exec(words);
    const right = actor !== "chance" || !drawn || pack.at(seed, n) === drawn[1];
    if (actor === "chance") n++;
    pack.after(words);
    return right;
  });
}

export function checkDice(actions: [number | string, string][], seed: Uint8Array): DiceCheck {
  const throws = actions.filter(([actor, words]) => actor === "chance" && !/^(shown|closed with) /.test(words)).length;
  const befores = Array.from({ length: MOST_DRAWS_BEFORE }, (_, n) => n);
  return { agree: befores.some((before) => agrees(actions, seed, before)), throws };
}
