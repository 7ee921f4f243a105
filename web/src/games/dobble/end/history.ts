// What a finished match tells about its players: every claim with its reaction time, and every scored mini-game.
import type { Claim, Replay, Score, View } from "../view";

const SHARED_FROM = 4;

export interface Found {
  seat: number;
  symbol: number;
  /** From the moment the player could see the card to the claim. */
  time: number;
}

export interface History {
  found: Found[];
  mistakes: number[];
  scores: Score[];
}

const keyOf = (happened: { at: number } | null): string => JSON.stringify(happened);

/**
 * Since when a seat has looked at its card: the start, or the claim that turned it up; cards shared by a team turn up
 * for both.
 */
class Looking {
  private since = new Map<string, number>();
  private began: number | null = null;

  reactionTo(claim: Claim, table: View, before: View): number {
    const began = before.began_at ?? table.began_at ?? claim.at;
    if (began !== this.began) this.since.clear();
    this.began = began;
    const key = before.mini_game >= SHARED_FROM ? `team ${before.players[claim.seat]!.team}` : `seat ${claim.seat}`;
    const time = claim.at - (this.since.get(key) ?? began);
    if (claim.verdict === "right") this.since.set(key, claim.at);
    return time;
  }
}

export function historyOf(replay: Replay): History {
  const views = replay.frames.map((frame) => frame.view);
  const looking = new Looking();
  const told: History = { found: [], mistakes: views[0]!.players.map(() => 0), scores: [] };
  views.forEach((now, n) => {
    const before = views[n - 1];
    if (!before) return;
    const claim = now.last_claim;
    if (claim && keyOf(claim) !== keyOf(before.last_claim)) {
      const time = looking.reactionTo(claim, now, before);
      if (claim.verdict === "right") told.found.push({ seat: claim.seat, symbol: claim.symbol, time });
      else told.mistakes[claim.seat]! += 1;
    }
    if (now.last_score && keyOf(now.last_score) !== keyOf(before.last_score)) told.scores.push(now.last_score);
  });
  return told;
}

export function median(times: number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

/** For the player's own figures: how soon a symbol was found, as a rule. */
export function figures(replay: Replay, seat: number): Record<string, number> {
  const times = historyOf(replay).found.flatMap((one) => (one.seat === seat ? [one.time] : []));
  return times.length ? { reaction: median(times) } : {};
}
