// The REST door. A refusal is thrown as it came, with its words.
import type {
  Analysis,
  GameRecord,
  Games,
  Made,
  OptionValue,
  PreparedRules,
  RecordedSteps,
  Refusal,
  Replay,
  Seated,
  Standing,
  TableDocument,
} from "../../contract";
import type { LessonAt, LessonTitle, ShownLesson } from "../learn/lessons";
import type { PuzzleAt, PuzzleTitle } from "../puzzles/progress";
import type { Fault } from "../scene";
import type { Advice } from "../tutor/asking";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

const UNREACHABLE: Refusal = {
  code: "unreachable",
  words: {
    en: "The server cannot be reached just now.",
    es: "Ahora mismo no se llega al servidor.",
    pt: "Neste momento não se chega ao servidor.",
  },
};

async function ask<Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) }).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  const told = await answer.json().catch(() => UNREACHABLE);
  if (!answer.ok) throw new Refused(told.words ? told : UNREACHABLE);
  return told as Answer;
}

type One = { table: TableDocument };

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  private: boolean;
  clock: string;
  even?: boolean;
  pace?: string;
  answers?: number;
  name: string;
  colour: string | null;
  person?: string;
  bots: string[];
  more: { name: string; colour: string | null }[];
}

let offered: Promise<Games> | null = null;
/** What the server offers, fetched once a page; asked for again where it could not be had. */
export function games(): Promise<Games> {
  offered ??= ask<Games>("GET", "/api/games").catch((error) => {
    offered = null;
    throw error;
  });
  return offered;
}
export const preparedRules = (game: string) => ask<PreparedRules>("GET", `/api/games/${game}/rules`);
/** What is wrong with a table of these options, if anything. */
export const judgeOptions = (game: string, players: number, options: object) =>
  ask<{ fault: Fault | null }>("POST", `/api/games/${game}/judge`, { players, options }).then((told) => told.fault);
export const table = (id: string) => ask<One>("GET", `/api/tables/${id}`).then((told) => told.table);
export const create = (wanted: NewTable) => ask<Made>("POST", "/api/tables", wanted);
export const playNow = (wanted: {
  game: string;
  players?: number;
  name: string;
  colour?: string;
  options?: object;
  bot?: string;
  pace?: string;
}) => ask<Made>("POST", "/api/play", wanted);
export const sit = (id: string, wanted: { name: string; seat?: number; colour?: string | null; person?: string }) =>
  ask<Seated>("POST", `/api/tables/${id}/seats`, wanted);
export const change = (
  id: string,
  seat: number,
  token: string,
  wanted: { name?: string; colour?: string; ready?: boolean },
) => ask<One>("PATCH", `/api/tables/${id}/seats/${seat}`, wanted, token);
export const leave = (id: string, seat: number, token: string) =>
  ask<One>("POST", `/api/tables/${id}/seats/${seat}/leave`, {}, token);
export const comeBack = (id: string, seat: number, token: string) =>
  ask<One>("POST", `/api/tables/${id}/seats/${seat}/return`, {}, token);
export const moveCode = (id: string, seat: number, token: string) =>
  ask<{ code: string; expires: number }>("POST", `/api/tables/${id}/seats/${seat}/code`, {}, token);
export const move = (id: string, code: string) => ask<Seated>("POST", `/api/tables/${id}/move`, { code });
export const putBot = (id: string, seat: number, bot: string, token: string) =>
  ask<One>("PUT", `/api/tables/${id}/seats/${seat}/bot`, { bot }, token);
export const takeBotAway = (id: string, seat: number, token: string) =>
  ask<One>("DELETE", `/api/tables/${id}/seats/${seat}/bot`, undefined, token);
export const kick = (id: string, seat: number, token: string) =>
  ask<One>("POST", `/api/tables/${id}/seats/${seat}/kick`, {}, token);
export const mute = (id: string, seat: number, muted: boolean, token: string) =>
  ask<One>("POST", `/api/tables/${id}/seats/${seat}/mute`, { muted }, token);
export const beHost = (id: string, token: string) => ask<One>("POST", `/api/tables/${id}/host`, {}, token);
export const pause = (id: string, token: string) => ask<One>("POST", `/api/tables/${id}/pause`, {}, token);
export const resume = (id: string, token: string) => ask<One>("POST", `/api/tables/${id}/resume`, {}, token);
export const setPace = (id: string, pace: string, token: string) =>
  ask<One>("POST", `/api/tables/${id}/pace`, { pace }, token);
