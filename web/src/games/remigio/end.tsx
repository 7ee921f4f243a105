// The story of a finished match: the last count, and the sheet deal by deal.
import { useMemo } from "preact/hooks";
import type { EndProps, Replay } from "./view";
import "./board/board.css";
import { DealCount } from "./board/count";
import { ScoreSheet } from "./board/score-sheet";
import type { EndedDeal, LastDeal } from "./view";

/** How each deal ended, in order, read from a whole replay. */
export function dealsOf(replay: Replay): (LastDeal & EndedDeal)[] {
  const views = replay.frames.map((frame) => frame.view);
  return views.flatMap((now, n) => {
    const before = views[n - 1];
    const ended = before && (now.deal > before.deal || (now.phase === "over" && before.phase !== "over"));
    return ended && now.last_deal ? [{ ...now.last_deal, number: before.deal }] : [];
  });
}

export function End({ board, final, replay, table, name, colour }: EndProps) {
  const { players, deal, last_deal } = final;
  const deals = useMemo(() => (replay ? dealsOf(replay) : final.deals), [replay]);
  return (
    <>
      {last_deal && (
        <div class="panel match-story">
          <DealCount
            deal={last_deal}
            number={deal}
            name={name}
            colour={colour}
            out={players.map((player) => player.out)}
            live
          />
        </div>
      )}
      <div class="panel match-story">
        <ScoreSheet
          board={board}
          deals={deals}
          players={players}
          winners={table.result?.winners ?? []}
          name={name}
          colour={colour}
        />
      </div>
    </>
  );
}
