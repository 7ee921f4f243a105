// Everything a player has on this device, packed for another one: as a file, or left at the server for a code.
import { type Held, held, hold } from "../net/memory";
import { isPlayed, keepGames, type Played, playedGames, readJson } from "./games";

export const FORMAT = "sobremesa device 1";

export interface Packed {
  format: typeof FORMAT;
  name: string;
  games: Played[];
  /** The seats one holds: whoever has them may play there. */
  seats: Record<string, Pick<Held, "seat" | "token">[]>;
  /** How well one plays, colour, language, what was chosen last. */
  habits: Record<string, string>;
}

const TABLE = "table:";
const HABITS = ["habits:", "level:", "colour", "lessons", "person", "rated"];

const keys = (): string[] => Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? "");

/** The tables at which this device holds a seat. */
export const heldTables = (): string[] =>
  keys().flatMap((key) =>
    key.startsWith(TABLE) && held(key.slice(TABLE.length)).length ? [key.slice(TABLE.length)] : [],
  );

export function pack(): Packed {
  const games = playedGames();
  const over = new Set(games.map((one) => one.id));
  const running = heldTables().filter((id) => !over.has(id));
  const habits = keys().filter((key) => HABITS.some((start) => key.startsWith(start)));
  return {
    format: FORMAT,
    name: localStorage.getItem("name") ?? "",
    games,
    seats: Object.fromEntries(running.map((id) => [id, held(id).map(({ seat, token }) => ({ seat, token }))])),
    habits: Object.fromEntries(habits.map((key) => [key, localStorage.getItem(key) ?? ""])),
  };
}

/** As many of the newest games as go through the server's door. */
export function packedSmall(most: number): Packed {
  const all = pack();
  let kept = all.games.length;
  const fit = () => ({ ...all, games: all.games.slice(0, kept) });
  while (kept > 0 && new TextEncoder().encode(JSON.stringify(fit())).length > most) kept = Math.floor(kept * 0.9);
  return fit();
}

export function packedOf(read: unknown): Packed | null {
  const one = read as Packed | null;
  const isOurs = typeof one === "object" && one !== null && one.format === FORMAT && Array.isArray(one.games);
  return isOurs ? one : null;
}

export const packedIn = (text: string): Packed | null => packedOf(readJson(text));

export interface Brought {
  games: number;
  seats: number;
}

/** Adds what was brought to what is here; nothing that is here is lost. */
export function unpack(packed: Packed): Brought {
  const here = playedGames();
  const known = new Set(here.map((one) => one.id));
  const fresh = packed.games.filter((one) => isPlayed(one) && !known.has(one.id));
  keepGames([...here, ...fresh]);
  if (!localStorage.getItem("name") && typeof packed.name === "string")
    localStorage.setItem("name", packed.name.slice(0, 24));
  bringHabits(packed.habits);
  return { games: fresh.length, seats: bringSeats(packed.seats) };
}

function bringSeats(seats: unknown): number {
  let count = 0;
  for (const [id, tokens] of Object.entries((seats as Packed["seats"] | null) ?? {})) {
    if (!/^[\w-]{1,40}$/.test(id) || !Array.isArray(tokens) || held(id).length) continue;
    for (const { seat, token } of tokens) {
      if (typeof seat !== "number" || typeof token !== "string") continue;
      hold(id, seat, token);
      count += 1;
    }
  }
  return count;
}

function bringHabits(habits: unknown): void {
  for (const [key, value] of Object.entries((habits as Packed["habits"] | null) ?? {})) {
    const isHabit = HABITS.some((start) => key.startsWith(start)) && typeof value === "string";
    if (isHabit && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}
