// The sheets in words, for those who hear them.
import { say } from "../../../shell/text";
import type { Scene } from "../view";
import { type Board, BUILDS, type Build, type Player, type View } from "../view";

const NAMES: Record<Build, keyof Pick<Player, "roads" | "settlements" | "cities" | "knights">> = {
  road: "roads",
  settlement: "settlements",
  city: "cities",
  knight: "knights",
};

export function describe(board: Board, table: View, scene: Scene): string[] {
  const dice = table.dice.flatMap((die) => (die.face && !die.spent ? [say(`term.${die.face}`)] : []));
  const rows = table.players.map((player, seat) =>
    say("describe.player", {
      player: scene.name(seat),
      points: player.points,
      roads: player.roads.length - 1,
      settlements: player.settlements.length,
      cities: player.cities.length,
      knights: player.knights.length,
      used: player.used.length,
    }),
  );
  const costs = BUILDS.map((kind) =>
    say("describe.cost", { thing: { term: kind }, cost: { cards: board.costs[kind] } }),
  );
  const open = table.players[scene.seat ?? table.active]!;
  const left = BUILDS.map((kind) =>
    say("describe.left", { thing: { term: kind }, n: board[NAMES[kind]].length - open[NAMES[kind]].length }),
  );
  return [...(dice.length ? [say("describe.dice", { dice: dice.join(", ") })] : []), ...rows, ...costs, ...left];
}
