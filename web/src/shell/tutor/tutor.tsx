// The tutor beside the board: a hint when asked, and a word before a costly choice is final.
import { useEffect, useState } from "preact/hooks";
import { shown } from "../coach/worth";
import { Icon } from "../design/icons";
import { Dialog } from "../design/parts";
import { Pointer } from "../learn/pointer";
import type { LiveTable } from "../net/live-table";
import type { GameClient, Scene } from "../scene";
import { say, sayText } from "../text";
import { type Advice, adviceFor, doubt, mayHelp, pointed, setTutor, thinking, tutorOn } from "./asking";
import "./tutor.css";

interface Props {
  live: LiveTable;
  client: GameClient;
  scene: Scene;
}

export function Tutor({ live, client, scene }: Props) {
  const [hint, setHint] = useState<Advice | "none" | null>(null);
  const myTurn = scene.seat !== null && scene.awaited.includes(scene.seat);
  useEffect(() => {
    setHint(null);
    pointed.value = [];
    doubt.value = null;
  }, [scene.seq, scene.seat]);
  if (!mayHelp(scene.table, scene.seat) || !client.whereIs) return null;
  const ask = async () => {
    thinking.value = true;
    const found = await adviceFor(live, null).finally(() => (thinking.value = false));
    setHint(found ?? "none");
    pointed.value = found?.alternatives[0] ? (client.whereIs?.(found.alternatives[0].parts) ?? []) : [];
  };
  return (
    <>
      <div class="tutor" title={say("coach.tutor_about")}>
        <label class="tutor-switch">
          <input
            type="checkbox"
            checked={tutorOn.value}
            data-test="tutor"
            onChange={(change) => setTutor(change.currentTarget.checked)}
          />
          {say("coach.tutor")}
        </label>
        {myTurn && (
          <button type="button" class="button compact" data-test="hint" disabled={thinking.value} onClick={ask}>
            <Icon name="help" /> {say("coach.hint")}
          </button>
        )}
        {hint && !doubt.value && <HintWords hint={hint} scene={scene} />}
      </div>
      <Pointer at={pointed.value} />
      {doubt.value && <Sure client={client} scene={scene} />}
    </>
  );
}

function reasonsOf(advice: Advice): string {
  return advice.reasons.map((reason) => say(`coach.${reason}`)).join(", ");
}

/** One sentence, and why. */
function HintWords({ hint, scene }: { hint: Advice | "none"; scene: Scene }) {
  const best = hint === "none" ? undefined : hint.alternatives[0];
  if (hint === "none" || !best)
    return (
      <span class="tutor-says" role="status">
        {say("coach.no_opinion")}
      </span>
    );
  const reasons = reasonsOf(hint);
  return (
    <span class="tutor-says" role="status">
      {say("coach.hint_says", { line: sayText(best.line, scene.name) })}
      {reasons && ` ${say("coach.hint_why", { reasons })}`}
    </span>
  );
}

function costOf({ unit, cost }: Advice): string {
  return say(unit === "chance" ? "coach.tutor_points" : "coach.tutor_plain", { cost: shown({ unit }, cost) });
}

/** A question first; whoever wants to be shown sees the board again, with the answer below. */
function Sure({ client, scene }: { client: GameClient; scene: Scene }) {
  const [isShown, setShown] = useState(false);
  const { advice, send } = doubt.value!;
  const best = advice.alternatives[0];
  const again = () => {
    doubt.value = null;
  };
  const show = () => {
    setShown(true);
    pointed.value = best ? (client.whereIs?.(best.parts) ?? []) : [];
  };
  const anyway = () => {
    doubt.value = null;
    pointed.value = [];
    send();
  };
  const reasons = reasonsOf(advice);
  const buttons = (
    <div class="row wrap">
      <button type="button" class="button primary grow" data-test="think-again" onClick={again}>
        {say("coach.think_again")}
      </button>
      {!isShown && (
        <button type="button" class="button grow" data-test="show-me" onClick={show}>
          {say("coach.show_me")}
        </button>
      )}
      <button type="button" class="button grow" data-test="play-anyway" onClick={anyway}>
        {say("coach.play_anyway")}
      </button>
    </div>
  );
  if (isShown && best)
    return (
      <div class="tutor-shown" role="dialog" aria-label={say("coach.tutor_title")}>
        <p role="status">{say("coach.hint_says", { line: sayText(best.line, scene.name) })}</p>
        {buttons}
      </div>
    );
  return (
    <Dialog title={say("coach.tutor_title")} onClose={again} className="tutor-sure">
      <div class="stack">
        <p>{say("coach.tutor_says", { cost: costOf(advice) })}</p>
        {reasons && <p class="soft">{say("coach.because", { reasons })}</p>}
        {buttons}
      </div>
    </Dialog>
  );
}

/** At a table with other people: why there is no help. */
export function FairNote({ scene }: { scene: Scene }) {
  const others = scene.table.seats.filter((one) => one.kind === "person").length > 1;
  if (!others || scene.table.state !== "playing" || scene.table.real_time) return null;
  return (
    <p class="tutor fair-note soft">
      <a href="/fair-play">{say("coach.fair_play")}</a> {say("coach.no_help_here")}
    </p>
  );
}
