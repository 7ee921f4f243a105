// What lies at an intersection of a map, and what is told of it.
import { say } from "../../../../shell/text";
import type { Map } from "../../board/geometry";
import { intersectionInWords } from "../../board/places/describe";
import type { Board, Intersection, IntersectionKind, View } from "../../view";

/** With as many players nothing lies on victory intersections: they are towns. */
const LARGE_TABLE = 5;

export const kindOf = ({ kind = "location" }: Intersection, { order }: Board): IntersectionKind =>
  kind === "victory" && order.length >= LARGE_TABLE ? "location" : kind;

/** Where tokens lie; before a game, on all their places. */
export const prizesOf = ({ board }: Map, table: View | null): string[] =>
  table ? (table.tokens_at ?? []) : board.intersections.flatMap(({ kind, name }) => (kind === "victory" ? [name] : []));

export function prizesInWords(map: Map, table: View): string[] {
  const names = prizesOf(map, table).map((name) => intersectionInWords(map, name));
  return names.length ? [`${say("token")}: ${names.join("; ")}`] : [];
}
