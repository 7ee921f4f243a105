// Words in the player's language: catalogues of templates, filled in as the protocol says.
import { computed, signal } from "@preact/signals";
import type { Language, Text, Value, Words } from "../../contract";

export type Catalogue = Record<string, string>;

export const LANGUAGES: Record<Language, string> = { en: "English", es: "Español", pt: "Português" };

const own = import.meta.glob<Catalogue>("./*.json", { import: "default" });
const catalogues = signal<Record<string, Catalogue>>({});

export const language = signal<Language>(preferred());
/** Whichever came first: a game's words count before the server's, and those before ours. */
export const words = computed(
  () => Object.assign({}, ...Object.keys(sources).map((name) => catalogues.value[name])) as Catalogue,
);

function preferred(): Language {
  const stored = localStorage.getItem("language");
  const wanted = [stored, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (wanted.find((tag) => tag && tag in LANGUAGES) as Language) ?? "en";
}

type Source = (language: Language) => Promise<Catalogue>;

const sources: Record<string, Source> = {
  shell: (language) => own[`./${language}.json`]!(),
  server: (language) => fetch(`/api/text/${language}`).then((answer) => (answer.ok ? answer.json() : {})),
};

async function load(name: string): Promise<void> {
  const found = await sources[name]!(language.value).catch(() => ({}));
  catalogues.value = { ...catalogues.value, [name]: found };
}

/** The words of the game being shown, in this language and in those chosen later. */
export async function useGameWords(source: Source): Promise<void> {
  sources.game = source;
  await load("game");
}

/** For a game that has chosen other words for the same things. */
export const loadGameWords = (): Promise<void> => load("game");

export async function speak(chosen: Language): Promise<void> {
  language.value = chosen;
  document.documentElement.lang = chosen;
  localStorage.setItem("language", chosen);
  await Promise.all(Object.keys(sources).map(load));
}

/** Nobody waits for the server's: they are for what goes wrong. */
export async function loadWords(): Promise<void> {
  document.documentElement.lang = language.value;
  void load("server");
  await load("shell");
}

export type Names = (seat: number) => string;

/** A text of ours or of a game; `names` tells what a seat is called. */
export function say(key: string, values: Record<string, Value> = {}, names?: Names): string {
  const template = words.value[key];
  return template === undefined ? key : fill(template, values, names);
}

export const has = (key: string): boolean => key in words.value;

export const sayText = (text: Text, names?: Names): string => say(text.key, text.values, names);

export const told = (texts: Words): string => texts[language.value] ?? texts.en;

/** Names in a row, as the language joins them: "Ana, Milo and Vera". */
export const listed = (names: string[]): string => new Intl.ListFormat(language.value).format(names);

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export function fill(template: string, values: Record<string, Value>, names?: Names): string {
  return template.replace(PLACE, (_, name: string, one?: string, many?: string) => {
    const value = values[name] ?? "?";
    if (one !== undefined) return value === 1 ? one : (many ?? "");
    return word(value, names);
  });
}

const term = (name: string): string => words.value[`term.${name}`] ?? name;

function word(value: Value, names?: Names): string {
  if (typeof value !== "object") return String(value);
  if ("seat" in value) return names ? names(value.seat) : `${value.seat + 1}`;
  if ("term" in value) return term(value.term);
  if ("text" in value) return say(value.text.key, value.text.values, names);
  if ("list" in value)
    return joined(
      value.list.map((item) => word(item, names)),
      value.by,
    );
  const form = words.value["form.count"] ?? "{n} {what}";
  return joined(Object.entries(value.cards).map(([name, n = 0]) => fill(form, { n, what: term(name) })));
}

/** "a, b and c" as the language says it, or joined by what was given. */
function joined(parts: string[], by?: string): string {
  const last = words.value["form.and"];
  if (by !== undefined || last === undefined || parts.length < 2) return parts.join(by ?? ", ");
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}`;
}
