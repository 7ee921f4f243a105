// Along the bottom: what things cost, the coach, and the button that says what comes next.
import { useEffect, useMemo } from "preact/hooks";
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { choicesOf } from "../choices";
import { hasCoach } from "../coach";
import { writeScore } from "../end/high-scores";
import { coaching } from "../intent";
import type { Table } from "../view";
import "./controls.css";
import { Costs } from "./costs";
import { Primary } from "./primary";

export function Controls({ scene }: { scene: Scene }) {
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  useEffect(() => {
    const { seat, result, table } = scene;
    if (seat !== null && result && table.players === 1) writeScore({ points: result.scores[0]!, table: table.id, name: scene.name(0), at: Date.now() });
  }, [scene.result]);
  if (scene.seat === null) return null;
  return (
    <div class="dice-controls" data-phase={(scene.view as Table).phase} data-busy={scene.busy || undefined}>
      <Costs scene={scene} choices={choices} />
      {hasCoach(scene) && (
        <label class="coach-switch">
          <input type="checkbox" role="switch" checked={coaching.value} onChange={(change) => (coaching.value = change.currentTarget.checked)} /> {say("coach")}
        </label>
      )}
      <Primary scene={scene} choices={choices} />
    </div>
  );
}
