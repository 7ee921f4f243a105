// The picture of a game that has none of its own: three cards on a cloth, tinted by its name.
import "./board/board.css";
import "./tokens.css";

export const Picture = () => (
  <svg
    viewBox="-100 -70 200 140"
    preserveAspectRatio="xMidYMid slice"
    width="100%"
    height="100%"
    aria-hidden="true"
    class="any-game"
  >
    <rect x="-300" y="-300" width="600" height="600" class="any-cloth" />
    {[-22, 0, 22].map((turn, n) => (
      <g transform={`translate(${turn * 1.7} ${Math.abs(turn) * 0.35}) rotate(${turn})`} key={turn}>
        <rect x="-26" y="-38" width="52" height="76" rx="7" class="any-card" />
        <path d={SHAPES[n]} class={`any-shape shape-${n}`} />
      </g>
    ))}
  </svg>
);

const SHAPES = ["M0-14 13 9H-13Z", "M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z", "M0-15 12 0 0 15-12 0Z"];
