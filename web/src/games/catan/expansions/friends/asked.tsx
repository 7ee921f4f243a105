// What favours and gifts ask of a seat.
import type { VNode } from "preact";
import { say } from "../../../../shell/text";
import type { Asking, Of } from "../../choices";
import { Pile } from "../../controls/cards";
import { Dialogue, Do } from "../../controls/dialogue";
import type { Scene } from "../../view";
import { Swap } from "./forms";
import { GuildIcon } from "./guilds";

/** What favours wait for, if they wait for something. */
export function favourAsks({ scene, choices: { deeds } }: Asking): VNode | null {
  if (deeds["take gift"]) return <TakeGift scene={scene} />;
  if (deeds["stop swapping"]) return <SwapAgain scene={scene} deeds={deeds.wagon} />;
  if (deeds["put back"]) return <PutBack scene={scene} deeds={deeds["put back"]} />;
  return deeds["first draw"] ? <FirstDraw scene={scene} deeds={deeds["first draw"]} /> : null;
}

function TakeGift({ scene }: { scene: Scene }) {
  const { gift, active } = scene.view;
  return (
    <Dialogue title={say("gift.title", { name: scene.name(active) })}>
      {gift && <Pile of={gift.card} count={1} uncounted />}
      <p class="small soft">{say("gift.earns", { name: scene.name(active) })}</p>
      <div class="row">
        <Do scene={scene} action={{ kind: "refuse gift" }} quiet>
          {say("gift.refuse")}
        </Do>
        <Do scene={scene} action={{ kind: "take gift" }}>
          {say("gift.take")}
        </Do>
      </div>
    </Dialogue>
  );
}

const SwapAgain = ({ scene, deeds }: { scene: Scene; deeds: Of<"wagon">[] | undefined }) => (
  <Dialogue title={say("favours.again")}>
    {deeds && <Swap scene={scene} deeds={deeds} />}
    <Do scene={scene} action={{ kind: "stop swapping" }} quiet>
      {say("favours.stop")}
    </Do>
  </Dialogue>
);

const PutBack = ({ scene, deeds }: { scene: Scene; deeds: Of<"put back">[] }) => (
  <Dialogue title={say("favours.put_back")}>
    <div class="row wrap">
      {deeds.map((deed) => (
        <Do scene={scene} action={deed} quiet key={deed.guild}>
          <GuildIcon of={deed.guild} size={28} /> {say(`term.${deed.guild}`)}
        </Do>
      ))}
    </div>
  </Dialogue>
);

const FirstDraw = ({ scene, deeds }: { scene: Scene; deeds: Of<"first draw">[] }) => (
  <Dialogue title={say("favours.first")}>
    <div class="row wrap">
      {deeds.map((deed) => (
        <Do scene={scene} action={deed} quiet>
          {scene.name(deed.player)}
        </Do>
      ))}
    </div>
  </Dialogue>
);
