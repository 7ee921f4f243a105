// Two pictures of a game: the points turn by turn, and the dice against what one expects of them.
import { ColourMark } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { type History, WAYS } from "./history";

const WIDTH = 420;
const HEIGHT = 212;
const LEFT = 26;
const BOTTOM = 22;
const RIGHT = 112;

interface PointsProps {
  /** For each turn, the points of every seat. */
  points: History["points"];
  turns: number;
  goal: number;
  colour: (seat: number) => string;
  name: (seat: number) => string;
}

export function PointsChart({ points: told, turns, goal, colour, name }: PointsProps) {
  const most = Math.max(goal, ...told.flat());
  const x = (turn: number) => LEFT + (turn / Math.max(1, told.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (points: number) => HEIGHT - BOTTOM - (points / most) * (HEIGHT - BOTTOM - 12);
  const seats = told[0]?.map((_, seat) => seat) ?? [];
  const ends = spread(seats.map((seat) => y(told.at(-1)![seat]!)));
  return (
    <figure class="panel chart">
      <h3>{say("chart.points")}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say("chart.points")}>
        {[0, Math.round(goal / 2), goal].map((points) => (
          <g>
            <line class="axis" x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
            <text x={LEFT - 5} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <g class={`of-${colour(seat)}`}>
            <polyline class="under" points={told.map((now, turn) => `${x(turn)},${y(now[seat]!)}`).join(" ")} />
            <polyline class="points-line" points={told.map((now, turn) => `${x(turn)},${y(now[seat]!)}`).join(" ")} />
            <g transform={`translate(${WIDTH - RIGHT + 9} ${ends[seat]}) scale(.5)`}>
              <circle r="10.500" class="dot" />
              <ColourMark colour={colour(seat)} />
            </g>
            <text x={WIDTH - RIGHT + 18} y={ends[seat]! + 4}>
              {name(seat).slice(0, 13)}
            </text>
          </g>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 4} text-anchor="middle">
          {say("chart.turns", { n: turns })}
        </text>
      </svg>
    </figure>
  );
}

/** Labels at the right end, moved apart so that none hides another. */
function spread(wanted: number[]): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((one, other) => one.y - other.y);
  order.forEach((label, place) => {
    if (place) label.y = Math.max(label.y, order[place - 1]!.y + 13);
  });
  const placed: number[] = [];
  for (const { y, n } of order) placed[n] = y;
  return placed;
}

/** Without the rolls, which are still being counted, only its frame. */
export function DiceChart({ rolls: told }: { rolls: History["rolls"] | null }) {
  const rolls = told ?? {};
  const thrown = Object.values(rolls).reduce((sum, count) => sum + count, 0);
  const expected = (sum: number) => (thrown * WAYS[sum]!) / 36;
  const sums = Object.keys(WAYS).map(Number);
  const most = Math.max(1, ...sums.map((sum) => Math.max(rolls[sum] ?? 0, expected(sum))));
  const width = (WIDTH - LEFT) / sums.length;
  const y = (count: number) => HEIGHT - BOTTOM - (count / most) * (HEIGHT - BOTTOM - 18);
  return (
    <figure class="panel chart">
      <h3>{say("chart.dice", { n: told ? thrown : "…" })}</h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={sums.map((sum) => `${sum}: ${rolls[sum] ?? 0}`).join(", ")}
      >
        <line class="axis" x1={LEFT} x2={WIDTH} y1={y(0)} y2={y(0)} />
        {sums.map((sum, n) => {
          const x = LEFT + n * width;
          const count = rolls[sum] ?? 0;
          const above = Math.abs(y(count) - 8 - y(expected(sum))) < 9 ? y(expected(sum)) - 3 : y(count);
          return (
            <g>
              <rect
                class={sum === 7 ? "bar seven" : "bar"}
                x={x + 4}
                width={width - 8}
                y={y(count)}
                height={y(0) - y(count)}
                rx="3"
              />
              <line class="expected" x1={x + 1} x2={x + width - 1} y1={y(expected(sum))} y2={y(expected(sum))} />
              <text x={x + width / 2} y={above - 4} text-anchor="middle">
                {told ? count : ""}
              </text>
              <text x={x + width / 2} y={HEIGHT - 6} text-anchor="middle">
                {sum}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption class="soft small">{say("chart.expected")}</figcaption>
    </figure>
  );
}
