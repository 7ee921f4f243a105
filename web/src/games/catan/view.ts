// What lies on a CATAN table, as the server describes it.
import type * as contract from "../../contract";
import type * as shell from "../../shell/scene";
import type { Action, Board, Bounds, Card, Good, Offer, Own, Resource, Step, View } from "./declared";
import { isBetweenTurns } from "./hooks/phases";

export * from "./declared";

export type Scene = shell.Scene<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type Client = shell.GameClient<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type EndProps = shell.EndProps<Board, View, Own, Step>;
export type WholeEnd = shell.WholeEnd<Board, View, Own, Step>;
export type Replay = contract.Replay<Board, View, Own, Step>;
export type RecordedSteps = contract.RecordedSteps<Step>;

export type Counts = Record<Resource, number>;
export type Some = Partial<Counts>;
/** What an offer may be made of: resource cards and what expansions let one trade. */
export type Goods = Partial<Record<Good, number>>;
export type CardCounts = Partial<Record<Card, number>>;

/** Phases in which one builds what one likes. */
export const isBuilding = (table: View): boolean => table.phase === "main" || isBetweenTurns(table.phase);

export interface Offers {
  /** One's own. */
  mine: Offer | null;
  others: { seat: number; offer: Offer }[];
}

/** The offers a seat has made or is asked about. */
export const offersTo = (table: View, seat: number): Offers => ({
  mine: table.players[seat]!.offer,
  others: table.players.flatMap(({ offer }, other) =>
    offer && other !== seat && offer.to.includes(seat) ? [{ seat: other, offer }] : [],
  ),
});

/** Those that nobody has put aside: neither this seat by saying no, nor everybody who was asked by it. */
export function openTo(table: View, seat: number): Offers {
  const { mine, others } = offersTo(table, seat);
  const saidNo = (who: number) => table.players[who]!.answer === "no";
  return {
    mine: mine && table.active === seat && mine.to.every(saidNo) ? null : mine,
    others: others.filter((one) => one.seat !== table.active || !saidNo(seat)),
  };
}
