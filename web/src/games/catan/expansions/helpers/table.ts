// How a table with helpers is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";

export const CHAPTERS: Chapters = { "HLP-1": ({ options }) => options.helpers === true };

export const PRESET: Preset = { name: "six", players: 6, options: { helpers: true } };

export const doorTo = (action: string): string | null => (/^(free port|turn helper)/.test(action) ? "helper" : null);
