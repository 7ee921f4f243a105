// The one button that always says what comes next, and what else there is.
import { Icon } from "../../../shell/design/icons";
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { type Choices, keepWords } from "../choices";
import { forget, kept, picked, play, turnMode } from "../intent";
import { buildInWords } from "../sheet/targets";
import type { Board, Table } from "../view";

export function Primary({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view as Table;
  if (!scene.act || table.phase === "over") return <div class="next-step" />;
  const chosen = picked.value !== null && scene.legal.includes(picked.value) ? picked.value : null;
  if (chosen) return <Confirm scene={scene} choices={choices} chosen={chosen} />;
  if (choices.roll) {
    return <div class="next-step"><button type="button" class="button primary" data-primary="roll" disabled={scene.busy} onClick={() => play(scene, "roll")}>{say("do.roll")}</button></div>;
  }
  if (!choices.end) return <div class="next-step"><p class="waits">{say("waiting.for", { name: scene.name(table.active) })}</p></div>;
  const rolling = table.dice.length - kept.value.length;
  const again = choices.again && rolling > 0 && !turnMode.value;
  return (
    <div class="next-step">
      <EndTurn scene={scene} choices={choices} main={!again && choices.places.length === 0} />
      {again && (
        <button type="button" class="button primary" data-primary="again" disabled={scene.busy} onClick={() => play(scene, keepWords(kept.value))}>{say("do.again", { n: rolling })}</button>
      )}
    </div>
  );
}

/** Ending a turn that could still build, and would cost points, asks again. */
function EndTurn({ scene, choices, main }: { scene: Scene; choices: Choices; main: boolean }) {
  const table = scene.view as Table;
  const costly = table.built === 0 && (scene.board as Board).turns !== null;
  const asks = costly && (choices.places.length > 0 || choices.again);
  const end = () => (asks ? (picked.value = "end turn") : play(scene, "end turn"));
  return (
    <button type="button" class={main ? "button primary" : "button"} data-primary="end turn" disabled={scene.busy} onClick={end}>
      {say("do.end")}{costly && <span class="costs-two">−2</span>}
    </button>
  );
}

function Confirm({ scene, choices, chosen }: { scene: Scene; choices: Choices; chosen: string }) {
  const place = choices.places.find((one) => one.words === chosen);
  return (
    <div class="next-step">
      <button type="button" class="button square" aria-label={say("cancel")} onClick={forget}><Icon name="close" /></button>
      <button type="button" class="button primary" data-primary="confirm" onClick={() => play(scene, chosen)}>
        {place ? buildInWords(scene.board as Board, place) : say("do.end.sure")}
      </button>
    </div>
  );
}
