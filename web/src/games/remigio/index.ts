// The door of Remigio's client.
import { plainLessons } from "../../shell/scene";
import type { Catalogue } from "../../shell/text";
import { Board } from "./board";
import { Controls } from "./controls";
import { deck } from "./deck";
import { End } from "./end";
import { checkDice } from "./fair";
import { Players } from "./players";
import type { Client, Replay } from "./view";
import { whereIs } from "./where";
import "./tokens.css";

const texts = import.meta.glob<Catalogue>("./text/**/*.json", { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/remigio/*.md", { query: "?raw", import: "default" });
const pictures = import.meta.glob<string>("../../../../docs/rules/remigio/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Turns are counted through all deals. */
function turns(replay: Replay): { frame: number; turn: number; seat: number }[] {
  const views = replay.frames.map((frame) => frame.view);
  const starts = views.flatMap((now, frame) => {
    const before = views[frame - 1];
    return before && (before.deal !== now.deal || before.turn !== now.turn) && now.turn > 0
      ? [{ frame, seat: now.active }]
      : [];
  });
  return starts.map((start, n) => ({ ...start, turn: n + 1 }));
}

/** What a beginner might be told, the most pressing thing first. */
const HINTS = ["draw", "take", "set", "run", "lay off", "discard"];

export const remigio: Client = {
  id: "remigio",
  Board,
  Players,
  Controls,
  End,
  share: async (end) => (await import("./share")).pictureOf(end),
  chance: "cards",
  showsRefusals: true,
  /** In one's turn cards are drawn from the table and laid on it. */
  needsBoard: ({ awaited, seat }) => seat !== null && awaited.includes(seat),
  /** Cards dealt, and what the others draw: that they draw is told already. */
  isQuiet: ({ action }) => action.kind === "dealt" || (action.kind === "drawn" && action.card === null),
  lessons: plainLessons("teach.1", "teach.2", "teach.3"),
  text: async (language) => {
    const [words, abroad] = await Promise.all([
      texts[`./text/${language}.json`]!(),
      texts[`./text/international/${language}.json`]!(),
    ]);
    return deck.value === "international" ? { ...words, ...abroad } : words;
  },
  rules: (language) => rules[`../../../../docs/rules/remigio/${language}.md`]!(),
  pictures: (path) => pictures[`../../../../docs/rules/remigio/${path}`],
  checkDice,
  turns,
  hint: ({ legal, templates }) =>
    HINTS.find((kind) => [...legal, ...templates].some((one) => one.kind === kind)) ?? null,
  whereIs,
  firstGame: { players: 3 },
  presets: [
    { name: "assisted", players: 4, options: {} },
    { name: "real", players: 4, options: { table: "real" } },
    { name: "quick", players: 4, options: { limit: 1 } },
  ],
};
