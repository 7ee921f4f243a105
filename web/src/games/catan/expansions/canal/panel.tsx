// A canal token played: two of one resource buy any card until the turn ends.
import { useState } from "preact/hooks";
import { say } from "../../../../shell/text";
import { type Choices, resourcesIn } from "../../choices";
import { Dialogue, Do, ResourceChoice } from "../../controls/dialogue";
import { forget } from "../../intent";
import type { Resource, Scene } from "../../view";

export function CanalPanel({ scene, choices }: { scene: Scene; choices: Choices }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const deeds = choices.deeds.canal;
  return (
    <Dialogue title={say("canal")} onClose={forget}>
      <p class="small soft">{say("canal.about")}</p>
      {deeds && (
        <ResourceChoice
          from={resourcesIn(deeds.map(({ resource }) => resource))}
          chosen={what}
          onChoose={setWhat}
          label={say("which.resource")}
        />
      )}
      {deeds ? (
        <Do scene={scene} action={deeds.find(({ resource }) => resource === what)}>
          {say("canal.play")}
        </Do>
      ) : (
        <p class="small">{say("canal.later")}</p>
      )}
    </Dialogue>
  );
}
