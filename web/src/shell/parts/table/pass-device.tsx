// Hot seat: hides the hands while the device goes round.
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableDocument } from "../../../contract";
import type { LiveTable } from "../../net/live-table";
import { say } from "../../text";
import { ColourDot } from "../colour";

export function PassDevice({ live, table }: { live: LiveTable; table: TableDocument }) {
  const seat = live.seat.value;
  const [shown, setShown] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hidden = live.seats.value.length > 1 && seat !== null && seat !== shown && table.state === "playing";
  useEffect(() => {
    if (hidden) button.current?.focus();
  }, [hidden, seat]);
  if (!hidden) return null;
  const name = table.seats[seat]?.name ?? "";
  return (
    <div class="pass-device" role="dialog" aria-modal="true" aria-label={say("hot.pass", { name })}>
      <ColourDot colour={table.seats[seat]?.colour ?? "red"} size={72} />
      <h1>{say("hot.pass", { name })}</h1>
      <button ref={button} type="button" class="button primary" onClick={() => setShown(seat)}>
        {say("hot.ready", { name })}
      </button>
    </div>
  );
}
