// The best solo games of this device; a browser that keeps nothing keeps them for the visit.
export interface Score {
  points: number;
  at: number;
  name: string;
  table: string;
}

const KEY = "catan_dice:best";
const MOST = 10;
let visit: Score[] = [];

export function bestScores(): Score[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return visit;
  }
}

/** Writes a game down, once. */
export function writeScore(score: Score): void {
  const written = bestScores();
  if (written.some((one) => one.table === score.table)) return;
  visit = [...written, score].sort((one, other) => other.points - one.points).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Private windows may refuse: then the list lasts as long as the page.
  }
}
