// How a deal ended: the hands laid open and counted card by card. A short show that a tap ends; still for those who like it so.
import { useEffect, useState } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { isStill } from "../motion";
import { cardName } from "../names";
import { type Board, type LastDeal, rankOf } from "../view";
import "./count.css";

export type Names = (seat: number) => string;

interface Props {
  board: Board;
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
const valueOf = (board: Board, card: string): number => (card === "joker" ? board.joker_left : board.values[rankOf(card)]!);

export const dealTold = (deal: Pick<LastDeal, "how" | "seat">, name: Names): string => say(`deal.${deal.how ?? "closed"}`, { player: deal.seat === null ? "" : name(deal.seat) });

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
  const most = Math.max(0, ...deal.hands.map((hand) => hand.length));
  const [counted, skip] = useCounting(most, live);
  const seats = deal.points.map((_, seat) => seat).filter((seat) => deal.points[seat] || deal.hands[seat]?.length || seat === deal.seat);
  return (
    <section class="deal-count" aria-label={say("deal.title", { n: number })} data-counted={counted > most} onClick={skip}>
      <h3>{say("deal.title", { n: number })}: {dealTold(deal, name)}</h3>
      {deal.face_down && <p class="face-down"><span class="of-meld"><Card card={deal.face_down} /></span> {say("deal.face.down", { card: cardName(deal.face_down) })}</p>}
      <ul>{seats.map((seat) => <Row {...props} seat={seat} counted={counted} done={counted > most} key={seat} />)}</ul>
    </section>
  );
}

function Row({ board, deal, seat, counted, done, name, colour, out }: Props & { seat: number; counted: number; done: boolean }) {
  const hand = [...(deal.hands[seat] ?? [])].sort((one, other) => valueOf(board, other) - valueOf(board, one));
  const points = deal.points[seat] ?? 0;
  const shown = hand.slice(0, counted);
  const sum = shown.reduce((total, card) => total + valueOf(board, card), 0);
  return (
    <li class={points ? "costs-points" : ""}>
      <span class="who"><ColourDot colour={colour(seat)} size={16} /> <span class="cut">{name(seat)}</span>{deal.how !== "void" && seat !== deal.seat && <small>{say(deal.open[seat] ? "open.yes" : "open.no")}</small>}</span>
      <span class="counted-cards" role="img" aria-label={hand.map((card) => `${cardName(card)} ${valueOf(board, card)}`).join(", ") || say("deal.no.cards")}>
        {hand.map((card, n) => <span class={n < counted ? "of-count in" : "of-count"} key={n}><Card card={card} /><i>{valueOf(board, card)}</i></span>)}
        {!hand.length && deal.how !== "false_opening" && <em>{say(seat === deal.seat ? "deal.closed.short" : "deal.no.cards")}</em>}
      </span>
      <span class="sum">
        {hand.length > 0 && <b class="total">{sum}</b>}
        {done && points > 0 && <b class="bad">{say("deal.points", { n: points })}</b>}
        {done && out[seat] && points > 0 && <b class="bad stamp">{say("is.out")}</b>}
      </span>
    </li>
  );
}
