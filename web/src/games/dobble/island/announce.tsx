// Between mini-games: what comes next in one sentence, and how the last one ended. Then 3, 2, 1.
import { useEffect } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { hear } from "../../../shell/sound";
import { say } from "../../../shell/text";
import { startOf, useNow } from "../moments";
import type { Scene, Score } from "../view";

const GO_FOR = 500;

export function Announce({ scene }: { scene: Scene }) {
  const table = scene.view;
  if (table.phase === "countdown" || table.phase === "play") return <Counting scene={scene} />;
  return table.phase === "ready" || table.phase === "over" ? <Next scene={scene} /> : null;
}

function Next({ scene }: { scene: Scene }) {
  const table = scene.view;
  const { mode } = scene.board;
  const over = table.phase === "over";
  return (
    <div class="announce">
      <section class="panel" data-announce={table.mini_game}>
        {table.last_score && <Results scene={scene} score={table.last_score} />}
        {!over && (
          <div>
            {mode === "adventure" && <p class="which">{say("mini.which", { n: table.mini_game })}</p>}
            <h2>{say(`term.game_${table.mini_game}`)}</h2>
            <p class="todo">{say(`mini.${table.mini_game}.do`)}</p>
            <p class="pays">{say(`mini.${table.mini_game}.pays`)}</p>
          </div>
        )}
      </section>
    </div>
  );
}

export function Results({ scene, score }: { scene: Pick<Scene, "board" | "view" | "name">; score: Score }) {
  const { teams } = scene.board;
  const table = scene.view;
  return (
    <table class="results" data-results={score.mini_game}>
      <caption class="which">{say("results.title", { game: say(`term.game_${score.mini_game}`) })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("results.team")}</span>
          </th>
          <th scope="col">{say(`mini.${score.mini_game}.count`)}</th>
          <th scope="col">{say("results.gained")}</th>
          <th scope="col">{say("results.points")}</th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team, n) => (
          <tr key={team.colour}>
            <th scope="row">
              <span class="team-name">
                <ColourDot colour={team.colour} size={18} /> {team.seats.map(scene.name).join(" + ")}
              </span>
            </th>
            <td>{score.counts[n]}</td>
            <td class={score.gained[n] ? "gain" : "gain none"}>{score.gained[n] ? `+${score.gained[n]}` : "–"}</td>
            <td>
              <b>{table.teams[n]!.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Counting({ scene }: { scene: Scene }) {
  const table = scene.view;
  const start = startOf(scene);
  const now = useNow(start !== null, 40);
  const left = start === null ? null : Math.ceil((start - now) / 1000);
  useEffect(() => {
    if (left !== null) hear(left > 0 ? "card" : "turn");
  }, [left]);
  if (left === null || start === null || now > start + GO_FOR) return null;
  return (
    <div class="announce">
      <div class="big-count" role="status" data-count={left}>
        <b key={left}>{left > 0 ? left : "!"}</b>
        <p>{say(`mini.${table.mini_game}.do`)}</p>
      </div>
    </div>
  );
}
