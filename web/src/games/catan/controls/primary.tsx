// The one button that always says what comes next.
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { Icon } from "../../../shell/design/icons";
import type { Choices } from "../choices";
import { forget, panel, picked, play } from "../intent";
import type { Table } from "../view";

export function Primary({ scene, choices }: { scene: Scene; choices: Choices }) {
  const chosen = picked.value && scene.legal.includes(picked.value) ? picked.value : null;
  if (chosen) {
    return (
      <div class="primary-two">
        <button type="button" class="button square" aria-label={say("cancel")} onClick={forget}><Icon name="close" /></button>
        <button type="button" class="button primary" data-primary="confirm" onClick={() => play(scene, chosen)}>{say(confirmKey(chosen))}</button>
      </div>
    );
  }
  if (!scene.act) return null;
  if (choices.plain.has("roll")) return <Act name="roll" scene={scene} quiet={panel.value !== null} />;
  if (choices.plain.has("end turn")) return <Act name="end turn" scene={scene} quiet={choices.targets.length > 0 || panel.value !== null} />;
  const kind = choices.targets[0]?.kind;
  if (kind) return <button type="button" class="button primary" data-primary={kind} onClick={focusBoard}>{say(`do.${kind}`)}</button>;
  const waitingFor = scene.awaited.filter((seat) => seat !== scene.seat).map(scene.name).join(", ");
  if (!waitingFor || choices.victims.length || (scene.view as Table).phase === "over") return null;
  return <p class="waiting-for">{say("waiting.for", { name: waitingFor })}</p>;
}

const Act = ({ name, scene, quiet }: { name: string; scene: Scene; quiet?: boolean }) => (
  <button type="button" class={quiet ? "button" : "button primary"} disabled={scene.busy} data-primary={name} onClick={() => play(scene, name)}>{say(`do.${name}`)}</button>
);

const confirmKey = (words: string): string => {
  const kind = words === "road building" || words === "buy card" ? words : words.split(" ")[0];
  return `confirm.${kind}`;
};

const focusBoard = () => document.querySelector<SVGElement>('[data-targets] [tabindex="0"]')?.focus();
