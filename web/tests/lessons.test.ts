// Teach me tells of what this table has added to the base game.
import { expect, test } from "vitest";
import { lessons } from "../src/games/catan/lessons";
import en from "../src/games/catan/text/en.json";
import type { Scene } from "../src/games/catan/view";

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
  for (const key of told)
    expect(en).toMatchObject({ [`${key}.title`]: expect.any(String), [`${key}.body`]: expect.any(String) });
});

test("the goal is this table's", () => {
  const scene = { board: { goal: 12, discard_limit: 8, expansions: [] }, table: { options: {} } } as unknown as Scene;
  expect(lessons(scene).at(-1)).toEqual({ key: "teach.3", values: { goal: 12, limit: 8 } });
});
