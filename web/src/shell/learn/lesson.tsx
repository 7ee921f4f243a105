// A lesson on the real table: one thing to do at a time, the board pointing at where. The rules are the server's.
import { useEffect, useState } from "preact/hooks";
import type { Refusal, Row, TableDocument } from "../../contract";
import { spreadAll } from "../actions";
import { useClient } from "../clients";
import { Icon } from "../design/icons";
import { Complaint, useAsking } from "../design/parts";
import { hold, playerName } from "../net/memory";
import * as rest from "../net/rest";
import { Lost } from "../pages/lost";
import { Frame } from "../parts/table/frame";
import { go } from "../route";
import type { GameClient, Scene } from "../scene";
import { say, told } from "../text";
import "./learn.css";
import { type LessonAt, type LessonTitle, noteTaken } from "./lessons";
import { Pointer } from "./pointer";
import { type Done, NEXT, takeLesson } from "./without-line";

const COLOURS = ["red", "blue", "white", "orange", "green", "brown"];
/** Milliseconds for which each thing the others do is seen. */
const WATCHED = 900;

export function LessonPage({ game, name }: { game: string; name: string }) {
  const client = useClient(game);
  const [all, setAll] = useState<LessonTitle[] | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    rest
      .lessons(game)
      .then(setAll, (error) => setProblem(error instanceof rest.Refused ? told(error.refusal.words) : ""));
  }, [game]);
  if (problem || (all && !all.some((one) => one.name === name))) return <Lost why={problem || undefined} />;
  if (!client || !all) return null;
  return <Taking client={client} all={all} name={name} key={name} />;
}

