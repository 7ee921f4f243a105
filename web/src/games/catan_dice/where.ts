// Where each action is done on this table, for lessons that point at it: what is to be tapped last stands first.
const CONFIRM = '[data-primary="confirm"]';
const DICE = ["1", "2", "3", "4", "5", "6"];

export function whereIs(action: string): string[] {
  const [kind, ...numbers] = action.split(" ");
  if (kind === "swap" || kind === "gold") return turning(action);
  if (kind === "build") return [CONFIRM, `[data-action="${action}"]`];
  if (kind !== "keep") return [CONFIRM, `[data-primary="${action}"]`];
  const amiss = DICE.map((die) => `[data-die="${die}"]${numbers.includes(die) ? ":not(.kept)" : ".kept"}`);
  return [...amiss, '[data-primary="again"]'];
}

/**
 * "swap die 3 to ore with knight 1", "gold 5 6 for grain": the die, then its new face. While rolls are left, turning is
 * chosen first.
 */
function turning(action: string): string[] {
  const parts = action.replace(/ (die|to|with|knight|for)(?= )/g, "");
  const [, die] = parts.split(" ");
  return [`[data-turn="${parts}"]`, `[data-die="${die}"].turnable`, '[data-turning]:not([aria-pressed="true"])'];
}
