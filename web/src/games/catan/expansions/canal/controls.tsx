// The door to the canal's tokens, and their place among what is traded.
import { say } from "../../../../shell/text";
import type { Asking } from "../../choices";
import type { Door } from "../../controls/doors";
import type { Goods, Player } from "../../view";
import { CanalIcon } from "./icon";

export function canalDoor({ scene, choices }: Asking): Door | null {
  const { canal_tokens: tokens } = scene.view.players[scene.seat!]!;
  if (tokens === undefined) return null;
  const picture = <CanalIcon size={28} />;
  return { to: "canal", picture, text: say("canal"), badge: tokens, lit: "canal" in choices.deeds };
}

export const canalGoods = ({ canal_tokens: canal = 0 }: Player): Goods => ({ canal });
