// Where each action is done on this table, for lessons that point at it: what is to be tapped last stands first.
const CONFIRM = '[data-primary="confirm"]';
const DICE = ["1", "2", "3", "4", "5", "6"];

export function whereIs(action: string): string[] {
  const [kind, ...numbers] = action.split(" ");
  if (kind === "build") return [CONFIRM, `[data-action="${action}"]`];
  if (kind !== "keep") return [CONFIRM, `[data-primary="${action}"]`];
  const amiss = DICE.map((die) => `[data-die="${die}"]${numbers.includes(die) ? ":not(.kept)" : ".kept"}`);
  return [...amiss, '[data-primary="again"]'];
}
