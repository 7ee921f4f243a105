// Below the table: the own hand, melds put together, how the hand is sorted, and what can be done.
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import { choicesOf } from "../choices";
import { Hand } from "../hand/hand";
import { Tray } from "../hand/tray";
import { aside, chosen, idsFor, idsOf, order, queue, read, sortBy } from "../intent";
import type { Own, Scene } from "../view";
import "./controls.css";
import { DeckChoice } from "./deck-choice";
import { Deeds } from "./deeds";
import { remark } from "./drop";
import { Says } from "./says";

/** Sends what is still to be laid, one after the other; a refusal ends it. */
function useQueue(scene: Scene): void {
  useEffect(() => {
    if (scene.refusal) queue.value = [];
    const [next, ...rest] = queue.value;
    if (!next || scene.busy || !scene.act) return;
    queue.value = rest;
    scene.act(next);
  }, [scene.seq, scene.busy, scene.refusal]);
}

export function Controls({ scene }: { scene: Scene }) {
  const own = scene.own;
  const table = scene.view;
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  useQueue(scene);
  useEffect(() => {
    remark.value = null;
    if (chosen.value.length) read.value = scene.refusal;
  }, [chosen.value]);
  const out = scene.seat !== null && table.players[scene.seat]?.out;
  if (!own || out)
    return (
      <div class="card-controls watching">
        <p class="soft">{say(out ? "you.out" : "waiting.cards")}</p>
      </div>
    );
  return (
    <div
      class="card-controls"
      data-busy={scene.busy || queue.value.length > 0 || undefined}
      data-phase={scene.awaited.includes(scene.seat!) ? table.phase : undefined}
    >
      <Tray scene={scene} />
      {own.hand.length > 0 && <Hand scene={scene} own={own} />}
      <Says scene={scene} own={own} />
      <div class="deed-bar">
        <Sorting />
        <DeckChoice />
        <Hint scene={scene} own={own} />
        {chosen.value.length + aside.value.length > 0 && (
          <button
            type="button"
            class="button square"
            aria-label={say("choose.none")}
            title={say("choose.none")}
            onClick={putBack}
          >
            <Icon name="close" />
          </button>
        )}
        <Deeds scene={scene} own={own} choices={choices} />
      </div>
    </div>
  );
}

const putBack = () => {
  if (chosen.value.length) chosen.value = [];
  else aside.value = [];
};

function Sorting() {
  return (
    <div class="sorting" role="group" aria-label={say("sort")}>
      {(["suit", "rank"] as const).map((by) => (
        <button
          type="button"
          class="button"
          data-sort={by}
          aria-pressed={order.value === by}
          aria-label={say(`sort.${by}`)}
          title={say(`sort.${by}`)}
          onClick={() => sortBy(by)}
          key={by}
        >
          {say(`sort.${by}.short`)}
        </button>
      ))}
    </div>
  );
}

/** The best melds of the hand, where the table allows the hint: a tap puts them together. */
function Hint({ scene, own }: { scene: Scene; own: Own }) {
  if (!own.hint) return null;
  const { most_points, can_close } = own.hint;
  const most = own.hint.most.flatMap((one) => ("cards" in one ? one : []));
  const show = () => {
    let left = idsOf(scene, own.hand);
    chosen.value = [];
    aside.value = most.map(({ cards }) => {
      const ids = idsFor(
        left,
        cards.map(({ card }) => card),
      );
      left = left.filter((id) => !ids.includes(id));
      return { ids, reading: 0 };
    });
  };
  return (
    <button
      type="button"
      class="button hint"
      data-hint={most_points}
      disabled={!most.length}
      onClick={show}
      title={say(scene.board.swap ? "hint.title.swap" : "hint.title")}
    >
      <Icon name="star" />{" "}
      <span>
        <span class="hint-word">{say("hint")} </span>
        <b>{most_points}</b>
        {can_close && ` · ${say("hint.close")}`}
      </span>
    </button>
  );
}
