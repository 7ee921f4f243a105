// The moments expansions add in which the base game goes on as usual.

import type { Phase } from "../declared";
import { BETWEEN_TURNS } from "../expansions/large_table/table";

/** One builds what one likes, and passes instead of ending a turn. */
export const isBetweenTurns = (phase: Phase): boolean => phase === BETWEEN_TURNS;
