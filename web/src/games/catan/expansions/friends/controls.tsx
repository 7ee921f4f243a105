// The door to the favours, and what sparing everybody earns.
import { say } from "../../../../shell/text";
import type { Asking } from "../../choices";
import type { Door } from "../../controls/doors";
import { GUILDS, type View } from "../../view";
import { FavourIcon } from "./guilds";

export function favourDoor({ scene, choices: { deeds } }: Asking): Door | null {
  const { favours } = scene.view.players[scene.seat!]!;
  if (favours === undefined) return null;
  const lit = GUILDS.some((guild) => guild in deeds) || "gift" in deeds || "exchange favour" in deeds;
  return { to: "favours", picture: <FavourIcon size={28} />, text: say("favours"), badge: favours, lit };
}

/** On the button that robs nobody. */
export const sparingEarns = ({ sparing_earns: earns = true }: View) =>
  earns ? (
    <>
      <FavourIcon size={22} /> {say("rob.spare")}
    </>
  ) : null;
