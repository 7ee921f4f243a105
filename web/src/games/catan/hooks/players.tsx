// Where expansions come in before a player: what they put there, and what of it may be looked at.
import type { VNode } from "preact";
import { CanalCount } from "../expansions/canal/players";
import { FavourCount, heldGuilds } from "../expansions/friends/players";
import { HelperOf } from "../expansions/helpers/players";
import type { Own, Player } from "../view";

export const COUNTS: ((props: { player: Player }) => VNode | null)[] = [HelperOf, FavourCount, CanalCount];

export const heldBeside = (own: Own, size: number): VNode[] => heldGuilds(own, size);
