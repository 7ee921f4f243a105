// How a table is laid out: players, board, controls, and a drawer with the story and the rules.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameEvent, Row } from "../../../contract";
import { useBack } from "../../back";
import { IconButton } from "../../design/parts";
import { SIZES } from "../../design/sizes";
import { Bubble, type Chat, ChatButton, useUnread } from "../../manners/talk";
import type { GameClient, Scene } from "../../scene";
import { isHandFirst } from "../../screen/hand-first";
import "../../screen/screen.css";
import { ticksOnly } from "../../sound";
import { AskForSound } from "../../sound/ask";
import { ONE_TAP } from "../../taps";
import { listed, say } from "../../text";
import { Drawer, type Page } from "./drawer";
import "./frame.css";
import { BranchNote } from "../replay/branch-off";
import { sealedOnce } from "../sealing";
import { TopBar } from "../top-bar";
import { PromptLine } from "./prompt-line";
import { Teach } from "./teach";

interface Props {
  client: GameClient;
  scene: Scene;
  log: Row[];
  chat: Chat | null;
  bar?: ComponentChildren;
  notes?: ComponentChildren;
  /** Help that is always at hand: beside the board, never over it. */
  help?: ComponentChildren;
  /** Instead of the line that says what is to be done. */
  prompt?: ComponentChildren;
  children: ComponentChildren;
}

/** What is told of some steps: not those that the game calls quiet. */
const worthALine = ({ isQuiet }: GameClient, events: GameEvent[]): GameEvent[] =>
  isQuiet ? events.filter((event) => !isQuiet(event)) : events;

const storyOf = (client: GameClient, log: Row[]): Row[] =>
  sealedOnce(log).map((row) => (row.events ? { ...row, events: worthALine(client, row.events) } : row));

/** Where there is room for the story beside the board. */
const WIDE = matchMedia(`${SIZES["--large"]} and (min-width: 1180px)`);

export function Frame({ client, scene, log, chat, bar, notes, help, prompt, children }: Props) {
  const story = useMemo(() => storyOf(client, log), [client, log]);
  // Whoever is being shown something has nothing to read beside it.
  const usual = () => (WIDE.matches && !prompt ? "log" : null);
  const [page, setPage] = useState<Page | null>(usual);
  const [toldBeside] = useState(page !== null);
  const [teaching, teach] = useState(false);
  useEffect(() => {
    const fit = () => setPage(usual());
    WIDE.addEventListener("change", fit);
    return () => WIDE.removeEventListener("change", fit);
  }, []);
  useBack(page !== null && !WIDE.matches, () => setPage(null));
  const handFirst = isHandFirst(scene.table.id) && scene.seat !== null && client.needsBoard !== undefined;
  useEffect(() => {
    ticksOnly.value = handFirst;
    return () => void (ticksOnly.value = false);
  }, [handFirst]);
  const [peeking, peek] = useState(false);
  const handOnly = handFirst && !peeking && !client.needsBoard?.(scene);
  const unread = useUnread(log, scene.seat, page === "log");
  const taps = scene.act && !scene.table.real_time ? ONE_TAP : {};
  const toggle = (wanted: Page) => setPage(page === wanted ? null : wanted);
  const looks = [page && "with-drawer", client.wideControls && "wide-controls", handOnly && "hand-only"];
  return (
    <div class={["table-page", ...looks].filter(Boolean).join(" ")}>
      <TopBar>
        <span class="grow" />
        <AskForSound />
        {handFirst && (
          <span class="hand-peek">
            <IconButton icon="map" label={say("screen.peek")} pressed={peeking} onClick={() => peek(!peeking)} />
          </span>
        )}
        {bar}
        <IconButton icon="help" label={say("teach")} onClick={() => teach(true)} />
        <IconButton icon="book" label={say("rules")} pressed={page === "rules"} onClick={() => toggle("rules")} />
        <ChatButton unread={unread} pressed={page === "log"} onClick={() => toggle("log")} />
      </TopBar>
      {help}
      <aside class="players-side" aria-label={say("players")}>
        <client.Players scene={scene} />
      </aside>
      <main class={prompt ? "board-side coached" : "board-side"} {...taps}>
        <h1 class="unseen">{listed(scene.table.seats.map(({ seat }) => scene.name(seat)))}</h1>
        {prompt ?? <PromptLine scene={{ ...scene, events: worthALine(client, scene.events) }} log={story} />}
        <div class="notes">
          {notes}
          {!toldBeside && <BranchNote table={scene.table} seq={scene.seq} shown={page === null} />}
          {page !== "log" && <Bubble log={log} scene={scene} />}
        </div>
        {prompt ? (
          <div class="board-under">
            <client.Board scene={scene} />
          </div>
        ) : (
          <client.Board scene={scene} />
        )}
      </main>
      <section class="controls-side" {...taps} aria-label={say("controls")}>
        {children}
      </section>
      {page && <Drawer page={page} onPage={setPage} client={client} scene={scene} log={story} chat={chat} />}
      {teaching && <Teach game={client.id} lessons={client.lessons(scene)} onClose={() => teach(false)} />}
    </div>
  );
}
