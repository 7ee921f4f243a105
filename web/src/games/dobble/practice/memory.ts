// What this device remembers of practising: the best, and the averages of the last runs.

export interface Kept {
  /** Lowest average of a run, in milliseconds. */
  best: number | null;
  fastest: number | null;
  runs: number[];
}

const KEY = "dobble.practice";
const MOST = 30;
const NOTHING: Kept = { best: null, fastest: null, runs: [] };

export const average = (times: number[]): number =>
  Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);

const least = (one: number | null, other: number): number => (one === null ? other : Math.min(one, other));

export function remembered(): Kept {
  return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
}

export function withRun(kept: Kept, times: number[]): Kept {
  const mean = average(times);
  return {
    best: least(kept.best, mean),
    fastest: least(kept.fastest, Math.min(...times)),
    runs: [...kept.runs, mean].slice(-MOST),
  };
}

export function keep(times: number[]): Kept {
  const kept = withRun(remembered(), times);
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}
