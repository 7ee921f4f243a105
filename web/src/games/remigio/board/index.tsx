// The table: stock and discards, the count towards an opening, and the melds; after a deal how it ended.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Dialog } from "../../../shell/design/parts";
import { hear } from "../../../shell/sound";
import { say } from "../../../shell/text";
import type { Scene, Step } from "../view";
import "./board.css";
import { choicesOf } from "../choices";
import { chosen, forget, pointsOf } from "../intent";
import { DealCount } from "./count";
import { useFitting } from "./fitting";
import { Melds } from "./melds";
import { anchor, fly } from "./motion";
import { OpenHands } from "./open-hands";
import { Piles } from "./piles";
import { Ring } from "./ring";
import { ScoreSheet } from "./score-sheet";

export function Board({ scene }: { scene: Scene }) {
  const table = scene.view;
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  const [count, endCount] = useLastDeal(scene);
  const felt = useFitting();
  const lastNumber = table.phase === "over" ? table.deal : table.deal - 1;
  useEffect(() => showOthers(scene), [scene.seq]);
  useLayoutEffect(forget, [scene.seat, table.deal]);
  useEffect(() => {
    const press = (key: KeyboardEvent) =>
      key.key === "Escape" && (chosen.value.length ? (chosen.value = []) : endCount());
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <div class="felt" ref={felt}>
      <div class="middle">
        <SheetButton scene={scene} />
        <Piles scene={scene} choices={choices} />
        <Opening scene={scene} />
      </div>
      <div class="on-table" tabIndex={0} role="region" aria-label={say("melds")}>
        <Melds scene={scene} additions={choices.additions} />
        <OpenHands scene={scene} />
        {!table.melds.length && scene.seat !== null && <p class="no-melds">{say("melds.none")}</p>}
      </div>
      {count === lastNumber && table.last_deal && (
        <div class="count-over">
          <DealCount
            deal={table.last_deal}
            number={count}
            name={scene.name}
            colour={scene.colour}
            out={table.players.map((player) => player.out)}
            live
            key={count}
          />
          <button type="button" class="button primary" data-count-done onClick={endCount}>
            {say("deal.go.on")}
          </button>
        </div>
      )}
    </div>
  );
}

/** The number of the deal that has just ended before the player's eyes; and how to put it away. */
function useLastDeal(scene: Scene): [number | null, () => void] {
  const { deal, phase } = scene.view;
  const [count, setCount] = useState<number | null>(null);
  const seen = useRef(phase === "over" ? deal + 1 : deal);
  const ended = phase === "over" ? deal + 1 : deal;
  useEffect(() => {
    if (ended > seen.current && scene.act !== null) setCount(ended - 1);
    seen.current = ended;
  }, [ended]);
  return [count, () => setCount(null)];
}

const HEARD: Step["kind"][] = ["discard", "run", "set", "lay off", "swap", "drawn", "take"];

/** What the others draw and take is seen to move; every card is heard. */
function showOthers(scene: Scene): void {
  if (scene.events.some(({ action }) => HEARD.includes(action.kind))) hear("card");
  for (const { action, actor } of scene.events) {
    if (action.kind === "drawn" && action.player !== scene.seat)
      fly(document.querySelector("[data-anchor=stock] svg"), anchor("stock"), anchor(`seat-${action.player}`));
    if (action.kind === "take" && actor !== scene.seat)
      fly(document.querySelector(".top-card svg"), anchor("pile"), anchor(`seat-${actor}`));
  }
}

function SheetButton({ scene }: { scene: Scene }) {
  const { deals, players, winners, last_deal, deal, phase } = scene.view;
  const [open, setOpen] = useState(false);
  const board = scene.board;
  return (
    <div class="felt-tools">
      <button
        type="button"
        class="button square"
        data-sheet
        aria-label={say("sheet")}
        title={say("sheet")}
        onClick={() => setOpen(true)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4" />
        </svg>
      </button>
      {open && (
        <Dialog title={say("sheet")} onClose={() => setOpen(false)} className="sheet-dialog">
          <div class="stack">
            <ScoreSheet
              board={board}
              deals={deals}
              players={players}
              winners={winners}
              name={scene.name}
              colour={scene.colour}
            />
            {last_deal && (
              <DealCount
                deal={last_deal}
                number={phase === "over" ? deal : deal - 1}
                name={scene.name}
                colour={scene.colour}
                out={players.map((player) => player.out)}
                live={false}
              />
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Opening({ scene }: { scene: Scene }) {
  const board = scene.board;
  const table = scene.view;
  const own = scene.own;
  const player = table.players[scene.seat ?? table.active]!;
  if (player.out) return null;
  const { laid, more } = pointsOf(board, own, own?.opening?.laid ?? player.opening ?? 0);
  return <Ring laid={laid} more={player.open === "no" ? more : 0} needed={board.opening} open={player.open !== "no"} />;
}
