// Where expansions come in among the controls: doors with what is behind them, dialogues, and what is traded beside
// cards.
import type { VNode } from "preact";
import type { Asking } from "../choices";
import type { Door } from "../controls/doors";
import { canalDoor, canalGoods } from "../expansions/canal/controls";
import { CanalPanel } from "../expansions/canal/panel";
import { favourAsks } from "../expansions/friends/asked";
import { favourDoor, sparingEarns } from "../expansions/friends/controls";
import { FavourPanel } from "../expansions/friends/panel";
import { helperAsks, Spared } from "../expansions/helpers/asked";
import * as helpers from "../expansions/helpers/controls";
import { HelperPanel } from "../expansions/helpers/panel";
import type { Action, Goods, Player } from "../view";

/** In their order beside the buttons. */
export const doorsOf = (asking: Asking): Door[] =>
  [helpers.helperDoor, favourDoor, canalDoor].flatMap((door) => door(asking) ?? []);

/** What is behind each door. */
export const PANELS: Record<string, (asking: Asking) => VNode | null> = {
  helper: HelperPanel,
  favours: FavourPanel,
  canal: CanalPanel,
};

/** The dialogue that must be answered first, if there is one. */
export const askedFirst = (asking: Asking): VNode | null => helperAsks(asking) ?? favourAsks(asking);

export { Spared as BesideDiscard, sparingEarns };

/** The base game's name for what an action does on the board. */
export const amountsTo = ({ kind }: Action): string => helpers.CONFIRMED[kind] ?? kind;

/** What a player may give besides resource cards. */
export const goodsOf = (player: Player): Goods => canalGoods(player);
