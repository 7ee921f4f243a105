// The story of a finished game: the final score and what it consists of, the points over time, the dice, the cards.
import type { ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import type { EndProps } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { DeckIcon, KnightIcon, PieceIcon, RouteIcon } from "../art/small";
import type { Board, Own } from "../view";
import { DiceChart, PointsChart } from "./charts";
import "./end.css";
import { historyOf } from "./history";

export function End({ replay, name, colour }: EndProps) {
  const history = useMemo(() => historyOf(replay), [replay]);
  const board = replay.board as Board;
  const { final } = history;
  const own = replay.frames.at(-1)!.own as Record<string, Own>;
  const order = final.players.map((_, seat) => seat).sort((one, other) => own[other]!.points - own[one]!.points);
  const head = (icon: ComponentChild, label: string) => <th scope="col" title={say(label)}>{icon}<span class="unseen">{say(label)}</span></th>;
  return (
    <>
      <div class="panel scores-scroll" tabIndex={0} role="region" aria-label={say("chart.scores")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{say("players")}</th>
              <th scope="col">{say("points")}</th>
              {head(<PieceIcon of="settlement" colour="white" size={22} />, "build.settlement")}
              {head(<PieceIcon of="city" colour="white" size={22} />, "build.city")}
              {head(<RouteIcon />, "term.longest_route")}
              {head(<KnightIcon />, "term.largest_army")}
              {head(<DeckIcon />, "term.victory_point")}
              <th scope="col">{say("chart.gained")}</th>
              <th scope="col">{say("chart.stolen")}</th>
              <th scope="col">{say("chart.lost")}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => {
              const { points_from: from, points } = final.players[seat]!;
              const total = own[seat]!.points;
              const gains = history.gains[seat]!;
              return (
                <tr class={seat === final.winner ? "won" : ""}>
                  <td><span class="row"><ColourDot colour={colour(seat)} size={18} /> {name(seat)}</span></td>
                  <td><strong>{total}</strong></td>
                  <td>{from.settlements}</td><td>{from.cities}</td><td>{from.longest_route || "–"}</td><td>{from.largest_army || "–"}</td>
                  <td>{hiddenPoints(total, points, from) || "–"}</td>
                  <td>{gains.gained}</td><td>{gains.stolen}</td><td>{gains.lost}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div class="charts">
        <PointsChart history={history} goal={board.goal} colour={colour} name={name} />
        <DiceChart history={history} />
      </div>
    </>
  );
}

/** Victory point cards: what the pieces and awards do not explain. */
const hiddenPoints = (total: number, shown: number, from: Record<string, number>): number =>
  Math.max(total, shown) - Object.values(from).reduce((sum, points) => sum + points, 0);
