// Back at a table one plays at: asks before the lobby is shown. The seat stays one's own.
import { useState } from "preact/hooks";
import { useBack } from "../../back";
import { Icon } from "../../design/icons";
import { Dialog } from "../../design/parts";
import { go } from "../../route";
import { say } from "../../text";

export function GoingAway({ playing }: { playing: boolean }) {
  const [asking, ask] = useState(false);
  useBack(playing && !asking, () => ask(true));
  if (!asking || !playing) return null;
  return (
    <Dialog title={say("away.title")} onClose={() => ask(false)} className="narrow">
      <div class="stack">
        <p>{say("away.about")}</p>
        <button type="button" class="button primary" onClick={() => ask(false)}>
          {say("mine.stay")}
        </button>
        <button type="button" class="button" onClick={() => go("/")}>
          <Icon name="home" /> {say("home")}
        </button>
      </div>
    </Dialog>
  );
}
