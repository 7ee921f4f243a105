// The table: stock and discards, the count towards an opening, and the melds; between two deals how the last one ended.
import { useEffect, useMemo } from "preact/hooks";
import type { Scene } from "../../shell/scene";
import { chime } from "../../shell/settings";
import { say } from "../../shell/text";
import "./board.css";
import { choicesOf, meldsOf } from "./choices";
import { DealSummary } from "./felt/deal";
import { Melds } from "./felt/melds";
import { OpenHands } from "./felt/open-hands";
import { Piles } from "./felt/piles";
import { Ring } from "./felt/ring";
import { chosen, chosenCards } from "./intent";
import type { Board as BoardDocument, Own, Table } from "./view";

export function Board({ scene }: { scene: Scene }) {
  const table = scene.view as Table;
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  const over = table.phase === "over";
  useEffect(() => {
    if (scene.events.some(({ words }) => /^(discard|run|set|lay off|swap|drawn|take)/.test(words))) chime("card");
  }, [scene.seq]);
  useEffect(() => void (chosen.value = []), [scene.seat, table.deal]);
  useEffect(() => {
    const press = (key: KeyboardEvent) => key.key === "Escape" && (chosen.value = []);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const between = table.last_deal !== null && (over || table.melds.length === 0);
  return (
    <div class="felt">
      <div class="middle">
        <Piles scene={scene} choices={choices} />
        <Opening scene={scene} />
      </div>
      <div class="on-table" tabIndex={0} role="region" aria-label={say("melds")}>
        {between && <DealSummary deal={table.last_deal!} number={over ? table.deal : table.deal - 1} name={scene.name} colour={scene.colour} />}
        <Melds scene={scene} additions={choices.additions} />
        <OpenHands scene={scene} />
        {!table.melds.length && !between && scene.seat !== null && <p class="no-melds">{say("melds.none")}</p>}
      </div>
    </div>
  );
}

function Opening({ scene }: { scene: Scene }) {
  const board = scene.board as BoardDocument;
  const table = scene.view as Table;
  const own = scene.own as Own | null;
  const seat = scene.seat ?? table.active;
  const player = table.players[seat]!;
  if (player.out) return null;
  const more = own && !scene.busy ? meldsOf(own.melds, chosenCards())[0]?.value ?? 0 : 0;
  return <Ring laid={own?.opening?.laid ?? player.opening ?? 0} more={more} needed={board.opening} open={player.open !== "no"} />;
}
