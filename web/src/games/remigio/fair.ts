// Recomputes every card from the game's seed: one draw each, among the cards left in the stock in their order.
import { draw } from "../../shell/fair/dice";
import type { DiceCheck } from "../../shell/scene";
import { RANKS, type RecordedSteps, type Step, SUITS } from "./view";

const MOST_DRAWS_BEFORE = 8;
const CARDS = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank} ${suit}`)), "joker"];

/** Steps before the first turn of a deal. */
const DEALING: Step["kind"][] = ["cut", "leave", "keep", "return", "cut card", "dealt", "turned"];

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
  before({ kind }: Step): void {
    const dealing = DEALING.includes(kind);
    if (dealing && this.between) this.gather();
    this.between = !dealing;
    if (kind === "drawn") this.refill();
  }

  after(step: Step): void {
    if (step.kind === "dealt" || step.kind === "drawn" || step.kind === "turned") this.leaves(step.card!);
    if (step.kind === "turned" || step.kind === "discard") this.pile.push(step.card);
    if (step.kind === "keep") this.leaves("joker");
    if (step.kind === "take") this.taken = this.pile.pop()!;
    if (step.kind === "forfeit") this.pile.push(this.taken);
  }

  private taken = "";

  /** The card that a draw takes; null where nothing is left to chance. */
  at(seed: Uint8Array, n: number): string {
    let left = draw(seed, n, this.size);
    return CARDS.find((card) => (left -= this.stock.get(card)!) < 0)!;
  }
}

/** The card that a step of chance takes from the stock. */
const drawnBy = (step: Step): string | null =>
  step.kind === "cut card" || step.kind === "turned" || step.kind === "dealt" || step.kind === "drawn"
    ? step.card
    : null;

function agrees(actions: RecordedSteps, seed: Uint8Array, before: number): boolean {
  const pack = new Pack();
  let n = before;
  return actions.every(([actor, step]) => {
    pack.before(step);
    const drawn = drawnBy(step);
    const right = actor !== "chance" || drawn === null || pack.at(seed, n) === drawn;
    if (actor === "chance") n++;
    pack.after(step);
    return right;
  });
}

export function checkDice(actions: RecordedSteps, seed: Uint8Array): DiceCheck {
  const throws = actions.filter(([actor, step]) => actor === "chance" && drawnBy(step) !== null).length;
  const befores = Array.from({ length: MOST_DRAWS_BEFORE }, (_, n) => n);
  return { agree: befores.some((before) => agrees(actions, seed, before)), throws };
}
