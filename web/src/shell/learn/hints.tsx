// Hints for a first game after the lessons: what one can do at such a moment. They fade as one plays.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../design/icons";
import { IconButton } from "../design/parts";
import type { GameClient, Scene } from "../scene";
import { has, say } from "../text";
import "./learn.css";
import { takenLessons } from "./lessons";
import { hintFor, noteSaid } from "./said";

/** Nobody waits while one reads. */
const isAmongBots = ({ table, seat }: Scene): boolean =>
  table.seats.every((other) => other.seat === seat || other.kind === "bot");

export function Hint({ client, scene }: { client: GameClient; scene: Scene }) {
  const asked = scene.seat !== null && scene.awaited.includes(scene.seat) && isAmongBots(scene);
  const mine = asked && takenLessons(client.id).length > 0;
  const moment = mine && !scene.busy ? (client.hint?.(scene) ?? null) : null;
  const [silent, silence] = useState(false);
  const shown = useRef<string | null>(null);
  const hint = shown.current === moment && moment ? moment : hintFor(client.id, moment);
  useEffect(() => {
    if (hint && shown.current !== hint) noteSaid(client.id, hint);
    shown.current = hint;
  }, [hint]);
  if (!hint || silent || !has(`tip.${hint}`)) return null;
  return (
    <p class="line-note hint" data-tip={hint}>
      <Icon name="star" /> <span>{say(`tip.${hint}`)}</span>
      <IconButton icon="close" label={say("tip.close")} onClick={() => silence(true)} />
    </p>
  );
}
