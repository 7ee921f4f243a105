// How the last deal ended: who closed, what everybody held and what it cost.
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { cardName } from "../names";
import type { LastDeal } from "../view";

interface Props {
  deal: LastDeal;
  number: number;
  name: (seat: number) => string;
  colour: (seat: number) => string;
}

export const dealTold = (deal: LastDeal, name: (seat: number) => string): string =>
  say(`deal.${deal.how ?? "closed"}`, { player: deal.seat === null ? "" : name(deal.seat) });

export function DealSummary({ deal, number, name, colour }: Props) {
  return (
    <section class="deal-summary panel" aria-label={say("deal.title", { n: number })}>
      <h3>{say("deal.title", { n: number })}: {dealTold(deal, name)}</h3>
      <ul>
        {deal.points.map((points, seat) => {
          const hand = deal.hands[seat] ?? [];
          if (!points && !hand.length && seat !== deal.seat) return null;
          return (
            <li class={points ? "costs-points" : ""} key={seat}>
              <span class="who"><ColourDot colour={colour(seat)} size={15} /> <span class="cut">{name(seat)}</span></span>
              <span class="shown-hand" role="img" aria-label={hand.map(cardName).join(", ") || say("deal.no.cards")}>{hand.map((card, n) => <span class="of-meld" key={n}><Card card={card} /></span>)}</span>
              <span class="sum">{deal.counts && hand.length > 0 && <span class="soft">{say("deal.in.hand", { n: deal.counts[seat]! })}</span>} {points > 0 && <b class="bad">{say("deal.points", { n: points })}</b>}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
