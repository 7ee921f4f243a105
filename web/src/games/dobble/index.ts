// The door of Dobble's client.
import { late } from "../../shell/door";
import { plainLessons } from "../../shell/scene";
import type { Catalogue } from "../../shell/text";
import { Board } from "./board";
import { layOutSymbols } from "./cards/symbols";
import { End } from "./end";
import { figures } from "./end/history";
import { checkDice } from "./fair";
import { needsIsland } from "./intent";
import { presets } from "./lobby/tables";
import { Controls } from "./own";
import { Held } from "./own/held";
import { Players } from "./players";
import { Practice } from "./practice/practice";
import { turns } from "./turns";
import type { Client, Step } from "./view";
import { whereIs } from "./where";
import "./tokens.css";

const texts = import.meta.glob<Catalogue>("./text/*.json", { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/dobble/*.md", { query: "?raw", import: "default" });
const pictures = import.meta.glob<string>("../../../../docs/rules/dobble/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Steps that the cards on the table tell better than the log. */
const QUIET: Step["kind"][] = ["at", "lay", "port", "turn", "turn up", "show", "unlock"];

export const dobble: Client = {
  id: "dobble",
  load: async () => layOutSymbols(),
  Board,
  Players,
  Controls,
  End,
  share: async (end) => (await import("./end/share")).pictureOf(end),
  Hand: Held,
  Practice,
  Preview: late(async () => (await import("./lobby/preview")).Preview),
  presets,
  lessons: plainLessons("teach.1", "lesson.tap", "teach.2", "teach.3"),
  text: (language) => texts[`./text/${language}.json`]!(),
  rules: (language) => rules[`../../../../docs/rules/dobble/${language}.md`]!(),
  pictures: (path) => pictures[`../../../../docs/rules/dobble/${path}`],
  checkDice,
  turns,
  figures,
  // Only between mini-games: nobody reads while others look for symbols.
  hint: ({ view }) => (view.phase === "ready" && view.mini_game > 0 ? `mini ${view.mini_game}` : null),
  whereIs,
  firstGame: { players: 3, options: { mode: "beginner" } },
  colour: (board, seat) => board?.teams.find((team) => team.seats.includes(seat))?.colour ?? "red",
  chance: "cards",
  needsBoard: needsIsland,
  showsRefusals: true,
  isQuiet: ({ action }) => QUIET.includes(action.kind),
};
