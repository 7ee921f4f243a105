// Everybody at the table: name, colour, and what the view's list of players says about them.
import { Who } from "../../shell/parts/who";
import { plain } from "./board/things";
import { labelOf } from "./names";
import type { Scene, Thing } from "./view";

/** What is said of a seat: its record in the view's list of `players`. */
function about(scene: Scene, seat: number): Thing {
  const { players } = scene.view;
  const record = Array.isArray(players) ? players[seat] : null;
  return record && typeof record === "object" && !Array.isArray(record) ? record : {};
}

const SCORES = ["score", "points"];

export const Players = ({ scene }: { scene: Scene }) => (
  <ol class="generic-players">
    {scene.table.seats.slice(0, scene.table.players).map(({ seat }) => (
      <Player scene={scene} seat={seat} key={seat} />
    ))}
  </ol>
);

function Player({ scene, seat }: { scene: Scene; seat: number }) {
  const facts = Object.entries(about(scene, seat));
  const score = facts.find(([name]) => SCORES.includes(name));
  const active = scene.awaited.includes(seat) && !scene.result;
  return (
    <li class={`panel player of-${scene.colour(seat)}${active ? " active" : ""}`} data-seat={seat}>
      <span class="top">
        <Who scene={scene} seat={seat} active={active} />
        {score && (
          <strong class="score">
            {plain(scene, score[1])}
            <span class="unseen"> {labelOf("players", score[0])}</span>
          </strong>
        )}
      </span>
      <dl>
        {facts
          .filter((fact) => fact !== score)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{labelOf("players", name)}</dt>
              <dd>{plain(scene, value)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
