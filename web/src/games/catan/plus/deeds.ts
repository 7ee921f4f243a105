// What expansions let a seat do: a kind, and the words that follow it. No rules here, only words taken apart.
import { RESOURCES, type Resource } from "../view";

const KINDS = [
  "forced trade",
  "give back",
  "helped road",
  "consolation",
  "move road",
  "shelter",
  "scholar",
  "keep card",
  "alms",
  "take alms",
  "ploughshares settlement",
  "ploughshares city",
  "free port",
  "banish",
  "turn helper",
  "take helper",
  "decline help",
  "gift",
  "take gift",
  "refuse gift",
  "wagon",
  "stop swapping",
  "ship",
  "shovel",
  "book",
  "compass",
  "exchange favour",
  "put back",
  "first draw",
  "spare",
  "canal",
] as const;

export type DeedKind = (typeof KINDS)[number];

export interface Deed {
  kind: DeedKind;
  args: string[];
  words: string;
}

export function deedOf(words: string): Deed | null {
  const kind = KINDS.find((name) => words === name || words.startsWith(`${name} `));
  return kind
    ? {
        kind,
        args: words
          .slice(kind.length)
          .split(" ")
          .filter((word) => word && word !== "for"),
        words,
      }
    : null;
}

/** The resources that stand at a place of these deeds, in their usual order. */
export const resourcesAt = (deeds: Deed[], place: number): Resource[] =>
  RESOURCES.filter((name) => deeds.some((deed) => deed.args[place] === name));

export const seatsAt = (deeds: Deed[], place: number): number[] =>
  [...new Set(deeds.map((deed) => Number(deed.args[place])))].sort((one, other) => one - other);

/** The deed that begins with these words, if there is one. */
export const deedWith = (deeds: Deed[], ...args: (string | number | null)[]): Deed | undefined =>
  deeds.find((deed) => deed.args.length >= args.length && args.every((arg, place) => deed.args[place] === String(arg)));
