// A position to try things on, alone: what was done is sent, how things stand comes back. The rules are the server's.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { GameEvent, Own, Public, Refusal, Row, TableDocument } from "../../contract";
import { playerName } from "../net/memory";
import * as rest from "../net/rest";
import { Lost } from "../pages/lost";
import { Frame } from "../parts/table/frame";
import type { GameClient, Scene } from "../scene";
import { say, told } from "../text";
import { Pointer } from "./pointer";

const COLOURS = ["red", "blue", "white", "orange", "green", "brown"];

export interface Shown {
  public: Public;
  own: Own;
  events: GameEvent[];
}

export interface Standing {
  /** Of the seats; one's own is empty. */
  names: string[];
  seat: number;
  frames: Shown[];
  /** Told once, at the beginning. */
  board?: unknown;
}

/** What was done so far, and how things stand. */
export function useTrying<At extends Standing, Done>() {
  const [done, setDone] = useState<Done[]>([]);
  const [at, setAt] = useState<At | null>(null);
  const [board, setBoard] = useState<unknown>(null);
  const [log, setLog] = useState<Row[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** `after` happens in the same picture as the change. */
  const attempt = async (actions: Done[], ask: () => Promise<At>, after: (next: At) => void) => {
    setBusy(true);
    setRefusal(null);
    try {
      const next = await ask();
      setDone(actions);
      if (next.board) setBoard(next.board);
      setAt(next);
      after(next);
    } catch (error) {
      if (!(error instanceof rest.Refused)) throw error;
      setRefusal(error.refusal);
    } finally {
      setBusy(false);
    }
  };
  const tell = (events: GameEvent[]) => {
    if (events.length) setLog((before) => [...before, { seq: before.length, at: 0, kind: "game", events }]);
  };
  return { done, at, board, log, busy, refusal, attempt, tell, forget: () => setLog([]) };
}

type Tried = Pick<ReturnType<typeof useTrying>, "board" | "log" | "busy" | "refusal">;
/** What one may do now. */
type May = Pick<Scene, "legal" | "templates" | "result" | "act">;

export function sceneOf(client: GameClient, tried: Tried, at: Standing, frame: Shown, may: May): Scene {
  const { public: shown, own, events } = frame;
  const table = tableOf(client.id, at, tried.board);
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
    table,
    deadlines: {},
    name: (seat) => table.seats[seat]?.name ?? String(seat + 1),
    colour: (seat) => client.colour?.(tried.board, seat) ?? table.seats[seat]?.colour ?? "red",
    moment: null,
    refusal: tried.refusal,
    busy: tried.busy,
    ...may,
  };
}

function tableOf(game: string, at: Standing, board: unknown): TableDocument {
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

interface TryingProps {
  client: GameClient;
  scene: Scene;
  log: Row[];
  prompt: ComponentChildren;
  /** Where to tap, and after how many seconds that is shown. */
  pointed: string[];
  wait?: number;
}

/** The real table, with words of one's own above the controls, pointing at where. */
export function Trying({ client, scene, log, prompt, pointed, wait }: TryingProps) {
  return (
    <>
      <Frame client={client} scene={scene} log={log} chat={null} prompt={prompt}>
        <client.Controls scene={scene} />
      </Frame>
      <Pointer at={pointed} wait={wait} />
    </>
  );
}

/** Before there is anything to see; whoever gets nothing is told why, and led home. */
export const Waiting = ({ refusal }: { refusal: Refusal | null }) =>
  refusal ? (
    <Lost why={told(refusal.words)} />
  ) : (
    <p class="plain-page" role="status">
      {say("learn.loading")}
    </p>
  );
