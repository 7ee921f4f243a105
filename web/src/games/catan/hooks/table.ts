// Where expansions come in before a game: lessons, chapters of the rules, tables worth choosing, and where their deeds
// are found.
import type { Preset } from "../../../shell/scene";
import * as canal from "../expansions/canal/table";
import * as friends from "../expansions/friends/table";
import * as helpers from "../expansions/helpers/table";
import * as largeTable from "../expansions/large_table/table";
import * as towns from "../expansions/towns/table";
import type { Chapters } from "../lobby/tables";
import type { Action, Expansion, Scene } from "../view";

const LESSONS: Record<Expansion, (scene: Scene) => string> = {
  extra: largeTable.lesson,
  marked_paths: () => "lesson.towns",
  canal: () => "lesson.canal",
  friends: () => "lesson.friends",
  helpers: () => "lesson.helpers",
};

/** What this table has added to the base game. */
export const lessonsAt = (scene: Scene): string[] =>
  (Object.keys(LESSONS) as Expansion[])
    .filter((name) => scene.board.expansions.includes(name))
    .map((name) => LESSONS[name](scene));

export const CHAPTERS: Chapters = {
  ...largeTable.CHAPTERS,
  ...towns.CHAPTERS,
  ...canal.CHAPTERS,
  ...friends.CHAPTERS,
  ...helpers.CHAPTERS,
};

export const PRESETS: Preset[] = [friends.PRESET, helpers.PRESET, towns.PRESET, canal.PRESET];

/** The door an action lies behind. */
export const doorTo = (kind: Action["kind"]): string | null =>
  friends.doorTo(kind) ?? helpers.doorTo(kind) ?? canal.doorTo(kind);
