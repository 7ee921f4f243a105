// A puzzle on the real board: what one plays is judged at once. The rules are the server's.
import { useEffect, useState } from "preact/hooks";
import type { AnyAction, Refusal, Row } from "../../contract";
import { spreadAll } from "../actions";
import { useClient } from "../clients";
import { Icon } from "../design/icons";
import { Complaint } from "../design/parts";
import { tableOf } from "../learn/lesson";
import "../learn/learn.css";
import { Pointer } from "../learn/pointer";
import * as rest from "../net/rest";
import { Lost } from "../pages/lost";
import { Frame } from "../parts/table/frame";
import type { GameClient, Scene } from "../scene";
import { say, told } from "../text";
import { nextPuzzle, note, type PuzzleAt, type PuzzleTitle } from "./progress";
import "./puzzles.css";
import { Answer } from "./answer";

export function PuzzlePage({ game, name }: { game: string; name: string }) {
  const client = useClient(game);
  const [all, setAll] = useState<PuzzleTitle[] | null>(null);
  useEffect(() => void rest.puzzles(game).then(setAll, () => setAll([])), [game]);
  if (all && !all.some((one) => one.name === name)) return <Lost />;
  if (!client || !all) return null;
  return <Solving client={client} all={all} name={name} key={name} />;
}

function usePuzzle(game: string, name: string) {
  const [done, setDone] = useState<AnyAction[]>([]);
  const [at, setAt] = useState<PuzzleAt | null>(null);
  const [board, setBoard] = useState<unknown>(null);
  const [log, setLog] = useState<Row[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const attempt = async (actions: AnyAction[], shown = false) => {
    setBusy(true);
    setRefusal(null);
    try {
      const next = await rest.tryPuzzle(game, name, actions, shown);
      if (next.board) setBoard(next.board);
      setDone(actions);
      if (next.solution) note(game, next, next.verdict === "solved");
      setAt(next);
      const events = next.frames.flatMap((frame) => frame.events);
      if (!actions.length) setLog([]);
      else if (events.length) setLog((before) => [...before, { seq: before.length, at: 0, kind: "game", events }]);
    } catch (error) {
      if (!(error instanceof rest.Refused)) throw error;
      setRefusal(error.refusal);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => void attempt([]), [game, name]);
  return {
    at,
    board,
    log,
    busy,
    refusal,
    play: (action: AnyAction) => void attempt([...done, action]),
    show: () => void attempt([], true),
    again: () => void attempt([]),
  };
}

type Tried = ReturnType<typeof usePuzzle>;

function Solving({ client, all, name }: { client: GameClient; all: PuzzleTitle[]; name: string }) {
  const tried = usePuzzle(client.id, name);
  const { at } = tried;
  if (!at)
    return (
      <p class="plain-page" role="status">
        {tried.refusal ? told(tried.refusal.words) : say("learn.loading")}
      </p>
    );
  const scene = sceneOf(client, tried, at);
  const way = at.solution && at.verdict !== "solved" ? at.solution.way : [];
  return (
    <>
      <Frame
        client={client}
        scene={scene}
        log={tried.log}
        chat={null}
        prompt={<Task client={client} scene={scene} tried={tried} at={at} all={all} />}
      >
        <client.Controls scene={scene} />
      </Frame>
      <Pointer at={way.flatMap((action) => client.whereIs?.(action) ?? [])} />
    </>
  );
}

function sceneOf(client: GameClient, tried: Tried, at: PuzzleAt): Scene {
  const { public: shown, own, events } = at.frames.at(-1)!;
  const table = tableOf(client.id, at, tried.board);
  const open = at.verdict === "open" && !at.solution;
  return {
    seq: tried.log.length,
    events,
    board: tried.board,
    view: shown.view,
    seat: at.seat,
    own: own.view,
    owns: {},
    awaited: shown.awaited,
    prompt: own.prompt,
    legal: open ? spreadAll(own.legal ?? []) : [],
    templates: [],
    result: null,
    table,
    deadlines: {},
    name: (seat) => table.seats[seat]?.name ?? String(seat + 1),
    colour: (seat) => client.colour?.(tried.board, seat) ?? table.seats[seat]?.colour ?? "red",
    moment: null,
    refusal: tried.refusal,
    act: open ? tried.play : null,
    busy: tried.busy,
  };
}

interface TaskProps {
  client: GameClient;
  scene: Scene;
  tried: Tried;
  at: PuzzleAt;
  all: PuzzleTitle[];
}

function Task({ client, scene, tried, at, all }: TaskProps) {
  const following = nextPuzzle(client.id, all, at.name);
  return (
    <div class="coach puzzle" aria-live="polite" data-verdict={at.solution ? at.verdict : "open"}>
      <p class="coach-where">
        <a class="soft small" href={`/puzzles/${client.id}`}>
          {say("puzzle.title")}
        </a>
        <strong>{say(`puzzle.ask.${at.kind}`)}</strong>
        <span class="soft small puzzle-level">{say("puzzle.level", { rating: at.rating })}</span>
      </p>
      <Complaint text={tried.refusal && !client.showsRefusals ? told(tried.refusal.words) : ""} />
      {at.solution && <Answer client={client} scene={scene} at={at} solution={at.solution} />}
      <div class="row wrap puzzle-next">
        {!at.solution && (
          <button type="button" class="button compact" data-puzzle="show" disabled={tried.busy} onClick={tried.show}>
            <Icon name="eye" /> {say("coach.show_me")}
          </button>
        )}
        {(at.solution || tried.log.length > 0) && (
          <button type="button" class="button compact" data-puzzle="again" onClick={tried.again}>
            {say("puzzle.again")}
          </button>
        )}
        {at.solution && following && (
          <a class="button compact primary" data-puzzle="next" href={`/puzzles/${client.id}/${following.name}`}>
            {say("puzzle.next")} <Icon name="next" />
          </a>
        )}
      </div>
    </div>
  );
}
