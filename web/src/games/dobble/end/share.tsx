// A picture of a finished match to share: the island as it was last covered, or the last pair, and the points mini-game
// by mini-game.
import { pictureOfDrawing } from "../../../shell/celebration/drawing";
import { inkOf } from "../../../shell/celebration/inks";
import { HEIGHT, type Pen, paintGround, postcardOf, TABLE } from "../../../shell/celebration/postcard";
import { say } from "../../../shell/text";
import { Face, SIZE } from "../cards/card";
import { drawnSymbols } from "../cards/symbols";
import { Layers } from "../island/shore";
import { shown } from "../targets";
import type { Board, Pile, View, WholeEnd } from "../view";
import { historyOf } from "./history";

/** Cards leave a little of the sand between them. */
const CARD = 0.975;
const BOX = "-530 -470 1060 940";

export const pictureOf = (end: WholeEnd): Promise<Blob> =>
  postcardOf(end, (pen) => paintTable(pen, end), { points: sumsOf(end), goal: 0, told: say("end.games") });

/** Every seat's points after each mini-game; partners share theirs. */
function sumsOf({ board, replay, result }: WholeEnd): number[][] {
  const teams = board.teams.map(() => 0);
  const sums = historyOf(replay).scores.map(({ gained }) => {
    gained.forEach((points, team) => {
      teams[team]! += points;
    });
    return [...teams];
  });
  const teamOf = (seat: number) => board.teams.findIndex(({ seats }) => seats.includes(seat));
  return [board.teams.map(() => 0), ...sums].map((sum) => result.scores.map((_, seat) => sum[teamOf(seat)]!));
}

async function paintTable(pen: Pen, { board, replay }: WholeEnd): Promise<void> {
  paintGround(pen, inkOf("--sea"), inkOf("--sea-deep"));
  const views = replay.frames.map(({ view }) => view);
  const island = views.findLast(({ island }) => isWhole(island) && island.some(({ by }) => by !== null))?.island;
  const drawing = island ? <LastIsland board={board} island={island} /> : <LastCards board={board} views={views} />;
  const sheet = { game: "dobble", width: TABLE, height: HEIGHT, defined: drawnSymbols() };
  pen.drawImage(await pictureOfDrawing(drawing, sheet), 0, 0);
}

/** In some mini-games its cards are taken. */
const isWhole = (island: Pile[]): boolean => island.every(({ card }) => card !== null);

const LastIsland = ({ board, island }: { board: Board; island: Pile[] }) => (
  <svg viewBox={BOX}>
    <g class="shore" style="transform: none">
      <Layers board={board} />
    </g>
    {island.map(({ card }, n) => card !== null && <Laid board={board} card={card} {...board.island[n]!} />)}
  </svg>
);

/** The two cards of the last claim, where there was no island. */
function LastCards({ board, views }: { board: Board; views: View[] }) {
  const claim = views.findLast(({ last_claim }) => last_claim?.verdict === "right")?.last_claim;
  return (
    <svg viewBox="-230 -200 460 400">
      {claim && [claim.own, claim.target].map((card, n) => <Laid board={board} card={card} x={2 * n - 1} y={0} />)}
    </svg>
  );
}

const Laid = ({ board, card, x, y }: { board: Board; card: number; x: number; y: number }) => (
  <g
    class={`dobble-card of-${shown(board, card).colour}`}
    transform={`translate(${x * SIZE} ${y * SIZE}) scale(${CARD})`}
  >
    <Face {...shown(board, card)} />
  </g>
);
