// The story of a finished match: points of everybody, deal by deal.
import { useMemo } from "preact/hooks";
import type { Replay } from "../../contract";
import { ColourDot } from "../../shell/parts/colour";
import type { EndProps } from "../../shell/scene";
import { say } from "../../shell/text";
import "./board.css";
import { DealSummary, dealTold } from "./felt/deal";
import type { Board, LastDeal, Table } from "./view";

/** How each deal ended, in order. */
export function dealsOf(replay: Replay): LastDeal[] {
  const views = replay.frames.map((frame) => frame.view as Table);
  return views.flatMap((now, n) => {
    const before = views[n - 1];
    const ended = before && (now.deal > before.deal || (now.phase === "over" && before.phase !== "over"));
    return ended && now.last_deal ? [now.last_deal] : [];
  });
}

export function End({ replay, table, name, colour }: EndProps) {
  const { limit } = replay.board as Board;
  const final = replay.frames.at(-1)!.view as Table;
  const deals = useMemo(() => dealsOf(replay), [replay]);
  const winners = table.result?.winners ?? [];
  const place = (seat: number) => (winners.includes(seat) ? -1 : final.players[seat]!.points);
  const order = final.players.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
  return (
    <>
      <div class="panel scores-scroll" tabIndex={0} role="region" aria-label={say("end.points")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{say("players")}</th><th scope="col">{say("end.points")}</th>
              {deals.map((deal, n) => <th scope="col" title={dealTold(deal, name)} key={n}>{say("end.deal", { n: n + 1 })}</th>)}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr class={winners.includes(seat) ? "won" : ""} key={seat}>
                <td><span class="row"><ColourDot colour={colour(seat)} size={18} /> {name(seat)}</span></td>
                <td><strong>{final.players[seat]!.points}</strong> <span class="soft">/ {limit}</span></td>
                {deals.map((deal, n) => <td key={n}>{deal.points[seat] ? `+${deal.points[seat]}` : deal.seat === seat && deal.how !== "void" ? "★" : "·"}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
        <p class="soft small">{say("end.legend")}</p>
      </div>
      {deals.length > 0 && <DealSummary deal={deals.at(-1)!} number={deals.length} name={name} colour={colour} />}
    </>
  );
}
