// The coach's line above the dice's edge: what it would do, and what another keep costs.
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { adviceInWords, bestKeep, chosenKeep, coachOf, follow } from "../coach";

export function Advice({ scene }: { scene: Scene }) {
  const coach = coachOf(scene);
  if (!coach || !scene.act || coach.action === "roll") return null;
  const mine = bestKeep(scene) && chosenKeep(scene);
  const short = mine && coach.worth !== undefined ? coach.worth - mine.worth : 0;
  return (
    <p class="advice">
      <button type="button" class="button compact" onClick={() => follow(scene, coach)} data-coach={coach.action}>{say("coach")}: {adviceInWords(scene, coach)}</button>
      {short >= 0.05 && <span class="short-of">−{short.toFixed(1)}<span class="unseen"> {say("coach.short")}</span></span>}
    </p>
  );
}
