// The drawer beside the board: the story with chat, or the rules.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Row } from "../../contract";
import { IconButton } from "../design/parts";
import type { GameClient, Scene } from "../scene";
import { language, say } from "../text";
import { markdown } from "./markdown";
import { Story } from "./story";

export type Page = "log" | "rules";

interface Props {
  page: Page;
  onPage: (page: Page | null) => void;
  client: GameClient;
  scene: Scene;
  log: Row[];
  chat: ((text: string) => void) | null;
}

export function Drawer({ page, onPage, client, scene, log, chat }: Props) {
  return (
    <aside class="drawer" aria-label={say(page)}>
      <header class="row">
        <h2 class="grow">{say(page)}</h2>
        <IconButton icon="close" label={say("close")} onClick={() => onPage(null)} />
      </header>
      {page === "log" ? <LogPage log={log} scene={scene} chat={chat} /> : <RulesPage client={client} />}
    </aside>
  );
}

function LogPage({ log, scene, chat }: Pick<Props, "log" | "scene" | "chat">) {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
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
      <div class="scroll" ref={list} tabIndex={0} role="log" aria-label={say("log")}>
        <Story log={log} names={scene.name} colour={scene.colour} />
      </div>
      {chat && (
        <form class="row" onSubmit={send}>
          <input aria-label={say("chat.say")} placeholder={say("chat.say")} maxLength={500} value={text} onInput={(typed) => setText(typed.currentTarget.value)} />
          <button class="button">{say("chat.send")}</button>
        </form>
      )}
    </>
  );
}

function RulesPage({ client }: { client: GameClient }) {
  const [text, setText] = useState("");
  useEffect(() => void client.rules(language.value).then(setText), [client, language.value]);
  return <div class="scroll prose" tabIndex={0} role="region" aria-label={say("rules")}>{markdown(text)}</div>;
}
