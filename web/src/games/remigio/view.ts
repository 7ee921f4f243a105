// What lies on a Remigio table, as the server describes it.
import type * as contract from "../../contract";
import type * as shell from "../../shell/scene";
import type { Action, Board, Bounds, Own, Rank, Step, Suit, View } from "./declared";

export * from "./declared";

export type Scene = shell.Scene<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type Client = shell.GameClient<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type EndProps = shell.EndProps<Board, View, Own, Step>;
export type WholeEnd = shell.WholeEnd<Board, View, Own, Step>;
export type Replay = contract.Replay<Board, View, Own, Step>;
export type RecordedSteps = contract.RecordedSteps<Step>;

export const rankOf = (card: string): Rank => card.split(" ")[0] as Rank;
export const suitOf = (card: string): Suit => card.split(" ")[1] as Suit;
