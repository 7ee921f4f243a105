// The boxes beside the island: points turn by turn, or the way to ten.
import { say } from "../../../shell/text";
import type { Board, Player, View } from "../view";

interface Props {
  board: Board;
  player: Player;
  seat: number;
  table: View;
}

export const Scores = (props: Props) =>
  props.board.turns ? <Turns {...props} turns={props.board.turns} /> : <Race {...props} />;

function Turns({ player, seat, table, turns }: Props & { turns: number }) {
  const scores = player.scores ?? [];
  const writing = table.active === seat && table.phase !== "over";
  return (
    <ol class="boxes" aria-label={say("scores")}>
      {Array.from({ length: turns }, (_, n) => (
        <li
          class={
            n < scores.length
              ? scores[n]! < 0
                ? "box written bad"
                : "box written"
              : n === scores.length && writing
                ? "box now"
                : "box"
          }
          title={say("scores.turn", { turn: n + 1 })}
        >
          <small>
            {n + 1}
            <span class="unseen">: </span>
          </small>
          <b>
            {n < scores.length
              ? signed(scores[n]!)
              : n === scores.length && writing && table.gained
                ? `+${table.gained}`
                : ""}
          </b>
        </li>
      ))}
      <li class="box total">
        <small>{say("scores.total")} </small>
        <b>{signed(player.points)}</b>
      </li>
    </ol>
  );
}

const signed = (points: number): string => String(points).replace("-", "−");

function Race({ board, player, seat, table }: Props) {
  const goal = board.goal ?? 10;
  return (
    <div class="race">
      <ol class="boxes" aria-label={say("points.of", { points: player.points, goal })}>
        {Array.from({ length: goal }, (_, n) => (
          <li class={n < player.points ? "box won" : "box"}>
            <b>{n < player.points ? "★" : ""}</b>
            <small>{n + 1}</small>
          </li>
        ))}
      </ol>
      <p class={table.longest_route === seat ? "award held" : "award"}>
        {say("term.longest_route")}: <b>{player.route}</b>
        {table.longest_route === seat && " ★ +2"}
      </p>
      <p class={table.largest_army === seat ? "award held" : "award"}>
        {say("term.largest_army")}: <b>{player.army}</b>
        {table.largest_army === seat && " ★ +2"}
      </p>
    </div>
  );
}
