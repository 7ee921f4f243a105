// What was chosen for the last new table of a game, and which colour: offered again the next time.
import type { Games, Label, OptionValue } from "../../contract";
import { readJson } from "./games";

/** How a chair is filled: left open, a bot of that name, or a person at this device. */
export type Chair = { kind: "open" } | { kind: "here"; name: string } | { kind: "bot"; bot: string };

/** A bot as good as whoever sits at this device has shown to be. */
export const MATCHING = "matching";

export interface Habits {
  /** The other seats. */
  chairs: Chair[];
  options: Record<string, OptionValue>;
  clock: string;
  hidden: boolean;
  even: boolean;
}

const keyOf = (game: string): string => `habits:${game}`;

/** A table is laid for as many, where the game allows it. */
const USUAL_TABLE = 4;

export const usualHabits = (label: Label): Habits => ({
  chairs: Array.from({ length: Math.min(USUAL_TABLE, label.players[1]) - 1 }, () => ({ kind: "open" })),
  options: {},
  clock: "off",
  hidden: true,
  even: false,
});

/** What was chosen last, as far as the game still has it; null where nothing was. */
export function habitsOf(label: Label, clocks: Games["clocks"]): Habits | null {
  const read = readJson(localStorage.getItem(keyOf(label.id))) as Partial<Habits> | null;
  if (!Array.isArray(read?.chairs)) return null;
  const players = read.chairs.length + 1;
  if (players < label.players[0] || players > label.players[1]) return null;
  const isKnown = (chair: Chair) => chair.kind !== "bot" || chair.bot === MATCHING || label.bots.includes(chair.bot);
  return {
    chairs: read.chairs.map((chair) => (isKnown(chair) ? chair : { kind: "open" })),
    options: Object.fromEntries(
      Object.entries(read.options ?? {}).filter(([name, value]) => isOffered(label, name, value)),
    ),
    clock: read.clock !== undefined && read.clock in clocks ? read.clock : "off",
    hidden: read.hidden ?? true,
    even: read.even ?? false,
  };
}

function isOffered(label: Label, name: string, value: OptionValue): boolean {
  const option = label.options.find((one) => one.name === name);
  if (!option) return false;
  if (option.choices) return option.choices.includes(String(value));
  if (option.switch) return typeof value === "boolean";
  return typeof value === "number" && value >= (option.least ?? value) && value <= (option.most ?? value);
}

/** Documents among the options are brought along anew each time: a board of one's own takes 20 kB. */
export function keepHabits(game: string, habits: Habits): void {
  const options = Object.fromEntries(Object.entries(habits.options).filter(([, value]) => typeof value !== "object"));
  localStorage.setItem(keyOf(game), JSON.stringify({ ...habits, options }));
}

export const ownColour = {
  get: (): string | null => localStorage.getItem("colour"),
  set: (colour: string): void => localStorage.setItem("colour", colour),
};
