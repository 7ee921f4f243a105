// My figures, game by game: counted from the games this device alone held one seat in.
import type { Played } from "./games";

export interface Figures {
  game: string;
  games: number;
  wins: number;
  average: number;
  best: number;
  /** Wins in a row: now, and at the most. */
  streak: number;
  longest: number;
  /** The game's own, on average over the games that have them. */
  own: Record<string, number>;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export function figuresOf(played: Played[], fewIsBest: (game: string) => boolean): Figures[] {
  const mine = played.filter((one) => one.seats.length === 1).sort((one, other) => one.ended - other.ended);
  const names = [...new Set(mine.map((one) => one.game))];
  const all = names.map((game) =>
    ofOne(
      game,
      mine.filter((one) => one.game === game),
      fewIsBest(game),
    ),
  );
  return all.sort((one, other) => other.games - one.games);
}

function ofOne(game: string, played: Played[], fewIsBest: boolean): Figures {
  const scores = played.flatMap((one) => one.scores[one.seats[0]!] ?? []);
  const won = played.map((one) => one.winners.includes(one.seats[0]!));
  const runs = runsOf(won);
  return {
    game,
    games: played.length,
    wins: won.filter(Boolean).length,
    average: scores.length ? mean(scores) : 0,
    best: scores.length ? (fewIsBest ? Math.min(...scores) : Math.max(...scores)) : 0,
    streak: runs.at(-1)!,
    longest: Math.max(...runs),
    own: ownFigures(played),
  };
}

/** How many came one after the other, each time; the last one goes on. */
function runsOf(won: boolean[]): number[] {
  const runs = [0];
  for (const is of won) {
    if (is) runs[runs.length - 1]! += 1;
    else runs.push(0);
  }
  return runs;
}

function ownFigures(played: Played[]): Record<string, number> {
  const told = played.flatMap((one) => (one.figures ? [one.figures] : []));
  const keys = [...new Set(told.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(keys.map((key) => [key, mean(told.flatMap((one) => one[key] ?? []))]));
}

/** Which place a seat has taken: one more than there are better ones. Where there are winners, they are first. */
export function placeOf(one: Played, seat: number, fewIsBest: boolean): number {
  if (one.winners.includes(seat)) return 1;
  const own = one.scores[seat] ?? 0;
  const better = one.scores.filter(
    (score, other) => other !== seat && (one.winners.includes(other) || (fewIsBest ? score < own : score > own)),
  );
  return 1 + better.length;
}
