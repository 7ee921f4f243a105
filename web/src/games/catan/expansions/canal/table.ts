// How a table with the canal is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";
import type { Action } from "../../view";

export const CHAPTERS: Chapters = { "SCN-11": ({ options }) => options.canal === true };

export const PRESET: Preset = { name: "new_york", players: 4, options: { map: "new_york", canal: true } };

export const doorTo = (kind: Action["kind"]): string | null => (kind === "canal" ? "canal" : null);
