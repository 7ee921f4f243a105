// A hand to look at: in replays.
import { say } from "../../../shell/text";
import { GuildIcon } from "../art/guilds";
import { choicesOf } from "../choices";
import type { Scene } from "../view";
import { GUILDS } from "../view";
import "./controls.css";
import { Hand } from "./hand";

const NOTHING = choicesOf([], []);

export function Held({ scene }: { scene: Scene }) {
  const own = scene.own;
  if (!own) return null;
  const tokens = GUILDS.flatMap((guild) =>
    Array.from({ length: (own.guilds?.[guild] ?? 0) + (own.fresh_guilds?.[guild] ?? 0) }, () => guild),
  );
  return (
    <div class="held-alone bottom">
      <Hand scene={scene} own={own} choices={NOTHING} />
      {tokens.length > 0 && (
        <p class="held-tokens">
          {tokens.map((guild) => (
            <span title={say(`term.${guild}`)}>
              <GuildIcon of={guild} size={24} />
              <span class="unseen">{say(`term.${guild}`)}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
