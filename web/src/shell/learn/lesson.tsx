// A lesson on the real table: one thing to do at a time, the board pointing at where. The rules are the server's.
import { useEffect, useState } from "preact/hooks";
import { spreadAll } from "../actions";
import { useClient } from "../clients";
import { Icon } from "../design/icons";
import { Complaint, useAsking } from "../design/parts";
import { hold, playerName } from "../net/memory";
import * as rest from "../net/rest";
import { Lost } from "../pages/lost";
import { go } from "../route";
import type { GameClient } from "../scene";
import { say, told } from "../text";
import { useTitle } from "../title";
import "./learn.css";
import { type LessonAt, type LessonTitle, noteTaken } from "./lessons";
import { sceneOf, Trying, useTrying, Waiting } from "./trying";
import { type Done, NEXT, takeLesson } from "./without-line";

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

/** Frames follow each other as one would watch them. */
function useLesson(game: string, name: string) {
  const { done, attempt, tell, ...tried } = useTrying<LessonAt, Done>();
  const [shown, setShown] = useState(0);
  const take = (actions: Done[]) =>
    void attempt(
      actions,
      () => takeLesson(game, name, actions),
      () => setShown(0),
    );
  useEffect(() => take([]), [game, name]);
  const { at } = tried;
  const frame = at?.frames[shown];
  useEffect(() => {
    tell(frame?.events ?? []);
    if (!at || shown >= at.frames.length - 1) return;
    const timer = setTimeout(() => setShown(shown + 1), WATCHED);
    return () => clearTimeout(timer);
  }, [frame]);
  const settled = at !== null && shown >= at.frames.length - 1;
  return { ...tried, frame, settled, take: (action: Done) => take([...done, action]) };
}

type Taken = ReturnType<typeof useLesson>;

function Taking({ client, all, name }: { client: GameClient; all: LessonTitle[]; name: string }) {
  const taken = useLesson(client.id, name);
  const { at, frame, settled } = taken;
  const over = at !== null && at.step >= at.steps;
  useTitle(at ? `${say("learn")}: ${told(at.title)}` : say("learn"));
  useEffect(() => {
    if (over) noteTaken(client.id, name);
  }, [over]);
  if (!at || !frame) return <Waiting refusal={taken.refusal} />;
  const scene = sceneOf(client, taken, at, frame, {
    legal: settled ? spreadAll(frame.own.legal ?? []) : [],
    templates: settled ? (frame.own.templates ?? []) : [],
    result: frame.public.result,
    act: settled && !at.reads && !over ? taken.take : null,
  });
  const place = all.findIndex((one) => one.name === name);
  return (
    <Trying
      client={client}
      scene={scene}
      log={taken.log}
      prompt={<Coach client={client} taken={taken} at={at} all={all} place={place} />}
      pointed={settled ? at.way.flatMap((action) => client.whereIs?.(action) ?? []) : []}
      wait={at.wait}
    />
  );
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
