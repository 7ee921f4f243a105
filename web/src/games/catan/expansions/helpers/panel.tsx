// The own helper: what it does, how it is put to use, and what else lies on display.
import { say } from "../../../../shell/text";
import type { Choices } from "../../choices";
import { Dialogue } from "../../controls/dialogue";
import { forget } from "../../intent";
import type { Scene } from "../../view";
import { HelperCard } from "./card";
import { USES } from "./forms";

/** Whether the own helper could serve right now. */
export function canHelp(scene: Scene, choices: Choices): boolean {
  const held = scene.view.players[scene.seat!]!.helper;
  return Boolean(held && USES[held.name]?.isPossible(choices));
}

export function HelperPanel({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  const held = table.players[scene.seat!]!.helper;
  if (!held) return null;
  const use = USES[held.name];
  return (
    <Dialogue title={say("helper")} onClose={forget} className="helper-panel">
      <HelperCard name={held.name} side={held.side} />
      {use?.isPossible(choices) ? (
        <use.Form scene={scene} choices={choices} />
      ) : (
        <p class="soft small">{say(!held.ready ? "helper.not_ready" : use ? "helper.later" : "helper.asked")}</p>
      )}
      <details>
        <summary>{say("helper.display")}</summary>
        <div class="helper-list">
          {table.helpers!.display.map((name) => (
            <HelperCard name={name} />
          ))}
        </div>
      </details>
    </Dialogue>
  );
}
