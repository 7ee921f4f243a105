// Asked once on each device: whether the table may be heard. The answer is also the touch that browsers want before
// they make a sound.
import { Icon } from "../design/icons";
import { say } from "../text";
import { setSound, undecided } from ".";
import "./ask.css";

export function AskForSound() {
  if (!undecided.value) return null;
  return (
    <div class="ask-sound" role="group" aria-label={say("sound")}>
      <Icon name="sound" />
      <span>{say("sound.ask")}</span>
      <button type="button" class="button compact" onClick={() => setSound(true)}>
        {say("sound.yes")}
      </button>
      <button type="button" class="button compact" onClick={() => setSound(false)}>
        {say("sound.no")}
      </button>
    </div>
  );
}
