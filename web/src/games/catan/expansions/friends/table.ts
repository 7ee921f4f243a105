// How a table among friends is chosen, and which chapter it reads.
import type { Preset } from "../../../../shell/scene";
import type { Chapters } from "../../lobby/tables";
import type { Action } from "../../view";

export const CHAPTERS: Chapters = { "FRI-1": ({ options }) => options.friends === true };

export const PRESET: Preset = { name: "friends", players: 4, options: { friends: true } };

export const doorTo = (kind: Action["kind"]): string | null => (kind === "gift" || kind === "ship" ? "favours" : null);
