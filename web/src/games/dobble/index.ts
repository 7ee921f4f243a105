// The door of Dobble's client. Cards and symbols are fetched only by those who open the game.
import { type ComponentType, createElement } from "preact";
import { plainLessons } from "../../shell/scene";
import type { Catalogue } from "../../shell/text";
import { Picture } from "./picture";
import type { Client, EndProps, Scene } from "./view";

const texts = import.meta.glob<Catalogue>("./text/*.json", { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/dobble/*.md", { query: "?raw", import: "default" });

type Parts = typeof import("./parts");
let parts: Parts | null = null;

const load = async (): Promise<void> => {
  parts ??= await import("./parts");
  parts.layOutSymbols();
};

/** A part that is there once `load` is done. */
const late =
  <Props extends object>(part: (loaded: Parts) => ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    parts && createElement(part(parts), props);

/** Steps that the cards on the table tell better than the log. */
const QUIET = /^(at|lay|port|turn|turn up|show|unlock)\b/;

type InScene = { scene: Scene };

export const dobble: Client = {
  id: "dobble",
  load,
  Board: late<InScene>((loaded) => loaded.Board),
  Players: late<InScene>((loaded) => loaded.Players),
  Controls: late<InScene>((loaded) => loaded.Controls),
  End: late<EndProps>((loaded) => loaded.End),
  Hand: late<InScene>((loaded) => loaded.Held),
  Practice: late<object>((loaded) => loaded.Practice),
  Picture,
  lessons: plainLessons("teach.1", "lesson.tap", "teach.2", "teach.3"),
  text: (language) => texts[`./text/${language}.json`]!(),
  rules: (language) => rules[`../../../../docs/rules/dobble/${language}.md`]!(),
  checkDice: (...record) => parts!.checkDice(...record),
  turns: (replay) => parts!.turns(replay),
  colour: (board, seat) => board?.teams.find((team) => team.seats.includes(seat))?.colour ?? "red",
  chance: "cards",
  showsRefusals: true,
  isQuiet: ({ words }) => QUIET.test(words),
};
