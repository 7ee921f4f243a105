// Where a replay can jump to: the start of each mini-game, and of each round of the last one.
import type { Turn } from "../../shell/scene";
import { say } from "../../shell/text";
import type { Replay, View } from "./view";

const KNIGHTS = 5;

export function turns(replay: Replay): Turn[] {
  const views = replay.frames.map((frame) => frame.view);
  const starts = views.flatMap((now, frame) =>
    now.phase === "play" && views[frame - 1]?.phase !== "play" ? [{ frame, now }] : [],
  );
  return starts.map(({ frame, now }, n) => ({ frame, turn: n + 1, seat: 0, label: nameOf(now) }));
}

function nameOf({ mini_game, round }: View): string {
  const name = say(`term.game_${mini_game}`);
  return mini_game === KNIGHTS || mini_game === 0 ? `${name} ${round}` : name;
}
