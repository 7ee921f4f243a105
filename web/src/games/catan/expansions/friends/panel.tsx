// The favour drawer: the five guilds, what their favours bring, the tokens held; an exchange; a gift.
import { useState } from "preact/hooks";
import { say } from "../../../../shell/text";
import type { Asking } from "../../choices";
import { Dialogue, Do, OneResource } from "../../controls/dialogue";
import { forget } from "../../intent";
import { GUILDS, type Guild } from "../../view";
import { Gift, Swap } from "./forms";
import { GuildIcon } from "./guilds";

export function FavourPanel({ scene, choices }: Asking) {
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
}: Asking & { guild: Guild; open: boolean; onOpen: () => void }) {
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

function Favour({ guild, scene, choices: { deeds } }: Asking & { guild: Guild }) {
  if (guild === "wagon") return <Swap scene={scene} deeds={deeds.wagon ?? []} />;
  if (guild === "ship")
    return (
      <OneResource scene={scene} deeds={deeds.ship ?? []} label={say("trade.get")}>
        {say("favours.ship")}
      </OneResource>
    );
  return (
    <Do scene={scene} action={deeds[guild]?.[0]}>
      {say(`favours.${guild}`)}
    </Do>
  );
}
