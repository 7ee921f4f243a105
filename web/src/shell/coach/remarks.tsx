// What the coach says at a step: of a choice that was made, of one about to be made, or of a turn of the game.
import type { Analysis, Choice } from "../../contract";
import type { Scene } from "../scene";
import { say, sayText } from "../text";
import { useMarks } from "./marks";
import { shown, worthAt } from "./worth";

export function Remark({ found, scene, choice }: { found: Analysis; scene: Scene; choice: Choice }) {
  useMarks(choice.better ? choice.alternatives.slice(0, 1) : []);
  const values = {
    step: choice.step + 1,
    played: sayText(choice.line, scene.name),
    better: choice.better ? sayText(choice.alternatives[0]!.line, scene.name) : "",
    cost: shown(found, choice.cost),
  };
  const reasons = choice.reasons.map((reason) => say(`coach.${reason}`)).join(", ");
  return (
    <p class={`coach-remark ${choice.label ?? ""}`} role="status">
      {choice.label && <b>{say(`coach.${choice.label}`)}</b>}{" "}
      <span class="soft">{say(`coach.theme.${choice.theme}`)}</span> {say("coach.remark", values)}
      {reasons && ` (${say("coach.because", { reasons })})`}
    </p>
  );
}

/** Before a choice: what the coach would do here. */
export function Advice({ found, scene, choice }: { found: Analysis; scene: Scene; choice?: Choice }) {
  useMarks(choice?.alternatives ?? []);
  if (!choice) return found.accounts.length ? <p class="soft">{say("coach.no_choice")}</p> : null;
  return (
    <div class="coach-remark" role="status">
      <p>{say("coach.advice", { player: scene.name(choice.seat) })}</p>
      <ol class="coach-options">
        {choice.alternatives.map((one, place) => (
          <li>
            <span>
              {place + 1}. {sayText(one.line, scene.name)}
            </span>
            <b>{shown(found, one.worth)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** After a step that changed much: why, and for whom most. */
export function Turning({ found, scene, step }: { found: Analysis; scene: Scene; step: number }) {
  if (!found.turning_points.includes(step - 1)) return null;
  const before = worthAt(found, step - 1);
  const after = worthAt(found, step);
  const swing = (seat: number) => Math.abs(after[seat]! - before[seat]!);
  const seat = after.reduce((most, _, one) => (swing(one) > swing(most) ? one : most), 0);
  const { actor, cause } = found.moments[step - 1]!;
  const values = {
    step,
    cause: cause === "own choices" ? say("coach.choice_of", { player: scene.name(actor) }) : say(`coach.${cause}`),
    player: scene.name(seat),
    before: shown(found, before[seat]!),
    after: shown(found, after[seat]!),
  };
  return (
    <p class="coach-turning" role="status">
      {say("coach.turning", values)}
    </p>
  );
}
