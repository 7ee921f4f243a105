// Where each action is done on this table, for lessons that point at it: the symbol on one's own card, then the card.
import { symbolId } from "./cards/symbols";
import { armed } from "./intent";

/** "claim c3 sun with blue-1 on island-4" */
export function whereIs(action: string): string[] {
  const [kind, place = "", symbol = ""] = action.split(" ");
  if (kind !== "claim") return [];
  const isArmed = armed.value !== null && symbolId(armed.value) === symbol;
  return isArmed ? [`.dobble-spot[data-place="${place}"]`] : [`.own-face [data-name="${symbol}"]`];
}
