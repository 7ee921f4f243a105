// What is said in large letters at the end: who has won; of somebody who played alone, what was reached.
import type { Result } from "../../contract";
import { listed, type Names, say, sayText } from "../text";

export const isAlone = (result: Result): boolean => result.scores.length === 1;

export function outcome(result: Result, name: Names): string {
  if (isAlone(result)) return sayText(result.reason, name);
  return say("end.winner", { name: listed(result.winners.map(name)), n: result.winners.length });
}
