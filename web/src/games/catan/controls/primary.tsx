// The one button that always says what comes next.
import { isSame } from "../../../shell/actions";
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import type { Choices } from "../choices";
import { amountsTo } from "../hooks/controls";
import { isBetweenTurns } from "../hooks/phases";
import { aim, forget, panel, picked, play } from "../intent";
import type { Scene } from "../view";

export function Primary({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  const chosen = scene.legal.find((action) => isSame(action, picked.value)) ?? null;
  if (chosen) {
    return (
      <div class="primary-two">
        <button type="button" class="button square" aria-label={say("cancel")} onClick={forget}>
          <Icon name="close" />
        </button>
        <button type="button" class="button primary" data-primary="confirm" onClick={() => play(scene, chosen)}>
          {say(`confirm.${amountsTo(chosen)}`)}
        </button>
      </div>
    );
  }
  if (!scene.act) return null;
  if (aim.value) {
    return (
      <div class="primary-two">
        <button type="button" class="button square" aria-label={say("cancel")} onClick={forget}>
          <Icon name="close" />
        </button>
        <button type="button" class="button primary" data-primary="aim" onClick={focusBoard}>
          {aim.value.prompt}
        </button>
      </div>
    );
  }
  if (choices.deeds.roll) return <Act name="roll" scene={scene} quiet={panel.value !== null} />;
  if (choices.deeds["end turn"]) {
    const quiet = choices.targets.length > 0 || panel.value !== null;
    return (
      <Act
        name="end turn"
        scene={scene}
        quiet={quiet}
        label={isBetweenTurns(table.phase) ? "do.pass" : "do.end turn"}
      />
    );
  }
  const kind = choices.targets[0]?.kind;
  if (kind)
    return (
      <button type="button" class="button primary" data-primary={kind} onClick={focusBoard}>
        {say(`do.${kind}`)}
      </button>
    );
  const waitingFor = scene.awaited
    .filter((seat) => seat !== scene.seat)
    .map(scene.name)
    .join(", ");
  if (!waitingFor || choices.deeds.rob || table.phase === "over") return null;
  return <p class="waiting-for">{say("waiting.for", { name: waitingFor })}</p>;
}

const Act = ({
  name,
  scene,
  quiet,
  label = `do.${name}`,
}: {
  name: "roll" | "end turn";
  scene: Scene;
  quiet?: boolean;
  label?: string;
}) => (
  <button
    type="button"
    class={quiet ? "button" : "button primary"}
    disabled={scene.busy}
    data-primary={name}
    onClick={() => play(scene, { kind: name })}
  >
    {say(label)}
  </button>
);

const focusBoard = () => document.querySelector<SVGElement>('[data-targets] [tabindex="0"]')?.focus();
