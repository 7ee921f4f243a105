// The book of rules: chapters by their first rule, and what is found in them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inPlay } from "../../src/games/catan/lobby/tables";
import { chaptersOf, found, placesIn } from "../../src/shell/book/chapters";
import { anchorOf } from "../../src/shell/parts/markdown";

const rulesOf = (game: string, language: string) =>
  chaptersOf(readFileSync(new URL(`../../../docs/rules/${game}/${language}.md`, import.meta.url), "utf-8"));

test("chapters begin with the same rules in every language", () => {
  for (const game of ["catan", "catan_dice", "dobble", "remigio"]) {
    const [en, ...others] = ["en", "es", "pt"].map((language) => rulesOf(game, language).map(({ rule }) => rule));
    expect(en!.length).toBeGreaterThan(3);
    for (const other of others) expect(other).toEqual(en);
  }
});

test("a book without chapters is searched, too", () => {
  const [only, ...more] = chaptersOf("# Escoba\n\n- **ESC-1** Cards that add up to fifteen.\n- **ESC-2** A sweep.\n");
  expect(more).toEqual([]);
  expect(only).toMatchObject({ title: "Escoba", rule: "ESC-1" });
  expect(found(only!, "sweep")).toBe("- **ESC-2** A sweep.");
  expect(chaptersOf("")).toEqual([]);
});

test("every book ends with an almanac whose words lead to words it tells, and to rules there are", () => {
  for (const game of ["catan", "catan_dice", "dobble", "remigio"])
    for (const language of ["en", "es", "pt"]) {
      const chapters = rulesOf(game, language);
      const { title, text } = chapters.at(-1)!;
      expect(title).toMatch(/^Alma/);
      const words = [...text.matchAll(/^### (.+)$/gm)].map((found) => found[1]!);
      expect(words.length).toBeGreaterThan(7);
      expect(words).toEqual([...words].sort(new Intl.Collator(language).compare));
      const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map((found) => found[1]!);
      expect(links.length).toBeGreaterThan(3);
      expect(links.filter((link) => !words.map(anchorOf).includes(link))).toEqual([]);
      const told = chapters.flatMap((chapter) =>
        [...chapter.text.matchAll(/^- \*\*([A-Z]+-\d+)/gm)].map((one) => one[1]!),
      );
      const named = [...text.matchAll(/[A-Z]{3}-\d+/g)].map((found) => found[0]);
      expect(named.filter((rule) => !told.includes(rule))).toEqual([]);
    }
});

test("a plain table of four does not read about expansions, and every left-out chapter is one there is", () => {
  const rules = rulesOf("catan", "en").flatMap(({ rule }) => rule ?? []);
  const left = (players: number, options: object) =>
    rules.filter((rule) => !inPlay(rule, { players, options: options as Record<string, boolean> }));
  expect(left(4, {})).toEqual(["CAT-40", "SCN-1", "SCN-11", "FRI-1", "HLP-1"]);
  expect(left(6, { friends: true, helpers: true, map: "new_york", canal: true })).toEqual([]);
});

test("a search finds lines without accents and capitals, and only those", () => {
  const trade = rulesOf("catan", "es").find(({ rule }) => rule === "CAT-23")!;
  expect(found(trade, "LADRON")).toContain("CAT-");
  expect(found(trade, "zanahoria")).toBe(null);
});

test("what is looked for is marked with or without its accents and capitals", () => {
  expect(placesIn("El ladrón y la LADRONA", "ladron")).toEqual([
    [3, 6],
    [15, 6],
  ]);
  expect(placesIn("Seven wakes the robber", "robber seven")).toEqual([
    [16, 6],
    [0, 5],
  ]);
  expect(placesIn("nothing", "  ")).toEqual([]);
});
