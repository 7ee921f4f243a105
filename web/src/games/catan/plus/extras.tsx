// The doors to what expansions add, beside the buttons of the base game; lit when something can be done there.
import type { ComponentChild } from "preact";
import { say } from "../../../shell/text";
import { CanalIcon, FavourIcon } from "../art/guilds";
import { HelperPicture } from "../art/helpers";
import type { Choices } from "../choices";
import { aim, panel, picked } from "../intent";
import type { Scene } from "../view";
import { GUILDS } from "../view";
import { helperName } from "./helper-card";
import { canHelp } from "./helper-panel";
import "./plus.css";

export function Extras({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  const { helper, favours, canal_tokens: canal } = table.players[scene.seat!]!;
  const { deeds } = choices;
  if (!helper && favours === undefined && canal === undefined) return null;
  return (
    <div class="extras" role="group" aria-label={say("extras")}>
      {helper && (
        <Door
          to="helper"
          picture={<HelperPicture of={helper.name} size={30} />}
          text={helperName(helper.name)}
          badge={helper.side}
          lit={canHelp(scene, choices)}
        />
      )}
      {favours !== undefined && (
        <Door
          to="favours"
          picture={<FavourIcon size={28} />}
          text={say("favours")}
          badge={favours}
          lit={GUILDS.some((guild) => guild in deeds) || "gift" in deeds || "exchange favour" in deeds}
        />
      )}
      {canal !== undefined && (
        <Door to="canal" picture={<CanalIcon size={28} />} text={say("canal")} badge={canal} lit={"canal" in deeds} />
      )}
    </div>
  );
}

function Door({
  to,
  picture,
  text,
  badge,
  lit,
}: {
  to: "helper" | "favours" | "canal";
  picture: ComponentChild;
  text: string;
  badge: string | number;
  lit: boolean;
}) {
  const open = panel.value === to;
  const tap = () => {
    picked.value = null;
    aim.value = null;
    panel.value = open ? null : to;
  };
  return (
    <button
      type="button"
      class={`door${lit ? " lit" : ""}${open ? " chosen" : ""}`}
      aria-pressed={open}
      data-door={to}
      onClick={tap}
    >
      {picture}
      <span class="door-text">{text}</span>
      <span class="door-badge">{badge}</span>
    </button>
  );
}
