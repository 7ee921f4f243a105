// Where each action is done on this table, for lessons that point at it: the symbol on one's own card, then the card.
import { symbolId } from "./cards/symbols";
import { armed } from "./intent";
import type { Action } from "./view";

export function whereIs(action: Action): string[] {
  if (action.kind !== "claim") return [];
  const isArmed = armed.value !== null && symbolId(armed.value) === action.symbol;
  return isArmed ? [`.dobble-spot[data-place="${action.place}"]`] : [`.own-face [data-name="${action.symbol}"]`];
}
