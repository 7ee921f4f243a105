// The six ports round the island: a sign with piers to its two cards, and the marks of the teams that stand there.
import { ColourMark } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import type { Board, CardColour, Pile, PrintedPort } from "../view";

const OUT = 0.5;
const SIDE = 100;
const ANCHOR = "M0-16A5 5 0 1 1 0-6 5 5 0 1 1 0-16M0-6V18M-10 0H10M-17 5C-15 14-8 19 0 19 8 19 15 14 17 5";

interface Spot {
  x: number;
  y: number;
  piers: { x: number; y: number }[];
}

/** Just outside the corner where the port's two cards meet. */
export function spotOf(port: PrintedPort, board: Board): Spot {
  const cards = port.touches.map((place) => board.island.find((one) => one.place === place)!);
  const middle = (axis: "x" | "y") => cards.reduce((sum, card) => sum + card[axis], port[axis]) / 3;
  const corner = { x: middle("x"), y: middle("y") };
  const [x, y] = [corner.x + (port.x - corner.x) * OUT, corner.y + (port.y - corner.y) * OUT];
  return { x, y, piers: cards.map((card) => ({ x: (card.x - x) * SIDE, y: (card.y - y) * SIDE })) };
}

/** The teams with a visible card beside the port. */
function standing(port: PrintedPort, island: Pile[]): CardColour[] {
  const colours = island.filter((pile) => port.touches.includes(pile.place)).map((pile) => pile.colour);
  return [...new Set(colours)].filter((colour): colour is CardColour => colour !== null && colour !== "island");
}

export const Ports = ({ board, island }: { board: Board; island: Pile[] }) => (
  <>
    {board.ports.map((port) => {
      const { x, y, piers } = spotOf(port, board);
      const teams = standing(port, island);
      return (
        <svg
          class="port"
          viewBox="-50 -50 100 100"
          style={`--x:${x};--y:${y}`}
          role="img"
          aria-label={say("port.told", { teams: teams.map((team) => say(`owner.${team}`)).join(", ") || "–" })}
          key={port.port}
        >
          {piers.map((end, n) => (
            <line class="jetty" x2={end.x * 0.6} y2={end.y * 0.6} key={n} />
          ))}
          <circle class="port-sign" r="40" />
          <path class="anchor-mark" d={ANCHOR} />
          {teams.map((team, n) => (
            <g class={`of-${team}`} transform={`translate(${(n - (teams.length - 1) / 2) * 30} 40)`} key={team}>
              <circle class="holder" r="15" />
              <g transform="scale(1.5)">
                <ColourMark colour={team} />
              </g>
            </g>
          ))}
        </svg>
      );
    })}
  </>
);
