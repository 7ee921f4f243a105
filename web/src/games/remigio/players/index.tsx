// Everybody at the table: cards in hand, whether open, and the points that put one out.
import { Who } from "../../../shell/parts/who";
import { say } from "../../../shell/text";
import type { Scene } from "../view";
import "./players.css";
import type { Player } from "../view";

export function Players({ scene }: { scene: Scene }) {
  const { players } = scene.view;
  return (
    <ul class="rivals" data-count={players.length}>
      {players.map((player, seat) => (
        <Rival scene={scene} seat={seat} player={player} key={seat} />
      ))}
    </ul>
  );
}

function Rival({ scene, seat, player }: { scene: Scene; seat: number; player: Player }) {
  const table = scene.view;
  const { limit } = scene.board;
  const active = scene.awaited.includes(seat);
  const open = player.open !== "no";
  return (
    <li
      class={`rival of-${scene.colour(seat)}${active ? " active" : ""}${player.out ? " out" : ""}`}
      data-seat={seat}
      data-anchor={`seat-${seat}`}
    >
      <span class="top">
        <Who scene={scene} seat={seat} active={active} size={18} as="rival-name" />
        {table.dealer === seat && (
          <span class="deals" title={say("term.dealer")}>
            ◆<span class="unseen">{say("term.dealer")}</span>
          </span>
        )}
      </span>
      <span class="rival-facts">
        {player.out ? (
          <b>{say("is.out")}</b>
        ) : (
          <>
            <span class="count">
              <svg width="12" height="17" viewBox="0 0 12 17" aria-hidden="true">
                <rect x="1" y="1" width="10" height="15" rx="2" />
              </svg>
              {player.cards}
              <span class="unseen"> {say("cards.in.hand")}</span>
            </span>
            <span class={open ? "is-open yes" : "is-open"}>{open ? say("open.yes") : say("open.no")}</span>
          </>
        )}
        <Losses points={player.points} limit={limit} />
      </span>
    </li>
  );
}

const Losses = ({ points, limit }: { points: number; limit: number }) => (
  <span
    class="losses"
    role="img"
    aria-label={say("points.of", { n: points, limit })}
    title={say("points.of", { n: points, limit })}
  >
    {limit <= 4
      ? Array.from({ length: limit }, (_, n) => <i class={n < points ? "hit" : ""} key={n} />)
      : `${points}/${limit}`}
  </span>
);
