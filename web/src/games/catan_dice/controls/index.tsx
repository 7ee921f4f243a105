// Along the bottom: what things cost, and the button that says what comes next.
import { useEffect, useMemo } from "preact/hooks";
import { choicesOf } from "../choices";
import { writeScore } from "../end/high-scores";
import type { Scene } from "../view";
import "./controls.css";
import { Costs } from "./costs";
import { Primary } from "./primary";

export function Controls({ scene }: { scene: Scene }) {
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  useEffect(() => {
    const { seat, result, table } = scene;
    if (seat !== null && result && table.players === 1)
      writeScore({ points: result.scores[0]!, table: table.id, name: scene.name(0), at: Date.now() });
  }, [scene.result]);
  if (scene.seat === null) return null;
  return (
    <div class="dice-controls" data-phase={scene.view.phase} data-busy={scene.busy || undefined}>
      <Costs scene={scene} choices={choices} />
      <Primary scene={scene} choices={choices} />
    </div>
  );
}
