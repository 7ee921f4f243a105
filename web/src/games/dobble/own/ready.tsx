// Before a mini-game: say that you are ready, and see for whom the table waits.
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import { useNow } from "../moments";
import type { Scene } from "../view";

export function Ready({ scene }: { scene: Scene }) {
  const table = scene.view;
  const until =
    table.phase === "ready" && table.ready_until !== null ? (scene.moment?.(table.ready_until) ?? null) : null;
  const now = useNow(until !== null, 500);
  if (table.phase !== "ready") return <p class="soft get-set">{say("ready.set")}</p>;
  const mine = scene.seat !== null && table.players[scene.seat]!.ready;
  const missing = table.players.flatMap((player, seat) =>
    player.ready || seat === scene.seat ? [] : [scene.name(seat)],
  );
  return (
    <div class="get-ready">
      {mine ? (
        <p role="status">{say("ready.waiting", { names: missing.join(", ") || "…" })}</p>
      ) : (
        <button
          type="button"
          class="button primary ready-button"
          data-action="ready"
          disabled={!scene.act}
          onClick={() => scene.act?.({ kind: "ready" })}
        >
          <Icon name="check" /> {say("ready.do")}
        </button>
      )}
      {until !== null && (
        <p class="soft small">{say("ready.until", { n: Math.max(0, Math.ceil((until - now) / 1000)) })}</p>
      )}
    </div>
  );
}
