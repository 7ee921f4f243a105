// How the line to the server is, in words; nothing while all is well.
import type { LiveTable } from "../../net/live-table";
import type { Condition } from "../../net/socket";
import { say, told } from "../../text";

const SAID: Partial<Record<Condition, string>> = {
  connecting: "connection.connecting",
  silent: "connection.silent",
};

export function ConnectionLine({ live, refusals = true }: { live: LiveTable; refusals?: boolean }) {
  const lost = live.socket.condition.value !== "open";
  const why = live.unseated.value;
  const refusal = refusals ? live.refusal.value : null;
  return (
    <div class="lines" role="status">
      {lost && <p class="line-note busy">{say(SAID[live.socket.condition.value] ?? "connection.lost")}</p>}
      {why && (
        <p class="line-note">
          {say(`unseated.${why}`)}{" "}
          <button type="button" class="button compact quiet" onClick={() => (live.unseated.value = null)}>
            {say("fine")}
          </button>
        </p>
      )}
      {refusal && (
        <p class="line-note bad">
          {told(refusal.words)}{" "}
          <button type="button" class="button compact quiet" onClick={() => (live.refusal.value = null)}>
            {say("fine")}
          </button>
        </p>
      )}
    </div>
  );
}
