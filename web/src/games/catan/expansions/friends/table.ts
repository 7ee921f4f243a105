// How a table among friends is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";

export const CHAPTERS: Chapters = { "FRI-1": ({ options }) => options.friends === true };

export const PRESET: Preset = { name: "friends", players: 4, options: { friends: true } };

export const doorTo = (action: string): string | null => (/^(gift|ship) /.test(action) ? "favours" : null);
