// Every text exists in three languages, and every text the client asks for exists.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const SHELL = "src/shell/text";
const GAMES = readdirSync("src/games", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const textOf = (game: string): string => `src/games/${game}/text`;
/** The server hands out the coach's words with its own. */
const COACH = "../src/sobremesa/coach/text";
const ROOMS = [SHELL, COACH, ...GAMES.map(textOf)];
/** The generic board has no rules of its own. */
const fromPython = (game: string): string[] =>
  [`../src/sobremesa/games/${game}/text`].filter((folder) => existsSync(folder));
/** A language's files in one: the room's own and those of its expansions. */
const catalogue = (folder: string, language: string): Record<string, string> =>
  Object.assign({}, ...[folder, ...ofExpansions(folder)].flatMap((room) => filesIn(room, language)));

const filesIn = (folder: string, language: string): unknown[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${language}.`))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));

function ofExpansions(folder: string): string[] {
  const room = join(dirname(folder), "expansions");
  if (!existsSync(room)) return [];
  return readdirSync(room)
    .map((name) => join(room, name, "text"))
    .filter((found) => existsSync(found));
}
const places = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe.each(ROOMS)("%s", (room) => {
  const english = catalogue(room, "en");
  test.each(["es", "pt"])("says in %s all that it says in English", (language) => {
    const other = catalogue(room, language);
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, template] of Object.entries(english))
      expect([key, places(other[key]!)]).toEqual([key, places(template)]);
  });
});

test("every key the client asks for has words", () => {
  const known = new Set([...ROOMS, ...GAMES.flatMap(fromPython)].flatMap((room) => Object.keys(catalogue(room, "en"))));
  const asked = sources("src").flatMap((text) => [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1]!));
  const ifThere = sources("src").flatMap((text) => [...text.matchAll(/\bhas\("([^"]+)"/g)].map((found) => found[1]!));
  expect([...new Set(asked)].filter((key) => !known.has(key) && !ifThere.includes(key))).toEqual([]);
});

test.each(GAMES)("%s: no room says what another room says", (game) => {
  const [shell, client, rules = []] = [SHELL, textOf(game), ...fromPython(game)].map((room) =>
    Object.keys(catalogue(room, "en")),
  );
  expect(client!.filter((key) => shell!.includes(key) || rules.includes(key))).toEqual([]);
  expect(shell!.filter((key) => rules.includes(key))).toEqual([]);
});
