// Moments of play by this device's clock.
import { useEffect, useState } from "preact/hooks";
import type { Scene } from "./view";

/** Draws the component again at the given time; whether it has come. */
export function useCome(at: number | null): boolean {
  const [, again] = useState(0);
  const left = at === null ? 0 : at - Date.now();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => again((n) => n + 1), left);
    return () => clearTimeout(timer);
  }, [at]);
  return left <= 0;
}

/** The time now, drawn again every so often while `running`. */
export function useNow(running: boolean, every: number): number {
  const [, again] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => again((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return Date.now();
}

export const startOf = (scene: Scene): number | null => {
  const { phase, starts_at } = scene.view;
  return phase === "countdown" && starts_at !== null && scene.moment ? scene.moment(starts_at) : null;
};

/** Cards may arrive a moment before the start; nobody sees them earlier than the others. In a replay all is open. */
export function useStarted(scene: Scene): boolean {
  const { phase } = scene.view;
  const come = useCome(startOf(scene));
  if (scene.table.state === "finished") return phase !== "ready" && phase !== "laying";
  return phase === "play" || phase === "over" || (phase === "countdown" && scene.moment !== null && come);
}
