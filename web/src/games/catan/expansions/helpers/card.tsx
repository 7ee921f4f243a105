// A helper as a card: its picture, its name, what it does, and the side that shows.
import { keyOf } from "../../../../shell/actions";
import { say } from "../../../../shell/text";
import type { Action, HeldHelper, Helper } from "../../view";
import { HelperPicture } from "./pictures";

const key = (name: Helper): string => name.replaceAll(" ", "_");

export const helperName = (name: Helper): string => say(`term.helper_${key(name)}`);

export const helperHelp = (name: Helper): string => say(`helper.${key(name)}.help`);

export const HelperCard = ({ name, side }: { name: Helper; side?: HeldHelper["side"] }) => (
  <div class={side === "B" ? "helper-card turned" : "helper-card"} data-helper={name}>
    <HelperPicture of={name} size={46} />
    <div>
      <p class="helper-name">
        <strong>{helperName(name)}</strong>
        {side && (
          <span class="helper-side" title={say("helper.side", { side })}>
            {side}
          </span>
        )}
      </p>
      <p class="small">{helperHelp(name)}</p>
    </div>
  </div>
);

/** One of several to choose from. */
export const HelperButton = ({ name, action, onTap }: { name: Helper; action: Action; onTap: () => void }) => (
  <button type="button" class="helper-choice" data-deed={keyOf(action)} onClick={onTap}>
    <HelperCard name={name} />
  </button>
);
