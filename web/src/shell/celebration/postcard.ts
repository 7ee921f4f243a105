// A picture of a finished game to share, made on the device: what lay on the table, who won, the scores, how they came
// about.
import { markOf } from "../parts/colour";
import { inOrder } from "../parts/end/standings";
import type { EndProps } from "../scene";
import { inkOf } from "./inks";
import { outcome } from "./outcome";

export const WIDTH = 1200;
export const HEIGHT = 675;
/** So wide is the part that a game paints. */
export const TABLE = 760;
const LEFT = TABLE + 36;
const RIGHT = WIDTH - 36;
const LETTERS = 'ui-rounded, "Avenir Next", "Segoe UI", system-ui, "Noto Sans", "DejaVu Sans", sans-serif';
/** The face of titles, which the page has read already. */
const titles = (): string => getComputedStyle(document.documentElement).getPropertyValue("--display") || LETTERS;
/** As they look on paper: the colour, its edge, its mark. White ones are told by their ring. */
const inksOf = (colour: string): [string, string, string] => {
  const looks = `of-${colour}`;
  return [inkOf("--piece", looks), inkOf("--piece-ring, var(--piece-dark)", looks), inkOf("--piece-mark", looks)];
};

export type Pen = CanvasRenderingContext2D;
type Ended = Pick<EndProps, "table" | "result" | "name" | "colour">;

/** Every seat's points from one moment to the next, what they lead to, and the words for it. */
export interface Curve {
  points: number[][];
  goal: number;
  told: string;
}

export async function postcardOf(end: Ended, paint: (pen: Pen) => Promise<void>, curve: Curve): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = inkOf("--panel");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, TABLE, HEIGHT);
  pen.clip();
  await paint(pen);
  pen.restore();
  drawScores(pen, end);
  drawCurve(pen, end, curve);
  pen.fillStyle = inkOf("--ink-soft");
  pen.font = `700 24px ${titles()}`;
  pen.fillText("Sobremesa", LEFT, HEIGHT - 30);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

function drawScores(pen: Pen, { table, result, name, colour }: Ended): void {
  pen.fillStyle = inkOf("--ink");
  pen.font = `700 38px ${titles()}`;
  pen.fillText(outcome(result, name), LEFT, 72, RIGHT - LEFT);
  inOrder(table.game, result).forEach((seat, n) => {
    const y = 128 + n * 42;
    drawDot(pen, colour(seat), LEFT + 13, y - 9);
    pen.fillStyle = inkOf("--ink");
    pen.font = `${result.winners.includes(seat) ? 700 : 500} 26px ${LETTERS}`;
    pen.fillText(name(seat), LEFT + 40, y, 250);
    pen.textAlign = "right";
    pen.fillText(String(result.scores[seat]), RIGHT, y);
    pen.textAlign = "left";
  });
}

/** A player's colour with its mark, as on the page. */
function drawDot(pen: Pen, colour: string, x: number, y: number): void {
  const [fill, edge, mark] = inksOf(colour);
  pen.save();
  pen.translate(x, y);
  pen.scale(1.15, 1.15);
  pen.beginPath();
  pen.arc(0, 0, 10.5, 0, 7);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = edge;
  pen.lineWidth = 2;
  pen.stroke();
  pen.fillStyle = mark;
  pen.fill(new Path2D(markOf(colour)));
  pen.restore();
}

const [TOP, BOTTOM] = [424, 592];
const APART = 24;

function drawCurve(pen: Pen, { colour }: Ended, { points, goal, told }: Curve): void {
  const [most, least] = [Math.max(1, goal, ...points.flat()), Math.min(0, ...points.flat())];
  const x = (moment: number) => LEFT + (moment / Math.max(1, points.length - 1)) * (RIGHT - LEFT - 14);
  const y = (count: number) => BOTTOM - ((count - least) / (most - least)) * (BOTTOM - TOP);
  for (const count of [0, most]) drawLine(pen, [LEFT, RIGHT], () => y(count), inkOf("--line"), 2);
  const seats = [...(points[0] ?? []).keys()];
  for (const seat of seats) {
    const [fill, edge] = inksOf(colour(seat));
    const way = points.map((_, moment) => x(moment));
    const at = (moment: number) => y(points[moment]![seat]!);
    drawLine(pen, way, at, edge, 7);
    drawLine(pen, way, at, fill, 4.5);
  }
  const ends = apart(seats.map((seat) => y(points.at(-1)![seat]!)));
  for (const seat of seats) drawDot(pen, colour(seat), RIGHT - 12, ends[seat]!);
  pen.fillStyle = inkOf("--ink-soft");
  pen.font = `500 20px ${LETTERS}`;
  pen.fillText(told, LEFT, TOP - 24, RIGHT - LEFT);
}

/** Dots at the end, so that none hides another. */
function apart(wanted: number[]): number[] {
  const placed = [...wanted];
  const order = [...wanted.keys()].sort((one, other) => wanted[one]! - wanted[other]!);
  for (const [n, seat] of order.entries())
    if (n) placed[seat] = Math.max(placed[seat]!, placed[order[n - 1]!]! + APART);
  const over = Math.max(0, Math.max(...placed) - BOTTOM);
  return placed.map((y) => y - over);
}

function drawLine(pen: Pen, xs: number[], y: (n: number) => number, colour: string, width: number): void {
  pen.beginPath();
  for (const [n, x] of xs.entries()) pen.lineTo(x, y(n));
  pen.lineJoin = pen.lineCap = "round";
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** A ground that is lighter in its middle. */
export function paintGround(pen: Pen, light: string, deep: string): void {
  const glow = pen.createRadialGradient(TABLE / 2, HEIGHT * 0.4, 60, TABLE / 2, HEIGHT * 0.4, TABLE * 0.75);
  glow.addColorStop(0, light);
  glow.addColorStop(1, deep);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, TABLE, HEIGHT);
}
