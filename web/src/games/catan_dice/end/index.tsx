// The story of a finished game: the sheets, the points turn by turn, and the best solo games of this device.
import { useMemo } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { PieceIcon } from "../art/pieces";
import { Sheet } from "../sheet/sheet";
import type { EndProps } from "../view";
import { BUILDS } from "../view";
import { PointsChart } from "./chart";
import "./end.css";
import { bestScores } from "./high-scores";

export function End({ board, final, replay, table, name, colour }: EndProps) {
  const order = useMemo(
    () =>
      final.players
        .map((_, seat) => seat)
        .sort((one, other) => final.players[other]!.points - final.players[one]!.points),
    [final],
  );
  return (
    <>
      <div class="panel scores-scroll" tabIndex={0} role="region" aria-label={say("scores")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{say("players")}</th>
              <th scope="col">{say("points")}</th>
              {BUILDS.map((kind) => (
                <th scope="col" title={say(`term.${kind}`)} key={kind}>
                  <PieceIcon of={kind} size={26} />
                  <span class="unseen">{say(`term.${kind}`)}</span>
                </th>
              ))}
              {board.goal && (
                <>
                  <th scope="col">{say("term.longest_route")}</th>
                  <th scope="col">{say("term.largest_army")}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => {
              const player = final.players[seat]!;
              return (
                <tr class={table.result?.winners.includes(seat) ? "won" : ""} key={seat}>
                  <td>
                    <span class="row">
                      <ColourDot colour={colour(seat)} size={18} /> <span class="cut">{name(seat)}</span>
                    </span>
                  </td>
                  <td>
                    <strong>{player.points}</strong>
                  </td>
                  <td>{player.roads.length - 1}</td>
                  <td>{player.settlements.length}</td>
                  <td>{player.cities.length}</td>
                  <td>{player.knights.length}</td>
                  {board.goal && (
                    <>
                      <td>
                        {player.route}
                        {final.longest_route === seat && " ★"}
                      </td>
                      <td>
                        {player.army}
                        {final.largest_army === seat && " ★"}
                      </td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div class="charts">
        <div class="stack">
          <PointsChart board={board} final={final} replay={replay} name={name} colour={colour} />
          {order.length === 1 && <Best table={table.id} />}
        </div>
        <div class="last-sheets">
          {order.map((seat) => (
            <figure class="paper" key={seat}>
              <Sheet board={board} player={final.players[seat]!} colour={colour(seat)} detailed={order.length === 1} />
              <figcaption class="cut">
                {name(seat)} · {final.players[seat]!.points}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </>
  );
}

function Best({ table }: { table: string }) {
  const best = bestScores();
  return (
    <section class="panel best-games" aria-label={say("best.title")}>
      <h3>{say("best.title")}</h3>
      <ol>
        {best.map((one, n) => (
          <li class={one.table === table ? "this" : ""} key={one.table}>
            <span>{n + 1}.</span>
            <b>{one.points}</b>
            <span class="cut">{one.name}</span>
            <span class="soft">{one.table === table ? say("best.this") : new Date(one.at).toLocaleDateString()}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
