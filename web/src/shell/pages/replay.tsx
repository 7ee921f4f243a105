// A finished game by its link: step by step, at a speed, from turn to turn, through anybody's eyes.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Replay, Frame as ReplayFrame, Row, TableDocument } from "../../contract";
import { useClient } from "../clients";
import { Coach } from "../coach/coach";
import * as rest from "../net/rest";
import { Player } from "../parts/replay/replay-player";
import { Frame } from "../parts/table/frame";
import { go, query } from "../route";
import type { GameClient, Scene } from "../scene";
import { listed, say, told } from "../text";
import { useTitle } from "../title";
import { Lost } from "./lost";
import { paceOf } from "./pace";

type Eyes = number | "all" | "none";

const eyesOf = (word: string | null): Eyes =>
  word === "none" || word === "all" || word === null ? (word ?? "all") : Number(word);

export function ReplayPage({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<{ replay: Replay; table: TableDocument } | null>(null);
  const [problem, setProblem] = useState("");
  const eyes = eyesOf(query.value.get("seat"));
  const client = useClient(loaded?.table.game);
  useEffect(() => {
    Promise.all([rest.replay(id, eyes), rest.table(id)])
      .then(([replay, table]) => setLoaded({ replay, table }))
      .catch((error) => setProblem(error instanceof rest.Refused ? told(error.refusal.words) : String(error)));
  }, [id, eyes]);
  if (problem) return <Lost why={problem} />;
  if (!loaded)
    return (
      <p class="plain-page" role="status">
        {say("replay.loading")}
      </p>
    );
  return client && <Watching {...loaded} eyes={eyes} client={client} />;
}

function sceneOf(frame: ReplayFrame, replay: Replay, table: TableDocument, eyes: Eyes, client: GameClient): Scene {
  const seat = typeof eyes === "number" ? eyes : null;
  return {
    seq: frame.step,
    events: frame.event ? [frame.event] : [],
    board: replay.board,
    view: frame.view,
    seat,
    own: seat === null ? null : frame.own[seat],
    owns: frame.own,
    awaited: [],
    prompt: frame.prompt,
    legal: [],
    templates: [],
    result: frame.result,
    table,
    deadlines: {},
    name: (number) => replay.names[number] ?? String(number + 1),
    colour: (number) => client.colour?.(replay.board, number) ?? table.seats[number]?.colour ?? "red",
    moment: null,
    refusal: null,
    act: null,
    busy: false,
  };
}

function Watching({
  replay,
  table,
  eyes,
  client,
}: {
  replay: Replay;
  table: TableDocument;
  eyes: Eyes;
  client: GameClient;
}) {
  const [step, setStep] = useState(Math.min(Number(query.value.get("step") ?? 0) || 0, replay.total));
  const log = useMemo(() => rowsOf(replay), [replay]);
  useTitle(`${say("lobby.replay")}: ${listed(replay.names.map((name, seat) => name ?? String(seat + 1)))}`);
  const jump = (to: number) => {
    const next = Math.max(0, Math.min(replay.total, to));
    setStep(next);
    history.replaceState(history.state, "", `/replay/${table.id}?seat=${eyes}&step=${next}`);
  };
  const frame = replay.frames[Math.min(step, replay.frames.length - 1)]!;
  const scene = sceneOf(frame, replay, table, eyes, client);
  return (
    <Frame client={client} scene={scene} log={log.slice(0, step)} chat={null}>
      {scene.seat !== null && client.Hand && <client.Hand scene={scene} />}
      <Coach scene={scene} step={step} total={replay.total} onStep={jump} />
      <Player
        step={step}
        total={replay.total}
        onStep={jump}
        turns={client.turns(replay)}
        pace={(at) => paceOf(replay, at, table.real_time)}
        scene={scene}
        eyes={String(eyes)}
        onEyes={(word) => go(`/replay/${table.id}?seat=${word}&step=${step}`, true)}
      />
    </Frame>
  );
}

const rowsOf = (replay: Replay): Row[] =>
  replay.frames
    .slice(1)
    .map((frame) => ({ seq: frame.step, at: 0, kind: "game", events: frame.event ? [frame.event] : [] }));
