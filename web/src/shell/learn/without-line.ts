// Lessons without a line: what the service worker has kept of them, done as they show themselves.
import type { AnyAction } from "../../contract";
import { isSame } from "../actions";
import * as rest from "../net/rest";
import type { LessonAt, ShownLesson } from "./lessons";

export const NEXT = "next";
/** An action, or having read what there was to read. */
export type Done = AnyAction | typeof NEXT;

const isDone = (one: Done, other: Done | undefined): boolean =>
  typeof one === "string" || typeof other === "string" ? one === other : isSame(one, other ?? null);

/** How a lesson stands after what it shows was done; nothing where something else was. */
export const recalled = (shown: ShownLesson[], done: Done[]): LessonAt | undefined =>
  done.every((one, n) => isDone(one, shown[n + 1]?.done)) ? shown[done.length] : undefined;

/** By the server's rules; where it cannot be reached, as the lesson shows itself. */
export async function takeLesson(game: string, name: string, done: Done[]): Promise<LessonAt> {
  try {
    return await rest.takeLesson(game, name, done);
  } catch (error) {
    if (!(error instanceof rest.Refused) || error.refusal.code !== "unreachable") throw error;
    const kept = recalled(await rest.shownLesson(game, name), done);
    if (!kept) throw error;
    return kept;
  }
}
