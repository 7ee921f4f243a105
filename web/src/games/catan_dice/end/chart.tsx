// Points turn by turn: bars for a game alone, lines for several players.
import { ColourMark } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import type { Board, Replay, View } from "../view";

const WIDTH = 420;
const HEIGHT = 210;
const LEFT = 30;
const BOTTOM = 24;
const RIGHT = 108;

interface Props {
  board: Board;
  final: View;
  replay: Replay | null;
  name: (seat: number) => string;
  colour: (seat: number) => string;
}

/** Each seat's points after each of its rounds, from the beginning. */
export function historyOf(replay: Replay): number[][] {
  const rounds: number[][] = [];
  for (const { view } of replay.frames) {
    const { round, players } = view;
    rounds[round] = players.map((player) => player.points);
  }
  const first = replay.frames[0]!.view.players.map(() => 0);
  return [first, ...rounds.slice(1).filter(Boolean)];
}

export function PointsChart({ board, final, replay, name, colour }: Props) {
  const alone = final.players.length === 1;
  const points = replay ? historyOf(replay) : [final.players.map((player) => player.points)];
  return (
    <figure class="panel chart">
      <h3>{say("chart.points")}</h3>
      {alone ? (
        <Bars scores={final.players[0]!.scores ?? []} colour={colour(0)} />
      ) : (
        <Lines points={points} rounds={final.round} name={name} colour={colour} goal={board.goal} />
      )}
    </figure>
  );
}

function Bars({ scores, colour }: { scores: number[]; colour: string }) {
  const [most, least] = [Math.max(4, ...scores), Math.min(0, ...scores)];
  const y = (points: number) => 16 + ((most - points) / (most - least)) * (HEIGHT - BOTTOM - 26);
  const step = (WIDTH - 12) / scores.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={scores.map((points, n) => `${n + 1}: ${points}`).join(", ")}
      class={`of-${colour}`}
    >
      {scores.map((points, n) => (
        <g key={n}>
          <rect
            class={points < 0 ? "turn-bar bad" : "turn-bar"}
            x={6 + n * step + 3}
            width={step - 6}
            y={y(Math.max(0, points))}
            height={Math.max(2, Math.abs(y(points) - y(0)))}
            rx="4"
          />
          <text x={6 + (n + 0.5) * step} y={y(Math.max(0, points)) - 4} text-anchor="middle">
            {String(points).replace("-", "−")}
          </text>
          <text x={6 + (n + 0.5) * step} y={HEIGHT - 4} text-anchor="middle">
            {n + 1}
          </text>
        </g>
      ))}
      <line class="axis" x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
    </svg>
  );
}

function Lines({
  points,
  rounds,
  name,
  colour,
  goal,
}: {
  points: number[][];
  rounds: number;
  name: Props["name"];
  colour: Props["colour"];
  goal: number | null;
}) {
  const most = Math.max(goal ?? 10, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const x = (round: number) => LEFT + (round / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => 12 + ((most - value) / (most - least)) * (HEIGHT - BOTTOM - 16);
  const seats = points[0]!.map((_, seat) => seat);
  const ends = spread(seats.map((seat) => y(points.at(-1)![seat]!)));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={seats.map((seat) => `${name(seat)}: ${points.map((now) => now[seat]).join(", ")}`).join("; ")}
    >
      {[0, Math.round(most / 2), most].map((value) => (
        <g key={value}>
          <line class="axis" x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 5} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {seats.map((seat) => {
        const line = points.map((now, round) => `${x(round)},${y(now[seat]!)}`).join(" ");
        return (
          <g class={`of-${colour(seat)}`} key={seat}>
            <polyline class="score-line under" points={line} />
            <polyline class="score-line" points={line} />
            <g transform={`translate(${WIDTH - RIGHT + 10} ${ends[seat]}) scale(.5)`}>
              <circle r="10.500" class="end-dot" />
              <ColourMark colour={colour(seat)} />
            </g>
            <text x={WIDTH - RIGHT + 19} y={ends[seat]! + 4}>
              {name(seat).slice(0, 14)}
            </text>
          </g>
        );
      })}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 3} text-anchor="middle">
        {say("chart.rounds", { n: rounds })}
      </text>
    </svg>
  );
}

/** Labels at the right end, moved apart so that none hides another. */
function spread(wanted: number[]): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, n) => n).sort((one, other) => wanted[one]! - wanted[other]!);
  order.forEach((n, place) => {
    if (place) placed[n] = Math.max(placed[n]!, placed[order[place - 1]!]! + 14);
  });
  const over = Math.max(0, Math.max(...placed) - (HEIGHT - BOTTOM));
  return placed.map((y) => y - over);
}
