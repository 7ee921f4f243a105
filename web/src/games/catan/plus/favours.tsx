// The favour drawer: the five guilds, what their favours bring, the tokens held; an exchange; a gift.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../../../shell/text";
import { GuildIcon } from "../art/guilds";
import { type Choices, type Of, resourcesIn, seatsIn } from "../choices";
import { Pile } from "../controls/cards";
import { forget } from "../intent";
import type { Scene } from "../view";
import { GUILDS, type Guild, type Resource } from "../view";
import { Dialogue, Do, ResourceChoice, SeatChoice } from "./parts";

interface Props {
  scene: Scene;
  choices: Choices;
}

export function FavourPanel({ scene, choices }: Props) {
  const [using, setUsing] = useState<Guild | "gift" | null>(null);
  const table = scene.view;
  const supply = table.favours!;
  const toggle = (what: Guild | "gift") => setUsing(using === what ? null : what);
  return (
    <Dialogue title={say("favours")} onClose={forget} className="favour-panel">
      <ul class="guilds">
        {GUILDS.map((guild) => (
          <GuildRow
            key={guild}
            guild={guild}
            scene={scene}
            choices={choices}
            open={using === guild}
            onOpen={() => toggle(guild)}
          />
        ))}
      </ul>
      <div class="row wrap">
        <Do scene={scene} action={choices.deeds["exchange favour"]?.[0]} quiet>
          {say("favours.exchange")}
        </Do>
        <button
          type="button"
          class="button"
          disabled={!choices.deeds.gift}
          aria-pressed={using === "gift"}
          data-way="gift"
          onClick={() => toggle("gift")}
        >
          {say("gift")}
        </button>
      </div>
      {using === "gift" && choices.deeds.gift && <Gift scene={scene} deeds={choices.deeds.gift} />}
      <p class="soft small">
        {supply.used ? say("favours.used") : say("favours.supply", { n: supply.supply, tokens: supply.catan_tokens })}
      </p>
    </Dialogue>
  );
}

function GuildRow({
  guild,
  scene,
  choices,
  open,
  onOpen,
}: Props & { guild: Guild; open: boolean; onOpen: () => void }) {
  const own = scene.own!;
  const [held, fresh] = [own.guilds?.[guild] ?? 0, own.fresh_guilds?.[guild] ?? 0];
  const deeds = choices.deeds[guild];
  return (
    <li class={deeds ? "guild-row usable" : "guild-row"} data-guild={guild}>
      <GuildIcon of={guild} size={34} />
      <div class="grow">
        <p class="guild-name">
          <strong>{say(`term.${guild}`)}</strong>
          <span class="held">×{held}</span>
          {fresh > 0 && (
            <span class="fresh">
              +{fresh} {say("favours.fresh")}
            </span>
          )}
        </p>
        <p class="small soft">{say(`favour.${guild}`)}</p>
      </div>
      <button
        type="button"
        class="button compact"
        disabled={!deeds}
        aria-pressed={open}
        data-way={guild}
        onClick={onOpen}
      >
        {say("favours.use")}
      </button>
      {open && deeds && (
        <div class="guild-use">
          <Favour guild={guild} scene={scene} choices={choices} />
        </div>
      )}
    </li>
  );
}

function Favour({ guild, scene, choices: { deeds } }: Props & { guild: Guild }) {
  if (guild === "wagon") return <Swap scene={scene} deeds={deeds.wagon ?? []} />;
  if (guild === "ship") return <OneCard scene={scene} deeds={deeds.ship ?? []} />;
  return (
    <Do scene={scene} action={deeds[guild]?.[0]}>
      {say(`favours.${guild}`)}
    </Do>
  );
}

function OneCard({ scene, deeds }: { scene: Scene; deeds: Of<"ship">[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice
        from={resourcesIn(deeds.map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={say("trade.get")}
      />
      <Do scene={scene} action={deeds.find(({ resource }) => resource === what)}>
        {say("favours.ship")}
      </Do>
    </>
  );
}

function Swap({ scene, deeds }: { scene: Scene; deeds: Of<"wagon">[] }) {
  const [give, setGive] = useState<Resource | null>(null);
  const [take, setTake] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice
        from={resourcesIn(deeds.map((deed) => deed.give))}
        chosen={give}
        onChoose={setGive}
        label={say("trade.give")}
      />
      <ResourceChoice
        from={resourcesIn(deeds.filter((deed) => !give || deed.give === give).map((deed) => deed.take))}
        chosen={take}
        onChoose={setTake}
        label={say("trade.get")}
      />
      <Do scene={scene} action={deeds.find((deed) => deed.give === give && deed.take === take)}>
        {say("favours.wagon")}
      </Do>
    </>
  );
}

function Gift({ scene, deeds }: { scene: Scene; deeds: Of<"gift">[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const [whom, setWhom] = useState<number | null>(null);
  return (
    <div class="gift">
      <p class="small soft">{say("gift.about")}</p>
      <ResourceChoice
        from={resourcesIn(deeds.map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={say("trade.give")}
      />
      <SeatChoice
        scene={scene}
        from={seatsIn(deeds.map(({ player }) => player))}
        chosen={whom === null ? [] : [whom]}
        onChoose={setWhom}
        label={say("gift.to")}
      />
      <Do scene={scene} action={deeds.find(({ resource, player }) => resource === what && player === whom)}>
        {say("gift.offer")}
      </Do>
    </div>
  );
}

/** What favours wait for, if they wait for something. */
export function favourAsks({ scene, choices }: Props): VNode | null {
  const { deeds } = choices;
  const table = scene.view;
  if (deeds["take gift"]) {
    const gift = table.gift;
    return (
      <Dialogue title={say("gift.title", { name: scene.name(table.active) })}>
        {gift && <Pile of={gift.card} count={1} uncounted />}
        <p class="small soft">{say("gift.earns", { name: scene.name(table.active) })}</p>
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
  if (deeds["stop swapping"]) {
    return (
      <Dialogue title={say("favours.again")}>
        {deeds.wagon && <Swap scene={scene} deeds={deeds.wagon} />}
        <Do scene={scene} action={{ kind: "stop swapping" }} quiet>
          {say("favours.stop")}
        </Do>
      </Dialogue>
    );
  }
  if (deeds["put back"]) {
    return (
      <Dialogue title={say("favours.put_back")}>
        <div class="row wrap">
          {deeds["put back"].map((deed) => (
            <Do scene={scene} action={deed} quiet key={deed.guild}>
              <GuildIcon of={deed.guild} size={28} /> {say(`term.${deed.guild}`)}
            </Do>
          ))}
        </div>
      </Dialogue>
    );
  }
  if (!deeds["first draw"]) return null;
  return (
    <Dialogue title={say("favours.first")}>
      <div class="row wrap">
        {deeds["first draw"].map((deed) => (
          <Do scene={scene} action={deed} quiet>
            {scene.name(deed.player)}
          </Do>
        ))}
      </div>
    </Dialogue>
  );
}
