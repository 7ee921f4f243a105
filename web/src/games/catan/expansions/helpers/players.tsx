// The helper before a player.
import type { Player } from "../../view";
import { helperHelp, helperName } from "./card";
import { HelperPicture } from "./pictures";

export const HelperOf = ({ player: { helper } }: { player: Player }) =>
  helper ? (
    <span
      class={helper.ready ? "helper-of" : "helper-of resting"}
      title={`${helperName(helper.name)}: ${helperHelp(helper.name)}`}
    >
      <HelperPicture of={helper.name} size={20} />
      <span class="text">{helperName(helper.name)}</span> {helper.side}
    </span>
  ) : null;
