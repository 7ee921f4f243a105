// The one place where legal actions become kinds and parts. They come in words; their declaration says how to read them.
import type { Declared } from "../../contract";
import type { Value } from "./view";

export interface Choice {
  kind: string;
  parts: { name: string; value: Value; isSeat: boolean }[];
  /** What is sent when it is chosen. */
  send: string;
}

export const choicesOf = (legal: string[], declared: Declared[]): Choice[] =>
  legal.map((words) => read(words, declared));

function read(words: string, declared: Declared[]): Choice {
  for (const { kind, forms, parts } of declared)
    for (const form of forms) {
      const found = pattern(form).exec(words);
      if (!found) continue;
      const told = parts.flatMap(({ name, type, holds }) => {
        const said = found.groups?.[name];
        return said ? [{ name, value: valueOf(said, type), isSeat: holds === "seat" }] : [];
      });
      return { kind, parts: told, send: words };
    }
  return { kind: words, parts: [], send: words };
}

/** `offer {give} for {want}`: words as they are, parts as whatever stands there. */
function pattern(form: string): RegExp {
  const escaped = form.split(" ").map((word) => {
    const part = /^\{(\w+)\}$/.exec(word);
    return part ? `(?<${part[1]}>.*?)` : word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${escaped.join(" ?")}$`);
}

function valueOf(said: string, type: string): Value {
  if (type === "boolean") return true;
  if (type.endsWith("[]")) return said.split(" ").map((word) => valueOf(word, type.slice(0, -2)));
  if (type.startsWith("number") && /^-?\d+$/.test(said)) return Number(said);
  return said;
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
