// Favour tokens before a player, and those one may look at.
import { say } from "../../../../shell/text";
import { AddedCount } from "../../players/added";
import { GUILDS, type Own, type Player } from "../../view";
import { FavourIcon, GuildIcon } from "./guilds";

export const FavourCount = ({ player: { favours: n } }: { player: Player }) =>
  n === undefined ? null : <AddedCount icon={<FavourIcon />} n={n} label={say("count.favours", { n })} />;

/** The tokens themselves, one by one. */
export const heldGuilds = ({ guilds = {}, fresh_guilds: fresh = {} }: Own, size: number) =>
  GUILDS.flatMap((guild) =>
    Array.from({ length: (guilds[guild] ?? 0) + (fresh[guild] ?? 0) }, () => (
      <span title={say(`term.${guild}`)}>
        <GuildIcon of={guild} size={size} />
        <span class="unseen">{say(`term.${guild}`)}</span>
      </span>
    )),
  );
