// How kind the dice were to a seat: the cards its numbers brought, for each card they could be expected to bring.
import type { Board, Hex, Replay, View } from "../view";
import { WAYS } from "./history";

const ALL_WAYS = 36;

export function figures(replay: Replay, seat: number): Record<string, number> {
  const { board } = replay;
  let [came, expected] = [0, 0];
  replay.frames.forEach((frame, n) => {
    const roll = frame.event?.action;
    if (roll?.kind !== "dice" || n === 0) return;
    for (const [hex, cards] of worth(board, replay.frames[n - 1]!.view, seat)) {
      if (hex.number === roll.one + roll.other) came += cards;
      expected += (cards * (WAYS[hex.number ?? 0] ?? 0)) / ALL_WAYS;
    }
  });
  return expected ? { luck: came / expected } : {};
}

/** What a seat gets of each hex when its number comes. */
function worth(board: Board, table: View, seat: number): [Hex, number][] {
  const own = board.intersections.filter((place) => table.buildings[place.name]?.seat === seat);
  const cards = (hex: Hex) =>
    own.reduce(
      (sum, place) =>
        place.hexes.includes(hex.name) ? sum + (table.buildings[place.name]!.piece === "city" ? 2 : 1) : sum,
      0,
    );
  return board.hexes.filter((hex) => hex.number && hex.name !== table.robber).map((hex) => [hex, cards(hex)]);
}
