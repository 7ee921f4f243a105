// A picture of a finished game to share: the last island, and the points turn by turn.
import { inkOf } from "../../../shell/celebration/inks";
import { HEIGHT, type Pen, postcardOf, TABLE } from "../../../shell/celebration/postcard";
import { say } from "../../../shell/text";
import { mapOf } from "../board/geometry";
import { canDraw } from "../board/look/look";
import { historyOf } from "../end/history";
import type { WholeEnd } from "../view";
import { planOf } from "./plan";

export const pictureOf = (end: WholeEnd): Promise<Blob> =>
  postcardOf(end, (pen) => paintIsland(pen, end), {
    points: historyOf(end.replay).points,
    goal: end.board.goal,
    told: `${say("chart.points")} · ${say("chart.turns", { n: end.final.turn })}`,
  });

async function paintIsland(pen: Pen, { board, final, colour }: WholeEnd): Promise<void> {
  if (canDraw()) {
    const { solidPicture } = await import("../island3d/still");
    pen.drawImage(await solidPicture(mapOf(board), final, colour, TABLE, HEIGHT), 0, 0);
    return;
  }
  const { width, height } = mapOf(board).frame;
  pen.fillStyle = inkOf("--sea");
  pen.fillRect(0, 0, TABLE, HEIGHT);
  const scale = Math.min(TABLE / width, HEIGHT / height);
  const plan = await planOf(board, final, colour, { width, height });
  pen.drawImage(plan, (TABLE - width * scale) / 2, (HEIGHT - height * scale) / 2, width * scale, height * scale);
}
