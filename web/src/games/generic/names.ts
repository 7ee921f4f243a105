// What things are called: the game's own words where it has some, else their plain names made readable.
import { has, say } from "../../shell/text";

/** `deck_size` → `Deck size`. */
export const readable = (name: string): string => {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const known = (...keys: string[]): string | undefined => keys.find(has);

export const labelOf = (...path: string[]): string => {
  const key = known(`view.${path.join(".")}`, `view.${path.at(-1)}`, `term.${path.at(-1)}`);
  return key ? say(key) : readable(path.at(-1) ?? "");
};

export const kindName = (kind: string): string => (has(`action.${kind}`) ? say(`action.${kind}`) : readable(kind));

const term = (name: string): string => (has(`term.${name}`) ? say(`term.${name}`) : name.replace(/_/g, " "));

const halves = (name: string): [string, string] | null => {
  const found = /^(.+)-([^-]+)$/.exec(name);
  return found ? [found[1]!, found[2]!] : null;
};

/** A thing by its name: `7-coins` is said as the game joins a rank and a suit. */
export function thingName(name: string): string {
  const two = has(`term.${name}`) ? null : halves(name);
  if (!two || !has("form.card")) return term(name);
  return say("form.card", { rank: term(two[0]), suit: term(two[1]) });
}

export interface Face {
  index: string;
  mark: string;
  /** Things of one suit share it. */
  tint: string;
}

/** What is printed on it: a short index, a mark, and a tint by its suit. */
export function faceOf(name: string): Face {
  const [rank, suit] = halves(name) ?? [name, ""];
  const mark = (of: string) => (has(`mark.${of}`) ? say(`mark.${of}`) : "");
  const short = mark(rank) || (rank.length <= 3 ? rank : "");
  return { index: short, mark: mark(suit), tint: tintOf(suit || rank) };
}

const TINTS = ["gold", "blue", "red", "green", "purple", "brown"];

/** As the game says (`tint.coins`), else always the same one for the same name. */
function tintOf(name: string): string {
  if (has(`tint.${name}`)) return say(`tint.${name}`);
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return TINTS[sum % TINTS.length]!;
}
