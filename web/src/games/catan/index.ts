// The door of CATAN's client.
import type { Catalogue } from "../../shell/text";
import { Board } from "./board";
import { Controls } from "./controls";
import { Held } from "./controls/held";
import { checkDice } from "./dice-check";
import { End } from "./end";
import { figures } from "./end/luck";
import { needsBoard } from "./intent";
import { lessons } from "./lessons";
import { Players } from "./players";
import type { Client, Replay } from "./view";
import { whereIs } from "./where";
import "./tokens.css";

const texts = import.meta.glob<Catalogue>("./text/*.json", { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/catan/*.md", { query: "?raw", import: "default" });

function turns(replay: Replay): { frame: number; turn: number; seat: number }[] {
  return replay.frames.flatMap((frame, n) => {
    const now = frame.view;
    const before = replay.frames[n - 1]?.view;
    return before?.turn === now.turn ? [] : [{ frame: n, turn: now.turn, seat: now.active }];
  });
}

export const catan: Client = {
  id: "catan",
  Board,
  Players,
  Controls,
  End,
  Hand: Held,
  share: async (end) => (await import("./share")).pictureOf(end),
  wideControls: true,
  needsBoard,
  lessons,
  text: (language) => texts[`./text/${language}.json`]!(),
  rules: (language) => rules[`../../../../docs/rules/catan/${language}.md`]!(),
  checkDice,
  turns,
  figures,
  whereIs,
  firstGame: { players: 3, options: { setup: "beginner" } },
};
