// How well this device plays each game, by what it won against bots: so that a table can match it.
import type { Result, TableDocument } from "../../contract";

export const LEVELS = ["beginner", "easy-going", "steady", "strong", "expert"];
const USUAL = 2;

const keyOf = (game: string) => `level:${game}`;
const read = (game: string): { at: number; last: string } => ({
  at: USUAL,
  last: "",
  ...JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}"),
});

/** The level nearest to what this device has shown, of those the game offers. */
export function ownLevel(game: string, levels: string[]): string | undefined {
  const at = Math.round(read(game).at);
  const nearest = (level: string) => Math.abs(LEVELS.indexOf(level) - at);
  return [...levels].sort((one, other) => nearest(one) - nearest(other))[0];
}

/** After a game against bots: a win moves up, a loss down, so that in the long run it wins its fair share. */
export function learnLevel(table: TableDocument, own: number[], result: Result): void {
  const bots = table.seats.filter((seat) => seat.kind === "bot").map((seat) => LEVELS.indexOf(seat.bot ?? ""));
  const { at, last } = read(table.game);
  if (last === table.id || own.length !== 1 || bots.length + 1 !== table.seats.length || bots.includes(-1)) return;
  const theirs = bots.reduce((sum, level) => sum + level, 0) / bots.length;
  const won = result.winners.includes(own[0]!);
  const tells = won ? theirs > at - 1 : theirs < at + 1;
  const next = tells ? at + (won ? 1 : 0) - 1 / table.seats.length : at;
  localStorage.setItem(
    keyOf(table.game),
    JSON.stringify({ at: Math.min(LEVELS.length - 1, Math.max(0, next)), last: table.id }),
  );
}
