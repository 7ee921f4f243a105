// Everybody's sheet, small; a tap lays it in the middle.
import { Who } from "../../../shell/parts/who";
import { say } from "../../../shell/text";
import { bestScores } from "../end/high-scores";
import { looking, shownSeat } from "../intent";
import type { Scene } from "../view";
import "./players.css";
import { Sheet } from "../sheet/sheet";
import { type Player, seatsInOrder, type View } from "../view";

export function Players({ scene }: { scene: Scene }) {
  const board = scene.board;
  const alone = board.colours.length === 1;
  return (
    <div class={alone ? "sheets alone" : "sheets"}>
      {seatsInOrder(board).map((seat) => (
        <SmallSheet key={seat} scene={scene} seat={seat} />
      ))}
      {alone && <Best />}
    </div>
  );
}

function SmallSheet({ scene, seat }: { scene: Scene; seat: number }) {
  const table = scene.view;
  const board = scene.board;
  const player = table.players[seat]!;
  const active = table.active === seat && table.phase !== "over";
  const shown = shownSeat(scene) === seat;
  const look = () => (looking.value = seat === scene.seat ? null : seat);
  return (
    <button
      type="button"
      class={`small-sheet of-${scene.colour(seat)}${active ? " active" : ""}${shown ? " shown" : ""}`}
      aria-pressed={shown}
      onClick={look}
      data-seat={seat}
    >
      <span class="top">
        <Who scene={scene} seat={seat} active={active} />
        <strong class="sum">
          {player.points}
          <span class="unseen"> {say("points")}</span>
        </strong>
      </span>
      <span class="under">
        <span class="thumb">
          <Sheet board={board} player={player} colour={scene.colour(seat)} />
        </span>
        <Facts player={player} seat={seat} table={table} />
      </span>
    </button>
  );
}

function Facts({ player, seat, table }: { player: Player; seat: number; table: View }) {
  if (player.scores)
    return (
      <span class="facts turns-facts">
        {player.scores.map((points, n) => (
          <span class={points < 0 ? "bad" : ""} key={n}>
            {String(points).replace("-", "−")}
          </span>
        ))}
      </span>
    );
  const held = (holder: number | null) => (holder === seat ? "held" : "");
  return (
    <span class="facts">
      <span class={held(table.longest_route)}>
        {say("term.longest_route")}: {player.route}
        {held(table.longest_route) && " ★"}
      </span>
      <span class={held(table.largest_army)}>
        {say("term.largest_army")}: {player.army}
        {held(table.largest_army) && " ★"}
      </span>
    </span>
  );
}

function Best() {
  const best = bestScores();
  if (!best.length) return null;
  return (
    <section class="best">
      <h3>{say("best.title")}</h3>
      <ol>
        {best.slice(0, 5).map(({ points, at, name }) => (
          <li key={at}>
            <b>{points}</b> <span class="cut">{name}</span>{" "}
            <span class="soft">{new Date(at).toLocaleDateString()}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
