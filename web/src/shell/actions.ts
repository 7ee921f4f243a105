// Actions as the wire tells them: a kind and its parts.
import type { AnyAction, LegalGroup } from "../contract";

export type OfKind<Action extends AnyAction, Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** Legal actions by their kind; a kind of which none is legal is missing. */
export type ByKind<Action extends AnyAction> = { [Kind in Action["kind"]]?: OfKind<Action, Kind>[] };

/** What a group stands for: its parts hold a value for each action. */
function spread({ kind, ...parts }: LegalGroup): AnyAction[] {
  const columns = Object.entries(parts).filter((column): column is [string, unknown[]] => Array.isArray(column[1]));
  const first = columns[0]?.[1];
  if (!first) return [{ kind }];
  return first.map((_, n) => ({ kind, ...Object.fromEntries(columns.map(([name, values]) => [name, values[n]])) }));
}

export const spreadAll = (groups: LegalGroup[]): AnyAction[] => groups.flatMap(spread);

export function byKind<Action extends AnyAction>(legal: Action[]): ByKind<Action> {
  const found: Record<string, Action[]> = {};
  for (const action of legal) (found[action.kind] ??= []).push(action);
  return found as ByKind<Action>;
}

const flat = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(flat) : [value ?? "-"];

/** The same for the same action, like `road 12-13`: to compare by, and for tests. It is not to be taken apart. */
export const keyOf = (action: AnyAction): string => Object.values(action).flatMap(flat).join(" ");

export const isSame = (one: AnyAction | null, other: AnyAction | null): boolean =>
  one !== null && other !== null && keyOf(one) === keyOf(other);
