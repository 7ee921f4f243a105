// The big screen: the table for everybody in the room. It holds no seat, asks nothing and knows what a spectator knows.
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { useEnding } from "../celebration/moments";
import { outcome } from "../celebration/outcome";
import { Winner } from "../celebration/winner";
import { doorOf, useClient } from "../clients";
import { IconButton } from "../design/parts";
import { LiveTable } from "../net/live-table";
import * as rest from "../net/rest";
import { Lost } from "../pages/lost";
import { sceneOf } from "../pages/playing";
import { ColourDot } from "../parts/colour";
import { ConnectionLine } from "../parts/table/connection";
import { eventLine } from "../parts/table/story";
import { WhatIsPlayed } from "../parts/what-is-played";
import { Qr } from "../qr/qr";
import type { GameClient, Scene } from "../scene";
import { hear, undecided } from "../sound";
import { AskForSound } from "../sound/ask";
import { say, sayText, told } from "../text";
import { addressForPhones } from "./hand-first";
import "./screen.css";

export function ScreenPage({ id }: { id: string }) {
  const [live, setLive] = useState<LiveTable | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const open = new LiveTable(id, "watching");
    setLive(open);
    // A server that is not there yet, or busy, may come; a table that it does not know will not.
    rest.table(id).catch(({ refusal }: rest.Refused) => {
      if (refusal.code === "unknown_table") setProblem(told(refusal.words));
    });
    return () => open.close();
  }, [id]);
  const table = live?.table.value;
  const client = useClient(table?.game);
  if (problem) return <Lost why={problem} />;
  if (live?.socket.condition.value === "gone" || table?.state === "closed") return <Lost why={say("table.gone")} />;
  if (!live || !table || !client)
    return (
      <p class="screen-page waiting" role="status">
        {say("connection.connecting")}
      </p>
    );
  return live.shown.value && live.board.value ? (
    <Shown live={live} table={table} client={client} />
  ) : (
    <Gathering table={table} />
  );
}

/** Before the game: the code to sit down by, and who has. */
function Gathering({ table }: { table: TableDocument }) {
  const address = addressForPhones(table.id);
  const ofTeam = doorOf(table.game).teams ?? false;
  const asks = useSoundQuestion();
  return (
    <main class="screen-page gathering">
      <div class="gather-code">
        <Qr text={address} label={say("screen.code")} />
        <p class="address">{address.replace("?hand", "").replace(/^https?:\/\//, "")}</p>
      </div>
      <section>
        <WhatIsPlayed table={table} />
        <h1>{say(table.state === "starting" ? "waiting.starting" : "screen.join")}</h1>
        <ul class="gather-seats">
          {table.seats.map((seat) => (
            <li key={seat.seat} class={seat.kind}>
              <ColourDot colour={(ofTeam ? null : seat.colour) ?? "free"} size={64} />{" "}
              <span class="cut">{seat.name ?? say("waiting.free")}</span>
            </li>
          ))}
        </ul>
      </section>
      <Corner asks={asks} />
    </main>
  );
}

function Shown({ live, table, client }: { live: LiveTable; table: TableDocument; client: GameClient }) {
  const scene = sceneOf(live, table, client);
  const result = scene.result ?? table.result;
  useSounds(scene, result !== null);
  const hasSettled = useEnding(result !== null) === "figures";
  const events = [...live.log.value].reverse().flatMap((row) => [...(row.events ?? [])].reverse());
  const last = events.filter((event) => !client.isQuiet?.(event)).slice(0, 2);
  const lines = last.map((event) => eventLine(event, scene.name));
  const asks = useSoundQuestion();
  const latest = (lines[0]?.length ?? 0) > (asks ? BESIDE_A_QUESTION : LINE) ? lines.slice(0, 1) : lines;
  return (
    <div class="screen-page playing">
      <Sized class="screen-players">
        <client.Players scene={scene} />
      </Sized>
      <main class="screen-board" style={{ "--zoom": useZoom(client.screenLines) }}>
        <client.Board scene={scene} />
      </main>
      <header class="screen-now" aria-live="polite">
        {(result?.winners ?? (scene.awaited.length === 1 ? scene.awaited : [])).map((seat) => (
          <ColourDot key={seat} colour={scene.colour(seat)} size={56} />
        ))}
        <p>{result ? outcome(result, scene.name) : sayText(scene.prompt, scene.name)}</p>
      </header>
      <ol class="screen-story">
        {latest.map((line, n) => (
          <li key={`${live.step.value.seq} ${n}`}>{line}</li>
        ))}
      </ol>
      {result && !hasSettled && <Winner scene={scene} result={result} />}
      <ConnectionLine live={live} refusals={false} />
      <Corner asks={asks} />
    </div>
  );
}

/** So many letters fit in a line; what is longer takes two, and the board keeps its room. */
const LINE = 66;
const BESIDE_A_QUESTION = 40;

/** Boards are drawn for somebody who sits before them: here they are as much larger as the screen is farther away. */
const LINES = 600;

function useZoom(lines = LINES): number {
  const [zoom, set] = useState(1);
  useEffect(() => {
    const fit = () => set(Math.max(1, Math.min(innerHeight, innerWidth * 0.62) / lines));
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
  return zoom;
}

/** As large as is comfortable, and smaller only where there are many players. */
function Sized(props: { class: string; children: preact.ComponentChildren }) {
  const box = useRef<HTMLElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(2);
  useEffect(() => {
    const fit = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(box.current!);
      const room = box.current!.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const full = inner.current!.scrollHeight;
      const most = innerHeight / 490;
      setZoom(Math.max(1, Math.min(most, room / Math.max(1, full))));
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box.current!);
    watch.observe(inner.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <aside class={props.class} ref={box} aria-label={say("players")}>
      <div ref={inner} style={{ zoom }}>
        {props.children}
      </div>
    </aside>
  );
}

function useSounds(scene: Scene, over: boolean): void {
  const awaited = scene.awaited.join();
  useEffect(() => {
    if (!over) hear("turn");
  }, [awaited]);
}

/** Milliseconds for which a screen that nobody touches asks whether it may be heard. */
const ASKING = 30_000;

function useSoundQuestion(): boolean {
  const [asks, setAsks] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setAsks(false), ASKING);
    return () => clearTimeout(timer);
  }, []);
  return asks && undecided.value;
}

/** The only things to press here: whether to hear it, once, and the whole screen. */
function Corner({ asks }: { asks: boolean }) {
  return (
    <div class="screen-corner">
      {asks && <AskForSound />}
      <FullScreen />
    </div>
  );
}

function FullScreen() {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", note);
    return () => document.removeEventListener("fullscreenchange", note);
  }, []);
  if (full || !document.documentElement.requestFullscreen) return null;
  return (
    <div class="full-screen">
      <IconButton
        icon="whole"
        label={say("screen.full")}
        onClick={() => void document.documentElement.requestFullscreen()}
      />
    </div>
  );
}
