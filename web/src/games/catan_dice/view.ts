// What lies on a dice game's table, as the server describes it.
import type * as contract from "../../contract";
import type * as shell from "../../shell/scene";
import type { Action, Board, Bounds, Face, Own, Step, View } from "./declared";

export * from "./declared";

export type Scene = shell.Scene<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type Client = shell.GameClient<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type EndProps = shell.EndProps<Board, View, Own, Step>;
export type WholeEnd = shell.WholeEnd<Board, View, Own, Step>;
export type Replay = contract.Replay<Board, View, Own, Step>;
export type RecordedSteps = contract.RecordedSteps<Step>;

export type Counts = Partial<Record<Face, number>>;

/** The seats in the order they play. */
export const seatsInOrder = (board: Board): number[] =>
  board.colours.map((_, n) => (board.first + n) % board.colours.length);
