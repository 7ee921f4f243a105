// The story of a finished match: who was how quick, the fastest claim of all, mistakes, and points mini-game by mini-
// game.
import { useMemo } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { symbolName } from "../cards/symbols";
import { seconds } from "../practice/chart";
import { average } from "../practice/memory";
import type { Board, EndProps, View } from "../view";
import "./end.css";
import { type History, historyOf, median } from "./history";
import { Reactions } from "./reactions";

export function End({ board, final, replay, table, name, colour }: EndProps) {
  const { teams, mode } = board;
  const history = useMemo(() => replay && historyOf(replay), [replay]);
  const winners = table.result?.winners ?? [];
  const seats = teams.flatMap((team) => team.seats).sort((one, other) => points(final, other) - points(final, one));
  return (
    <>
      <Fastest history={history} name={name} />
      <div class="panel scores-scroll" tabIndex={0} role="region" aria-label={say("end.reactions")}>
        <table class="scores reaction-times">
          <thead>
            <tr>
              {[
                "players",
                "results.points",
                "end.claims",
                "end.mistakes",
                "end.median",
                "end.average",
                "end.fastest",
              ].map((key) => (
                <th scope="col" key={key}>
                  {say(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <Row
                seat={seat}
                won={winners.includes(seat)}
                total={points(final, seat)}
                history={history}
                name={name}
                colour={colour}
                key={seat}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div class="charts">
        <section class="panel chart">
          <h3>{say("end.reactions")}</h3>
          <Reactions found={history?.found ?? []} seats={seats} name={name} colour={colour} />
          <p class="soft small">{say("end.axis")}</p>
        </section>
        {mode !== "warm_up" && (
          <section class="panel">
            <h3>{say("end.games")}</h3>
            <Games scores={history?.scores ?? []} board={board} final={final} name={name} />
          </section>
        )}
      </div>
    </>
  );
}

/** A figure that is not counted yet. */
const COUNTING = "…";

const points = (final: View, seat: number): number => final.teams[final.players[seat]!.team]!.points;

function Fastest({ history, name }: { history: History | null; name: (seat: number) => string }) {
  if (!history) return <p class="fastest">{COUNTING}</p>;
  if (!history.found.length) return null;
  const best = history.found.reduce((one, other) => (other.time < one.time ? other : one));
  return (
    <p class="fastest">
      ★ {say("end.fastest.told", { name: name(best.seat), symbol: symbolName(best.symbol), time: seconds(best.time) })}
    </p>
  );
}

interface RowProps {
  seat: number;
  won: boolean;
  total: number;
  history: History | null;
  name: (seat: number) => string;
  colour: (seat: number) => string;
}

function Row({ seat, won, total, history, name, colour }: RowProps) {
  const times = history?.found.filter((one) => one.seat === seat).map(({ time }) => time);
  const told = (of: (times: number[]) => number) => (times?.length ? seconds(of(times)) : times ? "–" : COUNTING);
  return (
    <tr class={won ? "won" : ""} data-reactions={seat}>
      <td>
        <span class="row">
          <ColourDot colour={colour(seat)} size={18} /> <span class="cut">{name(seat)}</span>
        </span>
      </td>
      <td>
        <strong>{total}</strong>
      </td>
      <td>{times?.length ?? COUNTING}</td>
      <td>{history?.mistakes[seat] ?? COUNTING}</td>
      <td>{told(median)}</td>
      <td>{told(average)}</td>
      <td>{told((all) => Math.min(...all))}</td>
    </tr>
  );
}

function Games({
  scores,
  board,
  final,
  name,
}: {
  scores: History["scores"];
  board: Board;
  final: View;
  name: (seat: number) => string;
}) {
  return (
    <div class="scores-scroll" tabIndex={0} role="region" aria-label={say("end.games")}>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{say("results.team")}</th>
            {scores.map((score, n) => (
              <th scope="col" title={say(`term.game_${score.mini_game}`)} key={n}>
                {score.mini_game}
              </th>
            ))}
            <th scope="col">{say("results.points")}</th>
          </tr>
        </thead>
        <tbody>
          {board.teams.map((team, n) => (
            <tr key={team.colour}>
              <td>
                <span class="row">
                  <ColourDot colour={team.colour} size={18} />{" "}
                  <span class="cut">{team.seats.map(name).join(" + ")}</span>
                </span>
              </td>
              {scores.map((score, game) => (
                <td title={String(score.counts[n])} key={game}>
                  {score.gained[n] ? `+${score.gained[n]}` : "·"}
                </td>
              ))}
              <td>
                <strong>{final.teams[n]!.points}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
