// The coach: a switch, what it would do, and what another keep costs.
import { keyOf } from "../../../shell/actions";
import { say } from "../../../shell/text";
import { FaceIcon } from "../art/faces";
import { adviceInWords, bestKeep, chosenKeep, coachOf, follow } from "../coach";
import { coaching } from "../intent";
import type { Scene } from "../view";

export function Advice({ scene }: { scene: Scene }) {
  const coach = coachOf(scene);
  const { dice } = scene.view;
  const best = bestKeep(scene);
  const mine = best && chosenKeep(scene);
  const short = mine && coach?.worth !== undefined ? coach.worth - mine.worth : 0;
  return (
    <div class="advice">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={coaching.value}
          aria-checked={coaching.value}
          onChange={(change) => (coaching.value = change.currentTarget.checked)}
        />{" "}
        {say("coach")}
      </label>
      {coach && coach.action.kind !== "roll" && (
        <button
          type="button"
          class="button compact"
          onClick={() => follow(scene, coach)}
          data-coach={keyOf(coach.action)}
          aria-label={adviceInWords(scene, coach)}
        >
          {best?.length ? (
            <>
              {say("coach.keep.these")}{" "}
              {best.map((die) => (
                <FaceIcon of={dice[die]!.face!} size={22} key={die} />
              ))}
            </>
          ) : (
            adviceInWords(scene, coach)
          )}
        </button>
      )}
      {short >= 0.05 && (
        <span class="short-of">
          −{short.toFixed(1)}
          <span class="unseen"> {say("coach.short")}</span>
        </span>
      )}
    </div>
  );
}
