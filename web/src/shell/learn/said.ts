// Which hints a device has been given, and how often: each is said twice, and after two games there are none.
import { playedGames, readJson } from "../mine/games";

const KEY = "hints";
const TIMES = 2;
const GAMES = 2;

type Said = Record<string, number>;

function said(): Said {
  const read = readJson(localStorage.getItem(KEY));
  return typeof read === "object" && read !== null ? (read as Said) : {};
}

export const timesSaid = (game: string, hint: string): number => said()[`${game}.${hint}`] ?? 0;

export function noteSaid(game: string, hint: string, times = timesSaid(game, hint) + 1): void {
  localStorage.setItem(KEY, JSON.stringify({ ...said(), [`${game}.${hint}`]: times }));
}

export const isNew = (game: string): boolean => playedGames().filter((one) => one.game === game).length < GAMES;

/** The hint of a moment, as long as it is not known by heart. */
export function hintFor(game: string, moment: string | null): string | null {
  return moment && isNew(game) && timesSaid(game, moment) < TIMES ? moment : null;
}
