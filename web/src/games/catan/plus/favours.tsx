// The favour drawer: the five guilds, what their favours bring, the tokens held; an exchange; a gift.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../../../shell/text";
import { GuildIcon } from "../art/guilds";
import type { Choices } from "../choices";
import { Pile } from "../controls/cards";
import { forget } from "../intent";
import type { Scene } from "../view";
import { GUILDS, type Guild, type Resource } from "../view";
import { type Deed, deedWith, resourcesAt, seatsAt } from "./deeds";
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
        <Do scene={scene} words={choices.deeds["exchange favour"]?.[0]?.words} quiet>
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
          <Favour guild={guild} scene={scene} deeds={deeds} />
        </div>
      )}
    </li>
  );
}

function Favour({ guild, scene, deeds }: { guild: Guild; scene: Scene; deeds: Deed[] }) {
  if (guild === "wagon") return <Swap scene={scene} deeds={deeds} />;
  if (guild === "ship") return <OneCard scene={scene} deeds={deeds} />;
  return (
    <Do scene={scene} words={deeds[0]!.words}>
      {say(`favours.${guild}`)}
    </Do>
  );
}

function OneCard({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice from={resourcesAt(deeds, 0)} chosen={what} onChoose={setWhat} label={say("trade.get")} />
      <Do scene={scene} words={deedWith(deeds, what)?.words}>
        {say("favours.ship")}
      </Do>
    </>
  );
}

function Swap({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [give, setGive] = useState<Resource | null>(null);
  const [take, setTake] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice from={resourcesAt(deeds, 0)} chosen={give} onChoose={setGive} label={say("trade.give")} />
      <ResourceChoice
        from={resourcesAt(
          deeds.filter((deed) => !give || deed.args[0] === give),
          1,
        )}
        chosen={take}
        onChoose={setTake}
        label={say("trade.get")}
      />
      <Do scene={scene} words={deedWith(deeds, give, take)?.words}>
        {say("favours.wagon")}
      </Do>
    </>
  );
}

function Gift({ scene, deeds }: { scene: Scene; deeds: Deed[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const [whom, setWhom] = useState<number | null>(null);
  return (
    <div class="gift">
      <p class="small soft">{say("gift.about")}</p>
      <ResourceChoice from={resourcesAt(deeds, 0)} chosen={what} onChoose={setWhat} label={say("trade.give")} />
      <SeatChoice
        scene={scene}
        from={seatsAt(deeds, 1)}
        chosen={whom === null ? [] : [whom]}
        onChoose={setWhom}
        label={say("gift.to")}
      />
      <Do scene={scene} words={deedWith(deeds, what, whom)?.words}>
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
          <Do scene={scene} words="refuse gift" quiet>
            {say("gift.refuse")}
          </Do>
          <Do scene={scene} words="take gift">
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
        <Do scene={scene} words="stop swapping" quiet>
          {say("favours.stop")}
        </Do>
      </Dialogue>
    );
  }
  if (deeds["put back"]) {
    return (
      <Dialogue title={say("favours.put_back")}>
        <div class="row wrap">
          {deeds["put back"].map(({ args, words }) => (
            <Do scene={scene} words={words} quiet key={words}>
              <GuildIcon of={args[0] as Guild} size={28} /> {say(`term.${args[0]}`)}
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
        {deeds["first draw"].map(({ args, words }) => (
          <Do scene={scene} words={words} quiet>
            {scene.name(Number(args[0]))}
          </Do>
        ))}
      </div>
    </Dialogue>
  );
}
