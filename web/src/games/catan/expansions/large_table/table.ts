// Five or six at the table: which lesson and chapter they read, and how they build between turns.
import type { Chapters } from "../../lobby/tables";
import type { Phase, Scene } from "../../view";

export const CHAPTERS: Chapters = { "CAT-40": ({ players }) => players > 4 };

export const lesson = ({ table }: Scene): string =>
  table.options.between_turns === "paired" ? "lesson.paired" : "lesson.building";

/** What somebody does between two turns ends with a pass. */
export const BETWEEN_TURNS: Phase = "extra building";
