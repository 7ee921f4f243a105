// The door of the CATAN dice game's client.
import { plainLessons } from "../../shell/scene";
import type { Catalogue } from "../../shell/text";
import { Board } from "./board";
import { Controls } from "./controls";
import { End } from "./end";
import { checkDice } from "./fair";
import { hintOf } from "./hint";
import { Players } from "./players";
import type { Client, Replay } from "./view";
import { whereIs } from "./where";
import "./tokens.css";

const texts = import.meta.glob<Catalogue>("./text/*.json", { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/catan_dice/*.md", { query: "?raw", import: "default" });
const pictures = import.meta.glob<string>("../../../../docs/rules/catan_dice/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

function turns(replay: Replay): { frame: number; turn: number; seat: number }[] {
  return replay.frames.flatMap((frame, n) => {
    const now = frame.view;
    const before = replay.frames[n - 1]?.view;
    return before?.turn === now.turn ? [] : [{ frame: n, turn: now.turn, seat: now.active }];
  });
}

export const catanDice: Client = {
  id: "catan_dice",
  screenLines: 700,
  Board,
  Players,
  Controls,
  End,
  share: async (end) => (await import("./end/share")).pictureOf(end),
  lessons: plainLessons("teach.1", "teach.2", "teach.3"),
  text: (language) => texts[`./text/${language}.json`]!(),
  rules: (language) => rules[`../../../../docs/rules/catan_dice/${language}.md`]!(),
  pictures: (path) => pictures[`../../../../docs/rules/catan_dice/${path}`],
  inPlay: (rule, { options }) => rule !== (options.version === "plus" ? "DIC-8" : "DIC-12"),
  presets: [
    { name: "alone", players: 1, options: {} },
    { name: "standard", players: 2, options: {} },
    { name: "plus", players: 2, options: { version: "plus" } },
  ],
  checkDice,
  turns,
  automatic: {
    wishes: ["roll"],
    next: ({ legal }, wanted) =>
      wanted.has("roll") && legal.length === 1 && legal[0]!.kind === "roll" ? legal[0]! : null,
    isPlain: ({ kind }) => kind === "roll" || kind === "keep",
  },
  hint: hintOf,
  whereIs,
  firstGame: { players: 2 },
};
