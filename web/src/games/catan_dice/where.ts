// Where each action is done on this table, for lessons that point at it: what is to be tapped last stands first.
import { keyOf } from "../../shell/actions";
import type { Action } from "./view";

const CONFIRM = '[data-primary="confirm"]';
const DICE = [1, 2, 3, 4, 5, 6];

export function whereIs(action: Action): string[] {
  switch (action.kind) {
    case "swap":
    case "gold":
      return turning(action);
    case "build road":
    case "build settlement":
    case "build city":
    case "build knight":
      return [CONFIRM, `[data-action="${keyOf(action)}"]`];
    case "keep":
      return [amiss(action.kept), '[data-primary="again"]'];
    default:
      return [CONFIRM, `[data-primary="${action.kind}"]`];
  }
}

/** The dice that lie on the wrong side, all at once. */
const amiss = (kept: number[]): string =>
  DICE.map((die) => `[data-die="${die}"]${kept.includes(die) ? ":not(.kept)" : ".kept"}`).join(", ");

/** The die, then its new face. While rolls are left, turning is chosen first. */
const turning = (action: Extract<Action, { die: number }>): string[] => [
  `[data-turn="${keyOf(action)}"]`,
  `[data-die="${action.die}"].turnable`,
  '[data-turning]:not([aria-pressed="true"])',
];
