// The client of games that bring none: made from what every game declares.
import type { Declared, GameEvent, Language } from "../../contract";
import type { Lesson, Turn } from "../../shell/scene";
import { type Catalogue, has, say } from "../../shell/text";
import { Board } from "./board";
import { Hand } from "./board/hand";
import { Controls } from "./controls";
import { End } from "./end";
import { declared } from "./intent";
import { Players } from "./players";
import "./tokens.css";
import type { Client, Replay } from "./view";

const texts = import.meta.glob<Catalogue>("./text/*.json", { import: "default" });

const asked = async <Answer>(address: string): Promise<Answer> => (await fetch(address)).json();

async function rules(id: string, language: Language): Promise<string> {
  const { markdown } = await asked<{ markdown: string | null }>(`/api/games/${id}/manual/${language}`);
  return markdown ?? "";
}

async function loadDeclarations(id: string): Promise<void> {
  declared.value = (await asked<{ actions: Declared[] }>(`/api/games/${id}/actions`)).actions;
}

/** The game's own lessons, and how this board is used. */
const lessons = (): Lesson[] => [
  ...["teach.1", "teach.2", "teach.3"].filter((key) => has(`${key}.title`)).map((key) => ({ key })),
  { key: "generic.teach" },
];

/** The lines a game calls not worth telling: `"quiet": "line.deal line.shuffle"` among its texts. */
const isQuiet = ({ line }: GameEvent): boolean => has("quiet") && say("quiet").split(" ").includes(line.key);

/** A turn is as long as one seat acts. */
function turns(replay: Replay): Turn[] {
  const acted = replay.frames.flatMap(({ event }, frame) =>
    event && event.actor >= 0 ? [{ frame, seat: event.actor }] : [],
  );
  return acted.filter(({ seat }, n) => acted[n - 1]?.seat !== seat).map((start, n) => ({ ...start, turn: n + 1 }));
}

export const genericClient = (id: string): Client => ({
  id,
  load: () => loadDeclarations(id),
  Board,
  Players,
  Controls,
  End,
  Hand,
  lessons,
  chance: "cards",
  isQuiet,
  text: (language) => texts[`./text/${language}.json`]!(),
  rules: (language) => rules(id, language),
  turns,
});
