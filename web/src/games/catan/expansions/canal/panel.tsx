// A canal token played: two of one resource buy any card until the turn ends.
import { say } from "../../../../shell/text";
import type { Choices } from "../../choices";
import { Dialogue, OneResource } from "../../controls/dialogue";
import { forget } from "../../intent";
import type { Scene } from "../../view";

export const CanalPanel = ({ scene, choices }: { scene: Scene; choices: Choices }) => (
  <Dialogue title={say("canal")} onClose={forget}>
    <p class="small soft">{say("canal.about")}</p>
    {choices.deeds.canal ? (
      <OneResource scene={scene} deeds={choices.deeds.canal} label={say("which.resource")}>
        {say("canal.play")}
      </OneResource>
    ) : (
      <p class="small">{say("canal.later")}</p>
    )}
  </Dialogue>
);
