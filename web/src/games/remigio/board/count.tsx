// How a deal ended: the hands laid open and counted card by card. A short show that a tap ends; still for those who
// like it so.
import { useEffect, useState } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { cardName } from "../names";
import type { LastDeal } from "../view";
import { isStill } from "./motion";
import "./count.css";

export type Names = (seat: number) => string;

interface Props {
  deal: LastDeal;
  number: number;
  name: Names;
  colour: Names;
  /** Who is out of the match by now. */
  out: boolean[];
  /** Counts before the player's eyes; else all is told at once. */
  live: boolean;
}

const TICK = 170;

export const dealTold = (deal: Pick<LastDeal, "how" | "seat">, name: Names): string =>
  say(`deal.${deal.how ?? "closed"}`, { player: deal.seat === null ? "" : name(deal.seat) });

/** How many cards have been counted so far, all hands in step. */
function useCounting(most: number, live: boolean): [number, () => void] {
  const [counted, setCounted] = useState(live && !isStill() ? 0 : most + 1);
  useEffect(() => {
    if (counted > most) return;
    const timer = setTimeout(() => setCounted(counted + 1), counted ? TICK : 4 * TICK);
    return () => clearTimeout(timer);
  }, [counted, most]);
  return [counted, () => setCounted(most + 1)];
}

export function DealCount(props: Props) {
  const { deal, number, name, live } = props;
  const most = Math.max(0, ...deal.counted.map((hand) => hand.length));
  const [counted, skip] = useCounting(most, live);
  const seats = deal.points
    .map((_, seat) => seat)
    .filter((seat) => deal.points[seat] || deal.counted[seat]?.length || seat === deal.seat);
  return (
    <section
      class="deal-count"
      aria-label={say("deal.title", { n: number })}
      data-counted={counted > most}
      tabIndex={0}
      onClick={skip}
      onKeyDown={(key) => key.key === "Enter" && skip()}
    >
      <h3>
        {say("deal.title", { n: number })}: {dealTold(deal, name)}
      </h3>
      <ul>
        {seats.map((seat) => (
          <Row {...props} seat={seat} counted={counted} done={counted > most} key={seat} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  deal,
  seat,
  counted,
  done,
  name,
  colour,
  out,
}: Props & { seat: number; counted: number; done: boolean }) {
  const hand = deal.counted[seat] ?? [];
  const points = deal.points[seat] ?? 0;
  const sum = hand.slice(0, counted).reduce((total, { value }) => total + value, 0);
  return (
    <li class={points ? "costs-points" : ""}>
      <span class="who">
        <ColourDot colour={colour(seat)} size={16} /> <span class="cut">{name(seat)}</span>
        {deal.how !== "void" && seat !== deal.seat && <small>{say(deal.open[seat] ? "open.yes" : "open.no")}</small>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the label is there exactly when the role is */}
      <span
        class={hand.length ? "counted-cards" : "counted-cards none"}
        role={hand.length ? "img" : undefined}
        aria-label={hand.map(({ card, value }) => `${cardName(card)} ${value}`).join(", ") || undefined}
      >
        {hand.map(({ card, value }, n) => (
          <span class={n < counted ? "of-count in" : "of-count"} key={n}>
            <Card card={card} />
            <i>{value}</i>
          </span>
        ))}
        {!hand.length && <Without deal={deal} seat={seat} />}
      </span>
      <span class="sum">
        {hand.length > 0 && <b class="total">{sum}</b>}
        {done && points > 0 && <b class="bad">{say("deal.points", { n: points })}</b>}
        {done && out[seat] && points > 0 && <b class="bad stamp">{say("is.out")}</b>}
      </span>
    </li>
  );
}

/** The row of a player who holds nothing any more: the one who closed, with the card that lay face down. */
function Without({ deal, seat }: { deal: LastDeal; seat: number }) {
  if (deal.how === "false_opening" || deal.how === "void") return null;
  if (seat !== deal.seat || !deal.face_down)
    return <em>{say(seat === deal.seat ? "deal.closed.short" : "deal.no.cards")}</em>;
  return (
    <em class="face-down">
      <span class="of-meld">
        <Card card={deal.face_down} />
      </span>{" "}
      {say("deal.face.down", { card: cardName(deal.face_down) })}
    </em>
  );
}
