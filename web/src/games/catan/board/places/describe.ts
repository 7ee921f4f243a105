// The board in words, for those who hear it.
import { say } from "../../../../shell/text";
import type { Target } from "../../choices";
import { alsoTold } from "../../hooks/board";
import type { Board, Resource, Scene, View } from "../../view";
import type { Map } from "../geometry";

export const hexInWords = (map: Map, name: string): string => {
  const hex = map.hexes[name];
  return hex ? `${say(`term.${hex.terrain}`)}${hex.number ? ` ${hex.number}` : ""}` : name;
};

export function intersectionInWords(map: Map, name: string): string {
  const hexes = map.intersections[name]?.hexes ?? [];
  const harbour = map.board.harbours?.find((one) => one.ends.includes(name));
  const label = map.intersections[name]?.label;
  const parts = [...(label ? [label] : []), ...hexes.map((hex) => hexInWords(map, hex))];
  if (harbour) parts.push(harbourInWords(harbour.kind));
  return parts.join(", ");
}

const harbourInWords = (kind: Resource | "any"): string =>
  say(kind === "any" ? "harbour.any" : "harbour.of", { resource: { term: kind } });

export function placeInWords(map: Map, target: Target): string {
  if (target.kind === "robber") return hexInWords(map, target.name);
  if (target.kind !== "road") return intersectionInWords(map, target.name);
  const [one = "", other = ""] = target.name.split("-");
  const harbour = map.board.paths.find(({ ends }) => ends.includes(one) && ends.includes(other))?.harbour;
  const towns = [one, other].flatMap((end) => map.intersections[end]?.label ?? []);
  const shared = map.intersections[one]?.hexes.filter((hex) => map.intersections[other]?.hexes.includes(hex)) ?? [];
  const near = [...shared.map((hex) => hexInWords(map, hex)), ...(harbour ? [harbourInWords(harbour)] : [])];
  return `${[...towns, ...near].join(", ")} (${target.name})`;
}

export function describe(map: Map, board: Board, table: View, scene: Scene): string[] {
  const lines = board.hexes.map(
    (hex) => `${hex.name}: ${hexInWords(map, hex.name)}${hex.name === table.robber ? `, ${say("term.robber")}` : ""}`,
  );
  for (const [name, { seat, piece }] of Object.entries(table.buildings)) {
    lines.push(
      say("describe.building", {
        player: scene.name(seat),
        piece: say(`build.${piece}`),
        place: intersectionInWords(map, name),
      }),
    );
  }
  lines.push(...alsoTold(map, table));
  table.players.forEach((player, seat) => {
    const roads = Object.values(table.roads).filter((owner) => owner === seat).length;
    lines.push(
      say("describe.player", { player: scene.name(seat), roads, points: player.points, cards: player.cards_in_hand }),
    );
  });
  return lines;
}
