// A short film of a game's last turns, recorded on the device while the island plays them once more.

import { inkOf } from "../../../shell/celebration/inks";
import { eventLine } from "../../../shell/parts/table/story";
import { say } from "../../../shell/text";
import { type Map, mapOf } from "../board/geometry";
import { canDraw } from "../board/look/look";
import type { View, WholeEnd } from "../view";
import { planOf } from "./plan";

const [WIDTH, HEIGHT] = [1280, 720];
const STEP = 750;
const MOST_STEPS = 18;
const LAST = 4200;
const LETTERS = 'ui-rounded, "Avenir Next", "Segoe UI", system-ui, "Noto Sans", "DejaVu Sans", sans-serif';
const FILMS = ["video/mp4", "video/webm;codecs=vp9", "video/webm"];
const QUIET = ["offer", "accept", "decline", "withdraw", "end turn", "roll"];

type Pen = CanvasRenderingContext2D;

/** What shows one moment of the game after another. */
interface Projector {
  show: (table: View, moving: boolean) => Promise<void>;
  end: () => void;
  close: () => void;
}

export async function clipOf(end: WholeEnd): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  let words = "";
  const projector = await projectorOf(pen, end, () => caption(pen, words));
  const frames = end.replay.frames;
  const told = frames.filter(({ event }) => event && !QUIET.includes(event.action.kind)).slice(-MOST_STEPS);
  await projector.show((frames[frames.indexOf(told[0]!) - 1] ?? frames[0]!).view, false);
  const film = recording(canvas);
  for (const { event, view } of told) {
    words = event ? eventLine(event, end.name) : "";
    await projector.show(view, true);
    await moment(STEP);
  }
  words = say("end.winner", { name: end.name(frames.at(-1)!.view.winner ?? 0), n: 1 });
  projector.end();
  await moment(LAST);
  projector.close();
  return film();
}

const moment = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Gives the way to end it, and then the film. */
function recording(canvas: HTMLCanvasElement): () => Promise<Blob> {
  const type = FILMS.find((one) => MediaRecorder.isTypeSupported(one));
  const recorder = new MediaRecorder(canvas.captureStream(30), {
    ...(type && { mimeType: type }),
    videoBitsPerSecond: 4e6,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  return () =>
    new Promise((done) => {
      recorder.onstop = () => done(new Blob(parts, { type: recorder.mimeType.split(";")[0]! }));
      recorder.stop();
    });
}

async function projectorOf(pen: Pen, end: WholeEnd, onDrawn: () => void): Promise<Projector> {
  const map = mapOf(end.replay.board);
  return canDraw() ? solid(pen, map, end, onDrawn) : plan(pen, map, end, onDrawn);
}

async function solid(pen: Pen, map: Map, { colour }: WholeEnd, onDrawn: () => void): Promise<Projector> {
  const { filmStage } = await import("../island3d/still");
  const stage = filmStage(map, [WIDTH, HEIGHT], (picture) => {
    pen.drawImage(picture, 0, 0);
    onDrawn();
  });
  await stage.ready;
  return {
    show: async (table, moving) => stage.show(table, colour, moving),
    end: () => stage.flyOver(),
    close: () => stage.dispose(),
  };
}

function plan(pen: Pen, map: Map, { replay, colour }: WholeEnd, onDrawn: () => void): Projector {
  const { width, height } = map.frame;
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  return {
    show: async (table) => {
      const picture = await planOf(replay.board, table, colour, map.frame);
      pen.fillStyle = inkOf("--sea");
      pen.fillRect(0, 0, WIDTH, HEIGHT);
      pen.drawImage(picture, (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2, width * scale, height * scale);
      onDrawn();
    },
    end: onDrawn,
    close: () => {},
  };
}

/** What is happening, in a line along the lower edge. */
function caption(pen: Pen, words: string): void {
  if (!words) return;
  pen.font = `700 30px ${LETTERS}`;
  const wide = Math.min(WIDTH - 80, pen.measureText(words).width + 56);
  pen.fillStyle = inkOf("--panel");
  pen.beginPath();
  pen.roundRect((WIDTH - wide) / 2, HEIGHT - 84, wide, 60, 30);
  pen.fill();
  pen.fillStyle = inkOf("--ink");
  pen.textAlign = "center";
  pen.fillText(words, WIDTH / 2, HEIGHT - 44, wide - 48);
}