export const setWebhook = (id: string, url: string | null, token: string) =>
  ask<One>("PUT", `/api/tables/${id}/webhook`, { url }, token);
export const skip = (id: string, token: string) => ask<One>("POST", `/api/tables/${id}/skip`, {}, token);
export const rematch = (id: string, token: string, options?: Record<string, OptionValue>) =>
  ask<Seated>("POST", `/api/tables/${id}/rematch`, options ? { options } : {}, token);
export const analysis = (id: string, whole: boolean) =>
  ask<Analysis>("GET", `/api/tables/${id}/analysis?whole=${whole}`);
/** How much of a whole analysis is done; null while nobody waits for it. */
export const analysisShare = async (id: string) =>
  (await ask<{ share: number | null }>("GET", `/api/tables/${id}/analysis/progress`)).share;
/** A game against bots that goes on from a step of a finished one. */
export const branch = (id: string, wanted: { step: number; name: string; seat?: number }) =>
  ask<Made>("POST", `/api/tables/${id}/branch`, wanted);
/** With its actions as kinds and parts. */
export const record = (id: string) =>
  ask<GameRecord & { actions: RecordedSteps }>("GET", `/api/tables/${id}/record?actions=parts`);
export const bringRecord = (told: object) => ask<One>("POST", "/api/records", told).then((answer) => answer.table);

export const lessons = (game: string) =>
  ask<{ lessons: LessonTitle[] }>("GET", `/api/games/${game}/lessons`).then((told) => told.lessons);
/** A whole lesson, done as it shows itself: `done` is what led to each. */
export const shownLesson = (game: string, lesson: string) =>
  ask<{ shown: ShownLesson[] }>("GET", `/api/games/${game}/lessons/${lesson}`).then((told) => told.shown);
export const takeLesson = (game: string, lesson: string, actions: (object | string)[]) =>
  ask<LessonAt>("POST", `/api/games/${game}/lessons/${lesson}`, { actions });
export const puzzles = (game: string) =>
  ask<{ puzzles: PuzzleTitle[] }>("GET", `/api/games/${game}/puzzles`).then((told) => told.puzzles);
export const tryPuzzle = (game: string, puzzle: string, actions: object[], shown: boolean) =>
  ask<PuzzleAt>("POST", `/api/games/${game}/puzzles/${puzzle}`, { actions, shown });
/** What the coach would do in a seat's place; refused where somebody else plays. */
export const advice = (id: string, seat: number, action: object | null, token: string) =>
  ask<Advice>("POST", `/api/tables/${id}/seats/${seat}/advice`, { action }, token);
export const standing = (ids: string[]) =>
  ask<{ tables: Standing[] }>("GET", `/api/standing?${ids.map((id) => `table=${id}`).join("&")}`).then(
    (told) => told.tables,
  );
export interface Rated {
  seat: number;
  rating: number;
  games: number;
  change?: number;
}
export const ratings = (id: string) =>
  ask<{ seats: Rated[] }>("GET", `/api/tables/${id}/ratings`).then((told) => told.seats);
export const ownRatings = (person: string) =>
  ask<{ ratings: { game: string; rating: number }[] }>("POST", "/api/ratings", { person }).then((told) => told.ratings);
export const forgetRatings = (person: string) => ask<object>("POST", "/api/ratings/forget", { person });
export const leaveLuggage = (packed: object) =>
  ask<{ code: string; expires: number }>("POST", "/api/luggage", { packed });
export const fetchLuggage = (code: string) =>
  ask<{ packed: unknown }>("POST", "/api/luggage/fetch", { code }).then((told) => told.packed);

/** The whole game, frame by frame, fetched in parts. */
export async function replay(id: string, seat: number | "all" | "none"): Promise<Replay> {
  const part = (from: number) => ask<Replay>("GET", `/api/tables/${id}/replay?seat=${seat}&from=${from}&count=500`);
  const whole = await part(0);
  while (whole.frames.length <= whole.total) {
    const more = await part(whole.frames.length);
    if (!more.frames.length) break;
    whole.frames.push(...more.frames);
  }
  return whole;
}
