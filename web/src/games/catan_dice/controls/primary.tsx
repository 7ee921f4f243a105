// The one button that always says what comes next, last in its row; before it what else there is.
import type { ComponentChild } from "preact";
import { isSame } from "../../../shell/actions";
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import { type Choices, keeping } from "../choices";
import { forget, kept, picked, play, turnMode } from "../intent";
import { buildInWords } from "../sheet/targets";
import type { Action, Scene } from "../view";

interface Step {
  name: "roll" | "again" | "end turn" | "confirm";
  label: ComponentChild;
  /** Drawn so that the eye finds it first. */
  main: boolean;
  go: () => void;
}

export function Primary({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  const steps = scene.act ? stepsOf(scene, choices) : [];
  const waits = scene.act && !steps.length && table.phase !== "over";
  return (
    <div class="next-step">
      {steps[0]?.name === "confirm" && (
        <button type="button" class="button square" key="cancel" aria-label={say("cancel")} onClick={forget}>
          <Icon name="close" />
        </button>
      )}
      {steps.map((step, n) => (
        <button
          type="button"
          key={n === steps.length - 1 ? "next" : step.name}
          class={step.main ? "button primary" : "button"}
          data-primary={step.name}
          aria-disabled={scene.busy || undefined}
          onClick={() => !scene.busy && step.go()}
        >
          {step.label}
        </button>
      ))}
      {waits && <p class="waits">{say("waiting.for", { name: scene.name(table.active) })}</p>}
    </div>
  );
}

function stepsOf(scene: Scene, choices: Choices): Step[] {
  const chosen = scene.legal.find((action) => isSame(action, picked.value));
  if (chosen) return [confirmStep(scene, choices, chosen)];
  if (choices.roll)
    return [{ name: "roll", label: say("do.roll"), main: true, go: () => play(scene, { kind: "roll" }) }];
  if (!choices.end && !choices.again) return [];
  const rolling = scene.view.dice.length - kept.value.length;
  const again = choices.again && rolling > 0 && !turnMode.value;
  const end = choices.end ? [endStep(scene, choices, !again && choices.places.length === 0)] : [];
  return again
    ? [
        ...end,
        {
          name: "again",
          label: say("do.again", { n: rolling }),
          main: true,
          go: () => play(scene, keeping(kept.value)),
        },
      ]
    : end;
}

/** Ending a turn that could still build, and would cost points, asks again. */
function endStep(scene: Scene, choices: Choices, main: boolean): Step {
  const costly = scene.view.built === 0 && scene.board.turns !== null;
  const asks = costly && (choices.places.length > 0 || choices.again);
  return {
    name: "end turn",
    label: (
      <>
        {say("do.end")}
        {costly && <span class="costs-two">−2</span>}
      </>
    ),
    main,
    go: () => (asks ? void (picked.value = { kind: "end turn" }) : play(scene, { kind: "end turn" })),
  };
}

function confirmStep(scene: Scene, choices: Choices, chosen: Action): Step {
  const place = choices.places.find(({ action }) => isSame(action, chosen));
  const label = place ? buildInWords(scene.board, place) : say("do.end.sure");
  return { name: "confirm", label, main: true, go: () => play(scene, chosen) };
}
