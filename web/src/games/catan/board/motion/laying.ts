// A new game begins with its island: laid out hex by hex, once, and at once for whoever touches something or likes no
// motion.
import { useCallback, useEffect, useState } from "preact/hooks";
import { hear } from "../../../../shell/sound";
import type { Scene } from "../../view";
import type { Look } from "../look/look";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
/** As long as the largest plan takes; what is drawn in three dimensions says so itself. */
const LONGEST = { plan: 3600, solid: 30_000 };

const seen = new Set<string>();

/** Whether this table has only just begun, and nobody here has seen it begin. */
function isNew({ table, view, awaited, result }: Scene): boolean {
  const isBeginning = awaited.length > 0 && !result && view.turn <= 1 && Object.keys(view.roads).length === 0;
  return isBeginning && !seen.has(table.id) && !STILL.matches && !document.hidden;
}

/**
 * It begins once the island is there in the look it is wanted in, and ends by `end`, a touch, or a game that goes on
 * meanwhile.
 */
export function useLaying(scene: Scene, look: Look | null): { laying: boolean; end: () => void } {
  const [laying, set] = useState(() => isNew(scene));
  const end = useCallback(() => set(false), []);
  useEffect(() => {
    seen.add(scene.table.id);
    if (!laying || !look) return;
    hear("wood");
    const timer = setTimeout(end, LONGEST[look]);
    for (const touch of ["pointerdown", "keydown", "wheel"]) addEventListener(touch, end, { once: true });
    return () => {
      clearTimeout(timer);
      for (const touch of ["pointerdown", "keydown", "wheel"]) removeEventListener(touch, end);
    };
  }, [laying, look]);
  const goesOn = Object.keys(scene.view.roads).length > 0;
  useEffect(() => void (goesOn && end()), [goesOn]);
  return { laying: laying && look !== null && !goesOn, end };
}
