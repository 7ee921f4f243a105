// The game's picture in the lobby: a fan of cards on green cloth.
import { Face } from "./art/card";
import "./tokens.css";

const FAN: [string, string, number][] = [
  ["ace coins", "A", -34],
  ["7 clubs", "7", -17],
  ["knight swords", "♞", 0],
  ["king cups", "♛", 17],
  ["joker", "★", 34],
];

export const Picture = () => (
  <svg
    viewBox="-150 -105 300 210"
    preserveAspectRatio="xMidYMid slice"
    width="100%"
    height="100%"
    class="cards-drawn"
    aria-hidden="true"
  >
    <rect x="-400" y="-400" width="800" height="800" class="cloth" />
    {FAN.map(([card, label, turn]) => (
      <g transform={`translate(0 118) rotate(${turn}) translate(-36 -190) scale(1.2)`} key={card}>
        <Face card={card} label={label} deck="spanish" />
      </g>
    ))}
  </svg>
);
