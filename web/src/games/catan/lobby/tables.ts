// What a table of CATAN plays: the chapters of the rules that are in play there, and tables worth choosing at once.
import type { TableDocument } from "../../../contract";
import type { Preset } from "../../../shell/scene";
import { CHAPTERS, PRESETS } from "../hooks/table";

type Asks = (table: Pick<TableDocument, "players" | "options">) => boolean;

/** Chapters that not every table needs, by their first rule. */
export type Chapters = Record<string, Asks>;

export const inPlay = (rule: string, table: Parameters<Asks>[0]): boolean => CHAPTERS[rule]?.(table) ?? true;

export const presets: Preset[] = [
  { name: "first", players: 3, options: { setup: "beginner" }, bots: "easy-going" },
  { name: "classic", players: 4, options: {} },
  ...PRESETS,
];
