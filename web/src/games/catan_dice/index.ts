// The door of the CATAN dice game's client.
import { plainLessons } from "../../shell/scene";
import type { Catalogue } from "../../shell/text";
import { Board } from "./board";
import { Controls } from "./controls";
import { checkDice } from "./dice-check";
import { End } from "./end";
import { Players } from "./players";
import type { Client, Replay } from "./view";
import { whereIs } from "./where";
import "./tokens.css";

const texts = import.meta.glob<Catalogue>("./text/*.json", { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/catan_dice/*.md", { query: "?raw", import: "default" });

function turns(replay: Replay): { frame: number; turn: number; seat: number }[] {
  return replay.frames.flatMap((frame, n) => {
    const now = frame.view;
    const before = replay.frames[n - 1]?.view;
    return before?.turn === now.turn ? [] : [{ frame: n, turn: now.turn, seat: now.active }];
  });
}

export const catanDice: Client = {
  id: "catan_dice",
  Board,
  Players,
  Controls,
  End,
  lessons: plainLessons("teach.1", "teach.2", "teach.3"),
  text: (language) => texts[`./text/${language}.json`]!(),
  rules: (language) => rules[`../../../../docs/rules/catan_dice/${language}.md`]!(),
  checkDice,
  turns,
  whereIs,
  firstGame: { players: 2 },
};
