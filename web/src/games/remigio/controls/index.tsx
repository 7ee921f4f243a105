// Below the table: the own hand, how it is sorted, and what can be done.
import { useMemo } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { choicesOf } from "../choices";
import { chosen, order, sortBy } from "../intent";
import type { Own, Table } from "../view";
import "./controls.css";
import { Hand } from "./hand";
import { Possible, Primary } from "./primary";

export function Controls({ scene }: { scene: Scene }) {
  const own = scene.own as Own | null;
  const table = scene.view as Table;
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  const out = scene.seat !== null && table.players[scene.seat]?.out;
  if (!own || out) return <div class="card-controls watching"><p class="soft">{say(out ? "you.out" : "waiting.cards")}</p></div>;
  const mine = scene.act !== null && scene.awaited.includes(scene.seat!);
  return (
    <div class="card-controls" data-busy={scene.busy || undefined}>
      {own.hand.length > 0 && <Hand scene={scene} own={own} />}
      {mine && <Possible scene={scene} own={own} choices={choices} />}
      <div class="deed-bar">
        <Sorting />
        {own.hint && <p class="hint">{say("hint", { n: own.hint.most_points })}{own.hint.can_close && ` · ${say("hint.close")}`}</p>}
        {chosen.value.length > 0 && <button type="button" class="button square" aria-label={say("choose.none")} title={say("choose.none")} onClick={() => (chosen.value = [])}><Icon name="close" /></button>}
        {mine ? <Primary scene={scene} own={own} choices={choices} /> : <p class="soft whose-turn">{table.phase === "over" ? say("phase.over") : say("waiting.turn", { name: scene.name(table.active) })}</p>}
      </div>
    </div>
  );
}

function Sorting() {
  const other = order.value === "suit" ? "rank" : "suit";
  return (
    <button type="button" class="button sorting" data-sort={other} onClick={() => sortBy(other)} aria-label={say(`sort.${other}`)} title={say(`sort.${other}`)}>
      <Icon name="swap" /><span class="sort-word">{say(`sort.${other}`)}</span>
    </button>
  );
}
