// What a helper asks of its holder: after a roll, in the middle of its use, and when it has served.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../../../../shell/text";
import { CardIcon } from "../../art/cards";
import { type Choices, type Of, resourcesIn, seatsIn } from "../../choices";
import { Pile } from "../../controls/cards";
import { Dialogue, Do, ResourceChoice } from "../../controls/dialogue";
import { play } from "../../intent";
import { type Action, CARDS, type Card, type Helper, RESOURCES, type Resource, type Scene } from "../../view";
import { HelperButton } from "./card";

interface Props {
  scene: Scene;
  choices: Choices;
}

/** The dialogue a helper waits for, if it waits for one. */
export function helperAsks({ scene, choices }: Props): VNode | null {
  const { deeds } = choices;
  if (deeds["give back"])
    return <GiveBack scene={scene} deeds={deeds["give back"]} key={deeds["give back"][0]!.player} />;
  if (deeds["take alms"]) return <TakeAlms scene={scene} deeds={deeds["take alms"]} />;
  if (deeds["keep card"]) return <KeepCard scene={scene} deeds={deeds["keep card"]} />;
  if (deeds["turn helper"] || deeds["take helper"]) return <Change scene={scene} choices={choices} />;
  const answers = deeds.consolation ?? deeds.shelter;
  return answers ? <Console scene={scene} deeds={answers} /> : null;
}

const Change = ({ scene, choices }: Props) => (
  <Dialogue title={say("helper.change.title")}>
    {choices.deeds["turn helper"] && (
      <Do scene={scene} action={{ kind: "turn helper" }}>
        {say("helper.turn")}
      </Do>
    )}
    <Exchange
      scene={scene}
      ways={(choices.deeds["take helper"] ?? []).map((action) => ({ name: action.helper, action }))}
    />
  </Dialogue>
);

/** The helpers that may be taken, each with the whole action that takes it. */
const Exchange = ({ scene, ways }: { scene: Scene; ways: { name: Helper; action: Action }[] }) =>
  ways.length ? (
    <div class="choice">
      <p class="side-name">{say("helper.take")}</p>
      <div class="helper-list">
        {ways.map(({ name, action }) => (
          <HelperButton name={name} action={action} onTap={() => play(scene, action)} />
        ))}
      </div>
    </div>
  ) : null;

/** Consolation or shelter: any card, and what becomes of the helper. */
type Consoling = Of<"consolation"> | Of<"shelter">;

function Console({ scene, deeds }: { scene: Scene; deeds: Consoling[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  return (
    <Dialogue title={say("helper.console.title")}>
      <ResourceChoice
        from={resourcesIn(deeds.map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={say("helper.console.what")}
      />
      {what && <After scene={scene} deeds={deeds.filter(({ resource }) => resource === what)} />}
      <Do scene={scene} action={{ kind: "decline help" }} quiet>
        {say("helper.decline")}
      </Do>
    </Dialogue>
  );
}

const After = ({ scene, deeds }: { scene: Scene; deeds: Consoling[] }) => (
  <>
    {deeds
      .filter(({ helper }) => helper === "turn")
      .map((deed) => (
        <Do scene={scene} action={deed}>
          {say("helper.turn")}
        </Do>
      ))}
    <Exchange
      scene={scene}
      ways={deeds.flatMap((action) => (action.helper === "turn" ? [] : [{ name: action.helper, action }]))}
    />
  </>
);

/** Beside a discard: the shelter spares it. */
export function Spared({ scene, choices }: Props) {
  const deeds = choices.deeds.shelter?.filter(({ resource }) => resource === "nothing") ?? [];
  if (!deeds.length) return null;
  return (
    <div class="choice spared">
      <p class="side-name">{say("helper.shelter.keep")}</p>
      <After scene={scene} deeds={deeds} />
    </div>
  );
}

function GiveBack({ scene, deeds }: { scene: Scene; deeds: Of<"give back">[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const seat = seatsIn(deeds.map(({ player }) => player))[0]!;
  const title = say("helper.give_back.title", { name: scene.name(seat) });
  return (
    <Dialogue title={title}>
      <ResourceChoice
        from={resourcesIn(deeds.filter(({ player }) => player === seat).map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={title}
        unlabelled
      />
      <Do scene={scene} action={what ? { kind: "give back", player: seat, resource: what } : undefined}>
        {say("helper.give_back")}
      </Do>
    </Dialogue>
  );
}

function TakeAlms({ scene, deeds }: { scene: Scene; deeds: Of<"take alms">[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const seat = seatsIn(deeds.map(({ player }) => player))[0]!;
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
      <Do scene={scene} action={what ? { kind: "take alms", player: seat, resource: what } : undefined}>
        {say("helper.alms.take")}
      </Do>
    </Dialogue>
  );
}

function KeepCard({ scene, deeds }: { scene: Scene; deeds: Of<"keep card">[] }) {
  const [card, setCard] = useState<Card | null>(null);
  const offered = CARDS.filter((name) => deeds.some((deed) => deed.card === name));
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
      <Do scene={scene} action={card ? { kind: "keep card", card } : undefined}>
        {say("helper.keep")}
      </Do>
    </Dialogue>
  );
}
