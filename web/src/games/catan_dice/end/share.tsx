// A picture of a finished game to share: the winner's sheet on the desk, and the points round by round.
import { pictureOfDrawing } from "../../../shell/celebration/drawing";
import { inkOf } from "../../../shell/celebration/inks";
import { HEIGHT, type Pen, paintGround, postcardOf, TABLE } from "../../../shell/celebration/postcard";
import { say } from "../../../shell/text";
import { Sheet } from "../sheet/sheet";
import type { WholeEnd } from "../view";
import { historyOf } from "./chart";

const PAPER = { width: 640, height: 615, turned: -0.02 };
const ISLAND = 580;

export const pictureOf = (end: WholeEnd): Promise<Blob> =>
  postcardOf(end, (pen) => paintSheet(pen, end), {
    points: historyOf(end.replay),
    goal: end.board.goal ?? 0,
    told: `${say("chart.points")} · ${say("chart.rounds", { n: end.final.round })}`,
  });

async function paintSheet(pen: Pen, { board, final, result, colour }: WholeEnd): Promise<void> {
  paintGround(pen, inkOf("--oak", "desk"), inkOf("--desk-ground"));
  const { width, height, turned } = PAPER;
  pen.translate(TABLE / 2, HEIGHT / 2);
  pen.rotate(turned);
  pen.shadowColor = inkOf("--cube-shadow");
  [pen.shadowBlur, pen.shadowOffsetY] = [28, 10];
  pen.fillStyle = inkOf("--paper");
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, 18);
  pen.fill();
  pen.shadowColor = "transparent";
  const seat = result.winners[0] ?? 0;
  const sheet = <Sheet board={board} player={final.players[seat]!} colour={colour(seat)} detailed />;
  const picture = await pictureOfDrawing(sheet, { game: "catan_dice", width: ISLAND, height: ISLAND });
  pen.drawImage(picture, -ISLAND / 2, -ISLAND / 2);
}
