// Legal actions as choices: their kind, their parts, and which of these is somebody's seat.

import type { Declared } from "../../contract";
import { keyOf } from "../../shell/actions";
import type { Action, Value } from "./view";

export interface Choice {
  kind: string;
  parts: { name: string; value: Value; isSeat: boolean }[];
  action: Action;
  /** The same for the same action. */
  key: string;
}

export const choicesOf = (legal: Action[], declared: Declared[]): Choice[] =>
  legal.map((action) =>
    choiceOf(
      action,
      declared.find(({ kind }) => kind === action.kind),
    ),
  );

/** What is not named, or not true, is left out. */
function choiceOf(action: Action, declared: Declared | undefined): Choice {
  const { kind, ...told } = action;
  const parts = Object.entries(told)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => ({
      name,
      value,
      isSeat: declared?.parts.find((part) => part.name === name)?.holds === "seat",
    }));
  return { kind, parts, action, key: keyOf(action) };
}

/** Every name an action speaks of, for what is shown under that name to be its handle. */
export function mentioned({ parts }: Choice): string[] {
  const within = (value: Value): string[] => {
    if (typeof value === "string") return [value];
    if (Array.isArray(value)) return value.flatMap(within);
    return value && typeof value === "object" ? Object.keys(value) : [];
  };
  return parts.flatMap(({ value }) => within(value));
}
