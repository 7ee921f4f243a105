// Everybody at the table: points and what they consist of, cards, awards, answers, clock; and the bank.
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../shell/design/icons";
import { ColourDot } from "../../shell/parts/colour";
import { Countdown } from "../../shell/parts/countdown";
import { say } from "../../shell/text";
import { CardIcon } from "./art/cards";
import { CanalIcon, FavourIcon, GuildIcon, TokenIcon } from "./art/guilds";
import { HelperPicture } from "./art/helpers";
import { ResourceIcon } from "./art/resources";
import { DeckIcon, HandIcon, KnightIcon, PieceIcon, RouteIcon } from "./art/small";
import { CardRow } from "./controls/cards";
import { helperHelp, helperName } from "./plus/helper-card";
import type { Scene } from "./view";
import "./plus/plus.css";
import "./players.css";
import { cardName, victoryNames } from "./victory";
import { CARDS, GUILDS, type Own, type Player, RESOURCES, type View } from "./view";

export function Players({ scene }: { scene: Scene }) {
  const table = scene.view;
  const { order, goal } = scene.board;
  const [open, setOpen] = useState(false);
  return (
    <div class={open ? "players open" : "players"} data-count={order.length}>
      {order.map((seat) => (
        <PlayerBox key={seat} seat={seat} scene={scene} table={table} goal={goal} />
      ))}
      <Bank table={table} />
      <button
        type="button"
        class="players-more"
        aria-expanded={open}
        aria-label={say("players.more")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}

interface BoxProps {
  seat: number;
  scene: Scene;
  table: View;
  goal: number;
}

function PlayerBox({ seat, scene, table, goal }: BoxProps) {
  const player = table.players[seat]!;
  const sat = scene.table.seats[seat];
  const own = seat === scene.seat ? scene.own : scene.owns[seat];
  const until = scene.deadlines[seat];
  const points = own?.points ?? player.points;
  const active = table.active === seat && table.phase !== "over";
  const waiting = scene.awaited.includes(seat);
  return (
    <section
      class={`player of-${scene.colour(seat)}${active ? " active" : ""}${waiting ? " awaited" : ""}`}
      aria-label={scene.name(seat)}
      data-anchor={`seat-${seat}`}
    >
      <header>
        <ColourDot colour={scene.colour(seat)} size={22} />
        <span class="name cut two-lines">
          {scene.table.seats[seat]?.bot && <Icon name="bot" />}
          {scene.name(seat)}
          {seat === scene.seat && <span class="soft"> ({say("you")})</span>}
        </span>
        {waiting && (
          <span class="thinking" title={say("waiting.for", { name: scene.name(seat) })}>
            <i />
            <i />
            <i />
          </span>
        )}
        {sat?.kind === "person" && !sat.online && !scene.table.result && (
          <span class="offline" title={say("offline")}>
            {say("offline")}
          </span>
        )}
        {until && waiting && <Countdown until={until} />}
        <strong class="points" title={say("points.of", { points, goal })}>
          {points}
          <span class="unseen"> {say("points")}</span>
        </strong>
      </header>
      <ul class="counts">
        <Count
          icon={<HandIcon />}
          n={player.cards_in_hand}
          label="count.cards"
          warn={player.cards_in_hand > scene.board.discard_limit}
        />
        <Count icon={<DeckIcon />} n={player.development_cards} label="count.development" />
        <Count
          icon={<KnightIcon />}
          n={player.played.knight ?? 0}
          label="count.knights"
          award={table.largest_army === seat}
        />
        <Count icon={<RouteIcon />} n={player.route} label="count.route" award={table.longest_route === seat} />
      </ul>
      <ExtraCounts player={player} />
      <PointsFrom player={player} colour={scene.colour(seat)} hidden={points - player.points} />
      {own && seat !== scene.seat && <OpenHand own={own} />}
      <Answer player={player} />
    </section>
  );
}

/** What expansions put before a player. */
function ExtraCounts({ player }: { player: Player }) {
  const { helper, favours, canal_tokens: canal, tokens } = player;
  if (!helper && favours === undefined && canal === undefined && !tokens) return null;
  return (
    <p class="extra-counts">
      {helper && (
        <span
          class={helper.ready ? "helper-of" : "helper-of resting"}
          title={`${helperName(helper.name)}: ${helperHelp(helper.name)}`}
        >
          <HelperPicture of={helper.name} size={20} />
          <span class="text">{helperName(helper.name)}</span> {helper.side}
        </span>
      )}
      {favours !== undefined && (
        <span title={say("count.favours", { n: favours })}>
          <FavourIcon />
          {favours}
          <span class="unseen">{say("count.favours", { n: favours })}</span>
        </span>
      )}
      {canal !== undefined && (
        <span title={say("count.canal", { n: canal })}>
          <CanalIcon />
          {canal}
          <span class="unseen">{say("count.canal", { n: canal })}</span>
        </span>
      )}
      {Boolean(tokens) && (
        <span title={say("count.tokens", { n: tokens! })}>
          <TokenIcon />
          {tokens}
          <span class="unseen">{say("count.tokens", { n: tokens! })}</span>
        </span>
      )}
    </p>
  );
}

const OpenHand = ({ own }: { own: Own }) => (
  <p class="open-hand">
    <CardRow counts={own.hand} small />
    {CARDS.flatMap((card) =>
      Array.from({ length: (own.cards[card] ?? 0) + (own.fresh[card] ?? 0) }, (_, n) => (
        <span class="open-card" title={cardName(card, n)}>
          <CardIcon of={card} size={16} />
        </span>
      )),
    )}
    {GUILDS.flatMap((guild) =>
      Array.from({ length: (own.guilds?.[guild] ?? 0) + (own.fresh_guilds?.[guild] ?? 0) }, () => (
        <span title={say(`term.${guild}`)}>
          <GuildIcon of={guild} size={20} />
        </span>
      )),
    )}
  </p>
);

const Count = ({
  icon,
  n,
  label,
  award,
  warn,
}: {
  icon: ComponentChild;
  n: number;
  label: string;
  award?: boolean;
  warn?: boolean;
}) => (
  <li class={`${award ? "award" : ""}${warn ? " warn" : ""}`} title={say(label, { n })}>
    {icon}
    <span aria-hidden="true">{n}</span>
    <span class="unseen">
      {say(label, { n })}
      {award ? `, ${say("award")}` : ""}
    </span>
  </li>
);

/** What the points consist of: pieces, awards, and what only its owner knows. */
function PointsFrom({ player, colour, hidden }: { player: Player; colour: string; hidden: number }) {
  const { settlements, cities, longest_route, largest_army } = player.points_from;
  const shown = player.cards?.["victory point"] ?? 0;
  return (
    <p class="points-from" role="group" aria-label={say("points.from")}>
      <span title={say("count.settlements", { n: settlements })}>
        <PieceIcon of="settlement" colour={colour} size={20} />
        {settlements}
      </span>
      <span title={say("count.cities", { n: cities / 2 })}>
        <PieceIcon of="city" colour={colour} size={20} />
        {cities}
      </span>
      {longest_route > 0 && (
        <span class="badge">
          {say("term.longest_route")} +{longest_route}
        </span>
      )}
      {largest_army > 0 && (
        <span class="badge">
          {say("term.largest_army")} +{largest_army}
        </span>
      )}
      {hidden + shown > 0 && (
        <span class="badge" title={victoryNames(hidden + shown)}>
          ★ +{hidden + shown}
        </span>
      )}
    </p>
  );
}

function Answer({ player }: { player: Player }) {
  if (player.owes && !player.has_discarded) return <p class="answer">{say("answer.discards", { n: player.owes })}</p>;
  if (player.answer === "none") return null;
  return (
    <p class={`answer ${player.answer}`}>
      <Icon name={player.answer === "yes" ? "check" : player.answer === "no" ? "close" : "swap"} />{" "}
      {say(`answer.${player.answer}`)}
    </p>
  );
}

const Bank = ({ table }: { table: View }) => (
  <section class="bank" aria-label={say("term.bank")} data-anchor="bank">
    <h3>{say("term.bank")}</h3>
    <ul>
      {RESOURCES.map((name) => (
        <li title={say(`term.${name}`)}>
          <ResourceIcon of={name} size={20} />
          <span class="unseen">{say(`term.${name}`)}</span>
          {table.bank[name]}
        </li>
      ))}
      <li title={say("term.deck")}>
        <DeckIcon />
        <span class="unseen">{say("term.deck")}</span>
        {table.deck}
      </li>
    </ul>
  </section>
);
