// What any game shows: JSON, of which only the shapes are known.
import type * as contract from "../../contract";
import type * as shell from "../../shell/scene";

export type Value = string | number | boolean | null | Value[] | Thing;
export interface Thing {
  [name: string]: Value;
}

/** A kind, and parts by their names. */
export interface Action extends Thing {
  kind: string;
}

export type Scene = shell.Scene<unknown, Thing, Thing, Action>;
export type Client = shell.GameClient<unknown, Thing, Thing, Action>;
export type EndProps = shell.EndProps<unknown, Thing, Thing>;
export type Replay = contract.Replay<unknown, Thing, Thing>;
