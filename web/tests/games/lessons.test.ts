// Teach me tells of what this table has added to the base game.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lessons } from "../../src/games/catan/tutor/lessons";
import type { Scene } from "../../src/games/catan/view";

/** Two lessons of one folder. */
const FOLDERS: Record<string, string> = { building: "large_table", paired: "large_table" };
const wordsOf = (expansion: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/games/catan/expansions/${expansion}/text/en.json`, "utf8"));

const at = (expansions: string[], between_turns = "building"): string[] =>
  lessons({
    board: { goal: 12, discard_limit: 7, expansions },
    table: { options: { between_turns } },
  } as unknown as Scene).map(({ key }) => key);

test("the base game is told in three steps", () => {
  expect(at([])).toEqual(["teach.1", "teach.2", "teach.3"]);
});

test("every expansion has a lesson with words", () => {
  const told = [...at(["extra", "marked_paths", "canal", "friends", "helpers"]), ...at(["extra"], "paired")].filter(
    (key) => key.startsWith("lesson"),
  );
  expect(told).toEqual(["building", "towns", "canal", "friends", "helpers", "paired"].map((name) => `lesson.${name}`));
  const folders = told.map((key) => key.slice("lesson.".length)).map((name) => FOLDERS[name] ?? name);
  const words = Object.assign({}, ...folders.map(wordsOf));
  for (const key of told)
    expect(words).toMatchObject({ [`${key}.title`]: expect.any(String), [`${key}.body`]: expect.any(String) });
});

test("the goal is this table's", () => {
  const scene = { board: { goal: 12, discard_limit: 8, expansions: [] }, table: { options: {} } } as unknown as Scene;
  expect(lessons(scene).at(-1)).toEqual({ key: "teach.3", values: { goal: 12, limit: 8 } });
});
