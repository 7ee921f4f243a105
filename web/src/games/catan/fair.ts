// Recomputes every roll of a game from its seed. Each chance event takes one draw; those before the game laid out the
// island.
import type { OptionValue } from "../../contract";
import { draw } from "../../shell/fair/dice";
import type { DiceCheck } from "../../shell/scene";
import type { RecordedSteps } from "./view";

interface Roll {
  /** Which of the game's chance events it is. */
  place: number;
  one: number;
  other: number;
}

const MOST_DRAWS_BEFORE = 600;

export function checkDice(actions: RecordedSteps, seed: Uint8Array, options: Record<string, OptionValue>): DiceCheck {
  const chance = actions.filter(([actor]) => actor === "chance").map(([, step]) => step);
  const rolls = chance.flatMap((step, place): Roll[] =>
    step.kind === "dice" ? [{ place, one: step.one, other: step.other }] : [],
  );
  const balanced = options.dice === "balanced";
  for (let before = 0; before < MOST_DRAWS_BEFORE; before++) {
    if (allAgree(rolls, seed, before, balanced)) return { agree: true, throws: rolls.length };
  }
  return { agree: false, throws: rolls.length };
}

/** The 36 pairs in ascending action number: the second die counts first. */
const PAIRS = Array.from({ length: 36 }, (_, n) => ({ one: (n % 6) + 1, other: Math.floor(n / 6) + 1 }));

function allAgree(rolls: Roll[], seed: Uint8Array, before: number, balanced: boolean): boolean {
  let bag = PAIRS;
  return rolls.every((roll) => {
    if (!bag.length) bag = PAIRS;
    const told = bag[draw(seed, before + roll.place, bag.length)]!;
    if (balanced) bag = bag.filter((pair) => pair !== told);
    return told.one === roll.one && told.other === roll.other;
  });
}
