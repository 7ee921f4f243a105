// The canal's tokens before a player.
import { say } from "../../../../shell/text";
import { AddedCount } from "../../players/added";
import type { Player } from "../../view";
import { CanalIcon } from "./icon";

export const CanalCount = ({ player: { canal_tokens: n } }: { player: Player }) =>
  n === undefined ? null : <AddedCount icon={<CanalIcon />} n={n} label={say("count.canal", { n })} />;
