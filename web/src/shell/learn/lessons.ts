// Which lessons there are, which were taken on this device, and what a device knows of one it is taking.
import type { AnyAction, Words } from "../../contract";
import { readJson } from "../mine/games";
import type { Standing } from "./trying";

export interface LessonTitle {
  name: string;
  title: Words;
  steps: number;
}

/** How a lesson stands after what was done in it so far. */
export interface LessonAt extends Standing {
  name: string;
  title: Words;
  step: number;
  steps: number;
  say: Words | null;
  /** There is only something to read. */
  reads: boolean;
  /** How it can be done. */
  way: AnyAction[];
  /** Seconds for which nothing is pointed at: there is something to find. */
  wait: number;
}

/** After what was done to come there. */
export type ShownLesson = LessonAt & { done?: AnyAction | "next" };

const KEY = "lessons";

function taken(): Record<string, string[]> {
  const read = readJson(localStorage.getItem(KEY));
  return typeof read === "object" && read !== null ? (read as Record<string, string[]>) : {};
}

export const takenLessons = (game: string): string[] => taken()[game] ?? [];

export function noteTaken(game: string, lesson: string): void {
  const others = takenLessons(game).filter((name) => name !== lesson);
  localStorage.setItem(KEY, JSON.stringify({ ...taken(), [game]: [...others, lesson] }));
}

/** The lesson to begin with, or to go on with. */
export const nextLesson = (game: string, all: string[]): string | undefined =>
  all.find((lesson) => !takenLessons(game).includes(lesson)) ?? all[0];
