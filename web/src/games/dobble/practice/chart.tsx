// Reaction times as bars, with a line at the time to beat.
import { language, say } from "../../../shell/text";

const WIDTH = 320;
const HEIGHT = 120;
const BOTTOM = 100;
const GAPS = [250, 500, 1000, 2000, 5000];

export const seconds = (time: number): string =>
  say("seconds", {
    n: (time / 1000).toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });

interface Props {
  times: number[];
  /** Told to those who listen. */
  label: string;
  goal?: number | null;
}

export function TimeChart({ times, label, goal = null }: Props) {
  const most = Math.max(...times, goal ?? 0, 1000) * 1.08;
  const step = (WIDTH - 34) / times.length;
  const y = (time: number) => BOTTOM - (time / most) * (BOTTOM - 8);
  const gap = GAPS.find((size) => most / size <= 4) ?? 10_000;
  const marks = Array.from({ length: Math.floor(most / gap) + 1 }, (_, n) => n * gap);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}: ${times.map(seconds).join(", ")}`}>
      {marks.map((time) => (
        <g key={time}>
          <line class="axis" x1="30" x2={WIDTH} y1={y(time)} y2={y(time)} />
          <text x="26" y={y(time) + 4} text-anchor="end">
            {time / 1000}
          </text>
        </g>
      ))}
      {times.map((time, n) => (
        <rect
          class={time === Math.min(...times) ? "time-bar quickest" : "time-bar"}
          x={32 + n * step + step * 0.12}
          width={Math.min(step * 0.76, 30)}
          y={y(time)}
          height={BOTTOM - y(time)}
          rx="2"
          key={n}
        />
      ))}
      {goal !== null && <line class="goal-line" x1="30" x2={WIDTH} y1={y(goal)} y2={y(goal)} />}
      {times.length <= 12 &&
        times.map((_, n) => (
          <text
            x={32 + n * step + step * 0.12 + Math.min(step * 0.76, 30) / 2}
            y={HEIGHT - 6}
            text-anchor="middle"
            key={n}
          >
            {n + 1}
          </text>
        ))}
    </svg>
  );
}
