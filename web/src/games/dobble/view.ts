// What lies on a Dobble table, as the server describes it. Times are milliseconds of play.
import type * as contract from "../../contract";
import type * as shell from "../../shell/scene";
import type { Action, Board, Bounds, Own, Step, View } from "./declared";

export * from "./declared";

export type Scene = shell.Scene<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type Client = shell.GameClient<Board, View, Own, Action, Step, contract.TemplateOf<Bounds>>;
export type EndProps = shell.EndProps<Board, View, Own, Step>;
export type WholeEnd = shell.WholeEnd<Board, View, Own, Step>;
export type Replay = contract.Replay<Board, View, Own, Step>;
export type RecordedSteps = contract.RecordedSteps<Step>;
