// What everybody could expect, step by step: the bar one moves through the game lies over it.
import type { Analysis } from "../../contract";
import type { Scene } from "../scene";
import { say } from "../text";
import { shown, worthAt } from "./worth";

interface Props {
  found: Analysis;
  scene: Scene;
  step: number;
  total: number;
  onStep: (step: number) => void;
}

const HEIGHT = 100;

export function Graph({ found, scene, step, total, onStep }: Props) {
  const rows = [found.start, ...found.moments.map((moment) => moment.worth)];
  const label = say(found.unit === "so far" ? "coach.graph_so_far" : "coach.graph");
  return (
    <div class="coach-graph">
      <svg viewBox={`0 0 ${total} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {found.unit === "chance" ? bands(rows, scene) : lines(rows, scene)}
        {found.turning_points.map((one) => (
          <line class="turning" x1={one + 1} x2={one + 1} y1={0} y2={HEIGHT} />
        ))}
        <line class="here" x1={step} x2={step} y1={0} y2={HEIGHT} />
      </svg>
      <input
        type="range"
        min="0"
        max={total}
        value={step}
        aria-label={label}
        aria-valuetext={toldAt(found, scene, step)}
        onInput={(moved) => onStep(Number(moved.currentTarget.value))}
      />
    </div>
  );
}

const toldAt = (found: Analysis, scene: Scene, step: number): string =>
  worthAt(found, step)
    .map((worth, seat) => `${scene.name(seat)} ${shown(found, worth)}`)
    .join(", ");

/** One band a seat; together they fill the height. */
function bands(rows: number[][], scene: Scene) {
  const below = rows.map(() => 0);
  return rows[0]!.map((_, seat) => {
    const low = rows.map((_, place) => `${place},${HEIGHT * (1 - below[place]!)}`);
    rows.forEach((worth, place) => {
      below[place]! += worth[seat]!;
    });
    const high = rows.map((_, place) => `${place},${HEIGHT * (1 - below[place]!)}`);
    return <polygon class={`band of-${scene.colour(seat)}`} points={[...low, ...high.reverse()].join(" ")} />;
  });
}

function lines(rows: number[][], scene: Scene) {
  const most = Math.max(...rows.flat(), 1);
  const least = Math.min(...rows.flat(), 0);
  const height = (worth: number) => HEIGHT * (1 - (worth - least) / (most - least));
  return rows[0]!.map((_, seat) => (
    <polyline
      class={`line of-${scene.colour(seat)}`}
      points={rows.map((worth, place) => `${place},${height(worth[seat]!)}`).join(" ")}
    />
  ));
}
