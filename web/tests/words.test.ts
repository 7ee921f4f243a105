// Every text exists in three languages, and every text the client asks for exists.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOMS = ["src/shell/text", "src/games/catan/text"];
const FROM_PYTHON = "../src/sobremesa/games/catan/text";
const catalogue = (folder: string, language: string): Record<string, string> => JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));
const places = (template: string): string[] => [...new Set([...template.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();

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
    for (const [key, template] of Object.entries(english)) expect([key, places(other[key]!)]).toEqual([key, places(template)]);
  });
});

test("every key the client asks for has words", () => {
  const known = new Set([...ROOMS, FROM_PYTHON].flatMap((room) => Object.keys(catalogue(room, "en"))));
  const asked = sources("src").flatMap((text) => [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1]!));
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

test("no room says what another room says", () => {
  const [shell, game] = ROOMS.map((room) => Object.keys(catalogue(room, "en")));
  const rules = Object.keys(catalogue(FROM_PYTHON, "en"));
  expect(game!.filter((key) => shell!.includes(key) || rules.includes(key))).toEqual([]);
  expect(shell!.filter((key) => rules.includes(key))).toEqual([]);
});
