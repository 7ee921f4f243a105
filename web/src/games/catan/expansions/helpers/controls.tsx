// The door to one's helper, and what its deeds on the board amount to.
import type { Asking } from "../../choices";
import type { Door } from "../../controls/doors";
import type { Action } from "../../view";
import { helperName } from "./card";
import { canHelp } from "./panel";
import { HelperPicture } from "./pictures";

export function helperDoor({ scene, choices }: Asking): Door | null {
  const { helper } = scene.view.players[scene.seat!]!;
  if (!helper) return null;
  const picture = <HelperPicture of={helper.name} size={30} />;
  return { to: "helper", picture, text: helperName(helper.name), badge: helper.side, lit: canHelp(scene, choices) };
}

export const CONFIRMED: Partial<Record<Action["kind"], string>> = {
  "helped road": "road",
  "ploughshares settlement": "settlement",
  "ploughshares city": "city",
  banish: "robber",
};
