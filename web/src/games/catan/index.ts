// The door of CATAN's client.
import { late } from "../../shell/door";
import type { Catalogue } from "../../shell/text";
import { automatic } from "./automatic";
import { Board } from "./board";
import { Controls } from "./controls";
import { Held } from "./controls/held";
import { End } from "./end";
import { figures } from "./end/luck";
import { checkDice } from "./fair";
import { needsBoard } from "./intent";
import { inPlay, presets } from "./lobby/tables";
import { Players } from "./players";
import { hint } from "./tutor/hint";
import { lessons } from "./tutor/lessons";
import { whereIs } from "./tutor/where";
import type { Client, Replay } from "./view";
import "./tokens.css";

const texts = import.meta.glob<Catalogue>(["./text/*.json", "./expansions/*/text/*.json"], { import: "default" });
const rules = import.meta.glob<string>("../../../../docs/rules/catan/*.md", { query: "?raw", import: "default" });
const pictures = import.meta.glob<string>("../../../../docs/rules/catan/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The base game's words and those of its expansions. */
async function text(language: string): Promise<Catalogue> {
  const files = Object.keys(texts).filter((path) => path.endsWith(`/${language}.json`));
  return Object.assign({}, ...(await Promise.all(files.map((path) => texts[path]!()))));
}

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
  Editor: late(async () => (await import("./editor")).Editor),
  share: async (end) => (await import("./share")).pictureOf(end),
  clip: async (end) => (await import("./share/clip")).clipOf(end),
  wideControls: true,
  needsBoard,
  lessons,
  text,
  rules: (language) => rules[`../../../../docs/rules/catan/${language}.md`]!(),
  pictures: (path) => pictures[`../../../../docs/rules/catan/${path}`],
  inPlay,
  presets,
  Preview: late(async () => (await import("./lobby/preview")).Preview),
  checkDice,
  turns,
  figures,
  automatic,
  hint,
  whereIs,
  firstGame: { players: 3, options: { setup: "beginner" } },
};
