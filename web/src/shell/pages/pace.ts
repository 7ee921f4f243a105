// How long a step of a replay is shown at normal speed.
import type { Replay } from "../../contract";

const STEP = 1400;
const LONGEST = 6000;

/** In real time as long as it took, without the long waits; where people take turns the same for all steps. */
export function paceOf({ frames }: Pick<Replay, "frames">, step: number, isRealTime: boolean): number {
  const [now, next] = [frames[step]?.time, frames[step + 1]?.time];
  return !isRealTime || now == null || next == null ? STEP : Math.min(next - now, LONGEST);
}
