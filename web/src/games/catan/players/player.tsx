// One player: points, cards, awards, answers, clock, and what expansions put before them.
import type { ComponentChild } from "preact";
import { Icon } from "../../../shell/design/icons";
import { ColourDot } from "../../../shell/parts/colour";
import { Countdown } from "../../../shell/parts/countdown";
import { say } from "../../../shell/text";
import { CardIcon } from "../art/cards";
import { DeckIcon, HandIcon, KnightIcon, RouteIcon } from "../art/small";
import { CardRow } from "../controls/cards";
import { heldBeside } from "../hooks/players";
import { cardName } from "../victory";
import { CARDS, type Own, type Player, type Scene, type View } from "../view";
import { Added } from "./added";
import { PointsFrom } from "./points";

interface BoxProps {
  seat: number;
  scene: Scene;
  table: View;
  goal: number;
}

export function PlayerBox({ seat, scene, table, goal }: BoxProps) {
  const player = table.players[seat]!;
  const sat = scene.table.seats[seat];
  const own = seat === scene.seat ? scene.own : scene.owns[seat];
  const until = scene.deadlines[seat];
  const points = scene.result?.scores[seat] ?? own?.points ?? player.points;
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
      <Added player={player} />
      <PointsFrom player={player} colour={scene.colour(seat)} hidden={points - player.points} />
      {own && seat !== scene.seat && <OpenHand own={own} />}
      <Answer player={player} />
    </section>
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
    {heldBeside(own, 20)}
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

/** In a small chip a number stands for the words. */
const Owes = ({ told, n }: { told: string; n: number }) => (
  <p class="answer owes" title={told}>
    <span class="in-words">{told}</span>
    <span class="in-short" role="img" aria-label={told}>
      −{n}
    </span>
  </p>
);

function Answer({ player }: { player: Player }) {
  if (player.owes && !player.has_discarded)
    return <Owes told={say("answer.discards", { n: player.owes })} n={player.owes} />;
  if (player.answer === "none") return null;
  return (
    <p class={`answer ${player.answer}`}>
      <Icon name={player.answer === "yes" ? "check" : player.answer === "no" ? "close" : "swap"} />{" "}
      {say(`answer.${player.answer}`)}
    </p>
  );
}
