// What the coach says, where the table has one and the player listens.
import { say } from "../../shell/text";
import { choicesOf } from "./choices";
import { coaching, kept, picked, play, turning, turnMode } from "./intent";
import { buildInWords } from "./sheet/targets";
import { type Advice, FACES, type Face, type Keep, type Scene } from "./view";

export type Chances = NonNullable<Advice["chances"]>;

export const hasCoach = (scene: Scene): boolean => scene.board.coach === true && scene.table.players === 1;

export const coachOf = (scene: Scene): Advice | null => (coaching.value ? (scene.own?.coach ?? null) : null);

/** The dice to keep, counted from 0; null where the coach would not roll again. */
export function bestKeep(scene: Scene): number[] | null {
  const action = coachOf(scene)?.action;
  return action?.kind === "keep" ? action.kept.map((die) => die - 1) : null;
}

/** What the coach knows of the dice that are kept now. */
export function chosenKeep(scene: Scene): Keep | null {
  const { dice } = scene.view;
  const faces = (chosen: number[]): string =>
    chosen
      .map((die) => dice[die]?.face)
      .sort()
      .join();
  const wanted = faces(kept.value);
  return coachOf(scene)?.keeps?.find((one) => faces(one.dice.map((die) => die - 1)) === wanted) ?? null;
}

export function adviceInWords(scene: Scene, { action }: Advice): string {
  const best = bestKeep(scene);
  const { dice } = scene.view;
  if (best)
    return best.length
      ? say("coach.keep", { faces: { cards: counted(best.map((die) => dice[die]!.face!)) } })
      : say("coach.reroll");
  const { places, turnings } = choicesOf([action]);
  if (places[0]) return buildInWords(scene.board, places[0]);
  if (turnings[0]) return say("coach.turn", { n: turnings[0].die + 1, face: { term: turnings[0].face } });
  return say(action.kind === "roll" ? "do.roll" : "do.end");
}

const counted = (faces: Face[]): Record<string, number> =>
  Object.fromEntries(
    FACES.filter((face) => faces.includes(face)).map((face) => [face, faces.filter((one) => one === face).length]),
  );

/** Prepares what the coach would do; the player still decides. */
export function follow(scene: Scene, { action }: Advice): void {
  const best = bestKeep(scene);
  const { places, turnings } = choicesOf([action]);
  if (best) kept.value = best;
  else if (places[0] || action.kind === "end turn") picked.value = action;
  else if (turnings[0]) {
    turnMode.value = true;
    turning.value = turnings[0].die;
  } else play(scene, action);
}
