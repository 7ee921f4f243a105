// How a table with the canal is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";

export const CHAPTERS: Chapters = { "SCN-11": ({ options }) => options.canal === true };

export const PRESET: Preset = { name: "new_york", players: 4, options: { map: "new_york", canal: true } };

export const doorTo = (action: string): string | null => (action.startsWith("canal ") ? "canal" : null);
