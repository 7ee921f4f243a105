// Who comes after whom at the end: whoever won first, then by points as the game counts them.
import type { Result } from "../../../contract";
import { doorOf } from "../../clients";

export function inOrder(game: string, { scores, winners }: Result): number[] {
  const sign = doorOf(game).fewIsBest ? 1 : -1;
  const won = (seat: number) => Number(winners.includes(seat));
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => won(other) - won(one) || sign * (scores[one]! - scores[other]!));
}
