// Talk: phrases with one tap that each reads in their own language, a bubble that passes, and what is unread.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Row } from "../../contract";
import { Icon } from "../design/icons";
import { ColourDot } from "../parts/colour";
import type { Scene } from "../scene";
import { has, say } from "../text";
import "./manners.css";

/** As the server knows them. */
const PHRASES = [
  "hello",
  "luck",
  "well_played",
  "thanks",
  "sorry",
  "moment",
  "hurry",
  "oops",
  "wow",
  "good_game",
] as const;
const FACES = ["👏", "😄", "😮", "😅", "🤔", "❤️"];

/** What was said, in the reader's language where it is one of the phrases. */
export const saidIn = ({ text, phrase }: Row): string =>
  phrase && has(`phrase.${phrase}`) ? say(`phrase.${phrase}`) : (text ?? "");

export type Chat = (text: string, phrase?: string) => void;

export const Phrases = ({ chat }: { chat: Chat }) => (
  <div class="phrases" role="group" aria-label={say("phrases")}>
    {FACES.map((face) => (
      <button type="button" class="button compact quiet face" key={face} onClick={() => chat(face)}>
        {face}
      </button>
    ))}
    {PHRASES.map((name) => (
      <button
        type="button"
        class="button compact"
        data-phrase={name}
        key={name}
        onClick={() => chat(say(`phrase.${name}`), name)}
      >
        {say(`phrase.${name}`)}
      </button>
    ))}
  </div>
);

/** How many lines others have said since the log was last open. */
export function useUnread(log: Row[], seat: number | null, isOpen: boolean): number {
  const said = log.filter((row) => row.kind === "chat" && row.seat !== seat);
  const newest = said.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (isOpen || (seen === null && log.length)) setSeen(newest);
  }, [isOpen, newest, log.length > 0]);
  return isOpen || seen === null ? 0 : said.filter((row) => row.seq > seen).length;
}

export const ChatButton = ({ unread, pressed, onClick }: { unread: number; pressed: boolean; onClick: () => void }) => (
  <button
    type="button"
    class="button quiet square chat-button"
    aria-label={unread ? say("chat.unread", { n: unread }) : say("log")}
    title={say("log")}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name="chat" />
    {unread > 0 && <span class="unread">{unread > 9 ? "9+" : unread}</span>}
  </button>
);

/** Milliseconds a line is shown over the board. */
const SHOWN = 4500;

/** What somebody else has just said, for whoever has the log closed; what was said before one came is no news. */
export function Bubble({ log, scene }: { log: Row[]; scene: Scene }) {
  const last = log.findLast((row) => row.kind === "chat");
  const known = useRef<number | null>(null);
  const [shown, show] = useState<Row | null>(null);
  useEffect(() => {
    if (!log.length) return;
    const isNews = known.current !== null && last !== undefined && last.seq > known.current;
    known.current = last?.seq ?? 0;
    if (!isNews || last.seat === scene.seat) return;
    show(last);
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last?.seq, log.length > 0]);
  if (!shown) return null;
  return (
    <p class="bubble" role="status" key={shown.seq}>
      {shown.seat != null && <ColourDot colour={scene.colour(shown.seat)} size={18} />}
      <strong>{shown.name}</strong>
      <span>{saidIn(shown)}</span>
    </p>
  );
}
