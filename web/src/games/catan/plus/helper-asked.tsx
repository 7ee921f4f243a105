// What a helper asks of its holder: after a roll, in the middle of its use, and when it has served.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../../../shell/text";
import { CardIcon } from "../art/cards";
import type { Helper } from "../art/helpers";
import type { Choices } from "../choices";
import { Pile } from "../controls/cards";
import { play } from "../intent";
import type { Scene } from "../view";
import { CARDS, type Card, RESOURCES, type Resource } from "../view";
import { type Deed, resourcesAt, seatsAt } from "./deeds";
import { HelperButton } from "./helper-card";
import { Dialogue, Do, ResourceChoice } from "./parts";

interface Props {
  scene: Scene;
  choices: Choices;
}

/** The dialogue a helper waits for, if it waits for one. */
export function helperAsks({ scene, choices }: Props): VNode | null {
  const { deeds } = choices;
  if (deeds["give back"])
    return <GiveBack scene={scene} deeds={deeds["give back"]} key={deeds["give back"][0]!.args[0]} />;
  if (deeds["take alms"]) return <TakeAlms scene={scene} deeds={deeds["take alms"]} />;
  if (deeds["keep card"]) return <KeepCard scene={scene} deeds={deeds["keep card"]} />;
  if (deeds["turn helper"] || deeds["take helper"]) return <Change scene={scene} choices={choices} />;
  const answers = deeds.consolation ?? deeds.shelter;
  return answers ? <Console scene={scene} deeds={answers} /> : null;
}

const Change = ({ scene, choices }: Props) => (
  <Dialogue title={say("helper.change.title")}>
    {choices.deeds["turn helper"] && (
      <Do scene={scene} words="turn helper">
        {say("helper.turn")}
      </Do>
    )}
    <Exchange
      scene={scene}
      ways={(choices.deeds["take helper"] ?? []).map((deed) => ({
        name: deed.args.join(" ") as Helper,
        words: deed.words,
      }))}
    />
  </Dialogue>
);

/** The helpers that may be taken, each with the whole action that takes it. */
const Exchange = ({ scene, ways }: { scene: Scene; ways: { name: Helper; words: string }[] }) =>
  ways.length ? (
    <div class="choice">
      <p class="side-name">{say("helper.take")}</p>
      <div class="helper-list">
        {ways.map(({ name, words }) => (
          <HelperButton name={name} words={words} onTap={() => play(scene, words)} />
        ))}
      </div>
    </div>
  ) : null;

/** Consolation or shelter: any card, and what becomes of the helper. */
function Console({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  return (
    <Dialogue title={say("helper.console.title")}>
      <ResourceChoice
        from={resourcesAt(deeds, 0)}
        chosen={what}
        onChoose={setWhat}
        label={say("helper.console.what")}
      />
      {what && <After scene={scene} deeds={deeds.filter((deed) => deed.args[0] === what)} />}
      <Do scene={scene} words="decline help" quiet>
        {say("helper.decline")}
      </Do>
    </Dialogue>
  );
}

const After = ({ scene, deeds }: { scene: Scene; deeds: Deed[] }) => (
  <>
    {deeds
      .filter((deed) => deed.args[1] === "turn")
      .map((deed) => (
        <Do scene={scene} words={deed.words}>
          {say("helper.turn")}
        </Do>
      ))}
    <Exchange
      scene={scene}
      ways={deeds
        .filter((deed) => deed.args[1] === "take")
        .map((deed) => ({ name: deed.args.slice(2).join(" ") as Helper, words: deed.words }))}
    />
  </>
);

/** Beside a discard: the shelter spares it. */
export function Spared({ scene, choices }: Props) {
  const deeds = choices.deeds.shelter?.filter((deed) => deed.args[0] === "nothing") ?? [];
  if (!deeds.length) return null;
  return (
    <div class="choice spared">
      <p class="side-name">{say("helper.shelter.keep")}</p>
      <After scene={scene} deeds={deeds} />
    </div>
  );
}

function GiveBack({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const seat = seatsAt(deeds, 0)[0]!;
  const title = say("helper.give_back.title", { name: scene.name(seat) });
  return (
    <Dialogue title={title}>
      <ResourceChoice
        from={resourcesAt(
          deeds.filter((deed) => deed.args[0] === String(seat)),
          1,
        )}
        chosen={what}
        onChoose={setWhat}
        label={title}
        unlabelled
      />
      <Do scene={scene} words={what ? `give back ${seat} ${what}` : undefined}>
        {say("helper.give_back")}
      </Do>
    </Dialogue>
  );
}

function TakeAlms({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const seat = seatsAt(deeds, 0)[0]!;
  const hand = scene.own!.alms?.hand ?? {};
  const title = say("helper.alms.title", { name: scene.name(seat) });
  return (
    <Dialogue title={title}>
      <div class="chooser" role="group" aria-label={title}>
        {RESOURCES.map((name) => (
          <Pile
            of={name}
            count={hand[name] ?? 0}
            disabled={!hand[name]}
            pressed={what === name}
            onTap={() => setWhat(name)}
          />
        ))}
      </div>
      <Do scene={scene} words={what ? `take alms ${seat} ${what}` : undefined}>
        {say("helper.alms.take")}
      </Do>
    </Dialogue>
  );
}

function KeepCard({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [card, setCard] = useState<Card | null>(null);
  const offered = CARDS.filter((name) => deeds.some((deed) => deed.args.join(" ") === name));
  return (
    <Dialogue title={say("helper.keep.title")}>
      <div class="row wrap" role="group" aria-label={say("helper.keep.title")}>
        {offered.map((name) => (
          <button
            type="button"
            class={card === name ? "dev chosen" : "dev"}
            aria-pressed={card === name}
            title={say(`card.${name}.about`)}
            data-kept={name}
            onClick={() => setCard(name)}
          >
            <CardIcon of={name} size={30} />
            <span class="dev-name">{say(`term.${name.replace(" ", "_")}`)}</span>
          </button>
        ))}
      </div>
      {card && <p class="small soft">{say(`card.${card}.about`)}</p>}
      <Do scene={scene} words={card ? `keep card ${card}` : undefined}>
        {say("helper.keep")}
      </Do>
    </Dialogue>
  );
}