/** What was done so far, and how things stand; frames follow each other as one would watch them. */
function useLesson(game: string, name: string) {
  const [done, setDone] = useState<Done[]>([]);
  const [at, setAt] = useState<LessonAt | null>(null);
  const [board, setBoard] = useState<unknown>(null);
  const [shown, setShown] = useState(0);
  const [log, setLog] = useState<Row[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const take = async (actions: Done[]) => {
    setBusy(true);
    setRefusal(null);
    try {
      const next = await takeLesson(game, name, actions);
      setDone(actions);
      if (next.board) setBoard(next.board);
      setAt(next);
      setShown(0);
    } catch (error) {
      if (!(error instanceof rest.Refused)) throw error;
      setRefusal(error.refusal);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => void take([]), [game, name]);
  const frame = at?.frames[shown];
  useEffect(() => {
    if (frame?.events.length)
      setLog((before) => [...before, { seq: before.length, at: 0, kind: "game", events: frame.events }]);
    if (!at || shown >= at.frames.length - 1) return;
    const timer = setTimeout(() => setShown(shown + 1), WATCHED);
    return () => clearTimeout(timer);
  }, [frame]);
  const settled = at !== null && shown >= at.frames.length - 1;
  return {
    at,
    board,
    frame,
    log,
    busy,
    refusal,
    settled,
    take: (action: Done) => void take([...done, action]),
    again: () => void take([]),
  };
}

type Taken = ReturnType<typeof useLesson>;

function Taking({ client, all, name }: { client: GameClient; all: LessonTitle[]; name: string }) {
  const taken = useLesson(client.id, name);
  const { at, frame, settled } = taken;
  const over = at !== null && at.step >= at.steps;
  useEffect(() => {
    if (over) noteTaken(client.id, name);
  }, [over]);
  if (!at || !frame)
    return (
      <p class="plain-page" role="status">
        {say("learn.loading")}
      </p>
    );
  const scene = sceneOf(client, taken, at, frame);
  const place = all.findIndex((one) => one.name === name);
  const pointed = settled ? at.way.flatMap((action) => client.whereIs?.(action) ?? []) : [];
  return (
    <>
      <Frame
        client={client}
        scene={scene}
        log={taken.log}
        chat={null}
        prompt={<Coach client={client} taken={taken} at={at} all={all} place={place} />}
      >
        <client.Controls scene={scene} />
      </Frame>
      <Pointer at={pointed} wait={at.wait} />
    </>
  );
}

export function tableOf(game: string, at: Pick<LessonAt, "names" | "seat">, board: unknown): TableDocument {
  const colours = (board as { colours?: string[] } | null)?.colours ?? COLOURS;
  const seats = at.names.map((name, seat) => ({
    seat,
    kind: seat === at.seat ? ("person" as const) : ("bot" as const),
    name: name || playerName.get() || say("guest"),
    colour: colours[seat] ?? null,
    bot: null,
    ready: true,
    online: true,
    away: false,
    muted: false,
    rtt: null,
  }));
  return {
    id: "lesson",
    game,
    rules_version: 1,
    players: seats.length,
    options: {},
    private: true,
    created: 0,
    imported: false,
    branch: null,
    state: "playing",
    reason: null,
    preparing: false,
    host: null,
    clock: { kind: "off", seconds: null },
    seats,
    spectators: 0,
    rematch: null,
    real_time: false,
    even: false,
    pace: "calm",
    answers: 0,
    webhook: false,
    result: null,
    fairness: null,
  };
}

function sceneOf(client: GameClient, taken: Taken, at: LessonAt, frame: LessonAt["frames"][number]): Scene {
  const { public: shown, own, events } = frame;
  const table = tableOf(client.id, at, taken.board);
  return {
    seq: taken.log.length,
    events,
    board: taken.board,
    view: shown.view,
    seat: at.seat,
    own: own.view,
    owns: {},
    awaited: shown.awaited,
    prompt: own.prompt,
    legal: taken.settled ? spreadAll(own.legal ?? []) : [],
    templates: taken.settled ? (own.templates ?? []) : [],
    result: shown.result,
    table,
    deadlines: {},
    name: (seat) => table.seats[seat]?.name ?? String(seat + 1),
    colour: (seat) => client.colour?.(taken.board, seat) ?? table.seats[seat]?.colour ?? "red",
    moment: null,
    refusal: taken.refusal,
    act: taken.settled && !at.reads && at.step < at.steps ? taken.take : null,
    busy: taken.busy,
  };
}

interface CoachProps {
  client: GameClient;
  taken: Taken;
  at: LessonAt;
  all: LessonTitle[];
  place: number;
}

function Coach({ client, taken, at, all, place }: CoachProps) {
  const over = at.step >= at.steps;
  const following = all[place + 1];
  return (
    <div class="coach" aria-live="polite">
      <p class="coach-where">
        <span class="soft small">{say("learn.where", { n: place + 1, of: all.length })}</span>
        <strong class="cut">{told(at.title)}</strong>
        <span
          class="coach-dots"
          role="img"
          aria-label={say("learn.step", { n: Math.min(at.step + 1, at.steps), of: at.steps })}
        >
          {Array.from({ length: at.steps }, (_, n) => (
            <i class={n < at.step ? "done" : n === at.step ? "now" : ""} />
          ))}
        </span>
      </p>
      <p class="coach-says">{at.say ? told(at.say) : say(following ? "learn.done" : "learn.all_done")}</p>
      <Complaint text={taken.refusal && !client.showsRefusals ? told(taken.refusal.words) : ""} />
      {at.reads && taken.settled && (
        <button
          type="button"
          class="button primary"
          disabled={taken.busy}
          data-lesson="next"
          onClick={() => taken.take(NEXT)}
        >
          {say("next")} <Icon name="next" />
        </button>
      )}
      {over && (
        <div class="row wrap coach-on">
          {following && (
            <a class="button primary" href={`/learn/${client.id}/${following.name}`} data-lesson="following">
              {told(following.title)} <Icon name="next" />
            </a>
          )}
          <FirstGame client={client} primary={!following} />
        </div>
      )}
    </div>
  );
}

/** A first game against easy-going bots, as simple as the game can be. */
function FirstGame({ client, primary }: { client: GameClient; primary: boolean }) {
  const { ask, busy, complaint } = useAsking();
  const play = () =>
    ask(async () => {
      const bots = (await rest.games()).games.find((label) => label.id === client.id)?.levels ?? [];
      const bot = bots.includes("easy-going") ? "easy-going" : undefined;
      const made = await rest.playNow({
        game: client.id,
        name: playerName.get() || say("guest"),
        bot,
        ...client.firstGame,
      });
      for (const { seat, token } of made.seats) hold(made.table.id, seat, token);
      go(`/t/${made.table.id}`);
    });
  return (
    <>
      <button
        type="button"
        class={primary ? "button primary" : "button"}
        disabled={busy}
        data-lesson="play"
        onClick={play}
      >
        <Icon name="play" /> {say("learn.play")}
      </button>
      <Complaint text={complaint} />
    </>
  );
}
