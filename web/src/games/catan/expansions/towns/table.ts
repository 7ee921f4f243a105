// How a table on a map of towns is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";

export const CHAPTERS: Chapters = {
  "SCN-1": ({ options }) => (options.map ?? "island") !== "island" || options.own_map != null,
};

export const PRESET: Preset = { name: "corsica", players: 4, options: { map: "corsica" } };
