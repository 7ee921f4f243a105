// The drawer beside the board: the story with chat, or the rules.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Row, TableDocument } from "../../../contract";
import { Icon } from "../../design/icons";
import { Complaint, IconButton, useAsking } from "../../design/parts";
import { late } from "../../door";
import { type Chat, Phrases } from "../../manners/talk";
import { held } from "../../net/memory";
import * as rest from "../../net/rest";
import type { GameClient, Scene } from "../../scene";
import { say } from "../../text";
import { BranchWords } from "../replay/branch-off";
import { Story } from "./story";

const Book = late(async () => (await import("../../book/book")).Book);

export type Page = "log" | "rules";

interface Props {
  page: Page;
  onPage: (page: Page | null) => void;
  client: GameClient;
  scene: Scene;
  log: Row[];
  chat: Chat | null;
}

export function Drawer({ page, onPage, client, scene, log, chat }: Props) {
  return (
    <aside class="drawer" aria-label={say(page)}>
      <header class="row">
        <h2 class="grow">{say(page)}</h2>
        <IconButton icon="close" label={say("close")} onClick={() => onPage(null)} />
      </header>
      {page === "log" ? <LogPage log={log} scene={scene} chat={chat} /> : <Book client={client} table={scene.table} />}
    </aside>
  );
}

/** Whether anybody else reads what is said. */
const hasCompany = ({ table, seat }: Scene): boolean =>
  table.spectators > 0 || table.seats.some((one) => one.kind === "person" && one.seat !== seat);

function LogPage({ log, scene, chat }: Pick<Props, "log" | "scene" | "chat">) {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const muted = scene.seat !== null && scene.table.seats[scene.seat]?.muted;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log.length]);
  const send = (submitted: Event) => {
    submitted.preventDefault();
    if (text.trim()) chat?.(text.trim());
    setText("");
  };
  return (
    <>
      <BranchWords table={scene.table} />
      <div class="scroll" ref={list} tabIndex={0} role="log" aria-label={say("log")}>
        <Story log={log} names={scene.name} colour={scene.colour} />
      </div>
      {scene.table.spectators > 0 && (
        <p class="watchers soft small">
          <Icon name="eye" /> {say("chat.watching", { n: scene.table.spectators })}
        </p>
      )}
      {chat && <Mutes table={scene.table} />}
      {chat && muted && (
        <p class="note" role="status">
          {say("chat.muted")}
        </p>
      )}
      {chat && !muted && hasCompany(scene) && <Phrases chat={chat} />}
      {chat && !muted && (
        <form class="row" onSubmit={send}>
          <input
            aria-label={say("chat.say")}
            placeholder={say("chat.say")}
            maxLength={500}
            value={text}
            onInput={(typed) => setText(typed.currentTarget.value)}
          />
          <button type="submit" class="button">
            {say("chat.send")}
          </button>
        </form>
      )}
    </>
  );
}

/** The host may ask for silence, seat by seat. */
function Mutes({ table }: { table: TableDocument }) {
  const { ask, complaint } = useAsking();
  const mine = held(table.id);
  const host = mine.find((one) => one.seat === table.host);
  const others = table.seats.filter((seat) => seat.kind === "person" && !mine.some((one) => one.seat === seat.seat));
  if (!host || !others.length) return null;
  return (
    <div class="mutes" role="group" aria-label={say("chat.mutes")}>
      {others.map((seat) => (
        <button
          type="button"
          class="button compact quiet"
          key={seat.seat}
          data-mute={seat.seat}
          onClick={() => ask(() => rest.mute(table.id, seat.seat, !seat.muted, host.token))}
        >
          <Icon name={seat.muted ? "chat" : "mute"} />{" "}
          <span class="cut">{say(seat.muted ? "chat.unmute" : "chat.mute", { name: seat.name ?? "" })}</span>
        </button>
      ))}
      <Complaint text={complaint} />
    </div>
  );
}
