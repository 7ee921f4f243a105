// Reaction times of all players, a row each: a dot for every card found, a line at the median.
import { say } from "../../../shell/text";
import { seconds } from "../practice/chart";
import { type Found, median } from "./history";

const WIDTH = 420;
const LEFT = 92;
const ROW = 30;
const STEPS = [1, 2, 5, 10, 20, 30, 60];

interface Props {
  found: Found[];
  seats: number[];
  name: (seat: number) => string;
  colour: (seat: number) => string;
}

export function Reactions({ found, seats, name, colour }: Props) {
  const most = Math.max(2000, ...found.map(({ time }) => time));
  const x = (time: number) => LEFT + (time / most) * (WIDTH - LEFT - 12);
  const step = 1000 * (STEPS.find((size) => most / 1000 / size <= 8) ?? 60);
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  const bottom = seats.length * ROW + 6;
  return (
    <svg class="reactions" viewBox={`0 0 ${WIDTH} ${bottom + 22}`} role="img" aria-label={say("end.reactions")}>
      {marks.map((time) => (
        <g key={time}>
          <line class="axis" x1={x(time)} x2={x(time)} y1="0" y2={bottom} />
          <text x={x(time)} y={bottom + 15} text-anchor="middle">
            {time / 1000}
          </text>
        </g>
      ))}
      {seats.map((seat, n) => {
        const times = found.filter((one) => one.seat === seat).map(({ time }) => time);
        const y = n * ROW + ROW / 2 + 2;
        return (
          <g class={`of-${colour(seat)}`} key={seat}>
            <text class="row-name" x="0" y={y + 4}>
              {name(seat).slice(0, 12)}
            </text>
            {times.map((time, place) => (
              <circle class="one-time" cx={x(time)} cy={y + ((place % 5) - 2) * 3} r="4.5" key={place} />
            ))}
            {times.length > 0 && (
              <line class="median" x1={x(median(times))} x2={x(median(times))} y1={y - 12} y2={y + 12}>
                <title>{seconds(median(times))}</title>
              </line>
            )}
          </g>
        );
      })}
    </svg>
  );
}
