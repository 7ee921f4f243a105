// What was right, what the choices are worth, and how that is known.
import "../coach/coach.css";
import { useMarks } from "../coach/marks";
import { shown as worthShown } from "../coach/worth";
import type { GameClient, Scene } from "../scene";
import { say, sayText } from "../text";
import type { PuzzleAt, Solution, Told } from "./progress";

interface Props {
  client: GameClient;
  scene: Scene;
  at: PuzzleAt;
  solution: Solution;
}

const LAYS = /^(run|set) /;

/** Points of the dice game, chances elsewhere. */
const shown = (solution: Solution, worth: number): string =>
  worthShown({ unit: solution.checked.by === "solution" ? "points" : "chance" }, worth);

function words(scene: Scene, one: Told): string {
  if (one.line) return sayText(one.line, scene.name);
  if (!one.action.includes("*")) return one.action;
  return say(LAYS.test(one.action) ? "puzzle.open.lay" : "puzzle.open.wait");
}

/** Actions that read alike and are worth the same are one; places on a board have a number each. */
const distinct = (scene: Scene, listed: Told[]): Told[] => {
  const alike = (one: Told, other: Told) => one.worth === other.worth && words(scene, one) === words(scene, other);
  return listed.filter((one, place) => listed.findIndex((other) => alike(one, other)) === place);
};

export function Answer({ scene, at, solution }: Props) {
  const verdict =
    at.verdict === "open"
      ? "puzzle.shown"
      : at.verdict === "wrong" && at.wins
        ? "puzzle.wrong_win"
        : `puzzle.${at.verdict}`;
  const listed = solution.choices.length ? distinct(scene, solution.choices) : solution.steps;
  useMarks(listed);
  return (
    <div class="puzzle-answer" role="status">
      <strong class={`puzzle-verdict ${at.verdict}`}>{say(verdict)}</strong>
      <ol class="coach-options">
        {listed.map((one, place) => (
          <li class={one.good ? "good" : ""}>
            <span>
              {place + 1}. {words(scene, one)}
            </span>
            {one.worth !== null && <b>{shown(solution, one.worth)}</b>}
          </li>
        ))}
      </ol>
      {at.verdict === "wrong" && !at.wins && (
        <p class="small">
          {solution.played === null
            ? say("puzzle.untried")
            : say("puzzle.yours", { worth: shown(solution, solution.played) })}
        </p>
      )}
      <p class="soft small">{say(`puzzle.by.${solution.checked.by}`, { trials: solution.checked.trials ?? 0 })}</p>
    </div>
  );
}
