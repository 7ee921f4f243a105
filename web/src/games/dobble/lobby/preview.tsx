// A table of Dobble in small: what its mini-game is about, told by a few cards.
import type { OptionValue } from "../../../contract";
import { hexagon } from "../cards/hexagon";
import { Picture } from "../picture";

/** The middle and the six around it, from the right, clockwise: whose card lies there. */
type Cards = ("blue" | "orange" | "island" | "sea")[];

const ABOUT: { cards: Cards; port?: true }[] = [
  { cards: ["blue", "orange", "blue", "island", "island", "orange", "island"] },
  { cards: ["blue", "blue", "island", "orange", "island", "island", "orange"], port: true },
  { cards: ["blue", "blue", "orange", "island", "blue", "orange", "island"] },
  { cards: ["island", "sea", "island", "island", "sea", "island", "sea"] },
  { cards: ["orange", "blue", "blue", "orange", "orange", "blue", "orange"] },
];
const AWAY = 38;

const at = (place: number): string => {
  if (!place) return "";
  const turn = ((place - 1) * Math.PI) / 3;
  return `translate(${(Math.cos(turn) * AWAY).toFixed(1)} ${(Math.sin(turn) * AWAY).toFixed(1)})`;
};

export function Preview({ options }: { players: number; options: Record<string, OptionValue> }) {
  const about = options.mode === "beginner" && ABOUT[Number(options.mini_game ?? 1) - 1];
  if (!about) return <Picture />;
  return (
    <svg viewBox="-66 -66 132 132" aria-hidden="true">
      {about.cards.map((owner, place) => (
        <g class={`dobble-card of-${owner}`} transform={at(place)} key={place}>
          {owner === "sea" ? (
            <path d={hexagon(20, 4)} fill="none" stroke="var(--sea-foam)" stroke-width="2" stroke-dasharray="5 4" />
          ) : (
            <>
              <path d={hexagon(21, 4)} fill="var(--piece-dark)" />
              <path d={hexagon(15, 3)} fill="var(--dobble-card-paper)" />
            </>
          )}
        </g>
      ))}
      {about.port && (
        <circle cx="59" cy="0" r="6" fill="var(--port-sign)" stroke="var(--port-sign-line)" stroke-width="2" />
      )}
    </svg>
  );
}
