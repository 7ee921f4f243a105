// A picture of a finished game, made on the device: the last island, who won, the scores, the points turn by turn.
import { say } from "../../../shell/text";
import { mapOf } from "../board/geometry";
import { canDraw } from "../board/look/look";
import { type History, historyOf } from "../end/history";
import type { WholeEnd } from "../view";
import { inkOf, lineOf } from "./inks";
import { planOf } from "./plan";

export const WIDTH = 1200;
export const HEIGHT = 675;
const ISLAND = 760;
const LETTERS = 'ui-rounded, "Avenir Next", "Segoe UI", system-ui, "Noto Sans", "DejaVu Sans", sans-serif';
/** The face of titles, which the page has read already. */
const titles = (): string => getComputedStyle(document.documentElement).getPropertyValue("--display") || LETTERS;

type Pen = CanvasRenderingContext2D;

export async function pictureOf(end: WholeEnd): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = inkOf("--panel");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await drawIsland(pen, end);
  drawScores(pen, end);
  drawCurve(pen, end, historyOf(end.replay).points);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

async function drawIsland(pen: Pen, { board, final, colour }: WholeEnd): Promise<void> {
  if (canDraw()) {
    const { solidPicture } = await import("../island3d/still");
    pen.drawImage(await solidPicture(mapOf(board), final, colour, ISLAND, HEIGHT), 0, 0);
    return;
  }
  const { x, y, width, height } = mapOf(board).frame;
  pen.fillStyle = inkOf("--sea");
  pen.fillRect(0, 0, ISLAND, HEIGHT);
  const scale = Math.min(ISLAND / width, HEIGHT / height);
  const plan = await planOf(board, final, colour, { x, y, width, height });
  pen.drawImage(plan, (ISLAND - width * scale) / 2, (HEIGHT - height * scale) / 2, width * scale, height * scale);
}

const LEFT = ISLAND + 36;
const RIGHT = WIDTH - 36;

function drawScores(pen: Pen, { final, result: { scores }, name, colour }: WholeEnd): void {
  const seats = scores.map((_, seat) => seat).sort((one, other) => scores[other]! - scores[one]!);
  pen.fillStyle = inkOf("--ink");
  pen.font = `700 38px ${titles()}`;
  pen.fillText(say("end.winner", { name: name(final.winner ?? seats[0]!), n: 1 }), LEFT, 72, RIGHT - LEFT);
  seats.forEach((seat, n) => {
    const y = 128 + n * 42;
    pen.fillStyle = lineOf(colour(seat));
    pen.beginPath();
    pen.arc(LEFT + 12, y - 9, 12, 0, 7);
    pen.fill();
    pen.fillStyle = inkOf("--ink");
    pen.font = `${n ? 500 : 700} 26px ${LETTERS}`;
    pen.textAlign = "left";
    pen.fillText(name(seat), LEFT + 38, y, 250);
    pen.textAlign = "right";
    pen.fillText(String(scores[seat]), RIGHT, y);
    pen.textAlign = "left";
  });
}

function drawCurve(pen: Pen, { board, final, colour }: WholeEnd, points: History["points"]): void {
  const [top, bottom] = [420, 596];
  const most = Math.max(board.goal, ...points.flat());
  const x = (turn: number) => LEFT + (turn / Math.max(1, points.length - 1)) * (RIGHT - LEFT);
  const y = (count: number) => bottom - (count / most) * (bottom - top);
  pen.strokeStyle = inkOf("--line");
  pen.lineWidth = 2;
  for (const count of [0, most]) {
    pen.beginPath();
    pen.moveTo(LEFT, y(count));
    pen.lineTo(RIGHT, y(count));
    pen.stroke();
  }
  for (const seat of (points[0] ?? []).keys()) {
    pen.beginPath();
    for (const [turn, now] of points.entries()) pen.lineTo(x(turn), y(now[seat]!));
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.strokeStyle = lineOf(colour(seat));
    pen.stroke();
  }
  pen.fillStyle = inkOf("--ink-soft");
  pen.font = `500 20px ${LETTERS}`;
  pen.fillText(`${say("chart.points")} · ${say("chart.turns", { n: final.turn })}`, LEFT, 400, RIGHT - LEFT);
  pen.font = `700 22px ${LETTERS}`;
  pen.fillText("Sobremesa", LEFT, HEIGHT - 30);
}
