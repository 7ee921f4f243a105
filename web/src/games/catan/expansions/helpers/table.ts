// How a table with helpers is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";
import type { Action } from "../../view";

export const CHAPTERS: Chapters = { "HLP-1": ({ options }) => options.helpers === true };

export const PRESET: Preset = { name: "six", players: 6, options: { helpers: true } };

export const doorTo = (kind: Action["kind"]): string | null =>
  kind === "free port" || kind === "turn helper" ? "helper" : null;
