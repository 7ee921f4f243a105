// Lines above the board: skip to one's turn, take a move back before it is sent.
import { useEffect, useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { Icon } from "../design/icons";
import { Complaint, useAsking } from "../design/parts";
import type { LiveTable } from "../net/live-table";
import { held as seatsHeld } from "../net/memory";
import * as rest from "../net/rest";
import type { Scene } from "../scene";
import { say, sayText } from "../text";
import "./manners.css";
import { held, sendNow, takeBack, UNDO_MS } from "./sending";

/** Only where one plays against bots alone and they are at it. */
const maySkip = ({ table, seat, awaited, result }: Scene): boolean =>
  seat !== null &&
  table.state === "playing" &&
  !table.real_time &&
  !result &&
  table.pace !== "at_once" &&
  !awaited.includes(seat) &&
  awaited.some((one) => table.seats[one]?.bot != null) &&
  table.seats.filter((one) => one.kind === "person" && !one.away).length === 1;

/** Milliseconds a round of bots may take before skipping is offered: no button that comes and goes. */
const LONG = 1500;

export function Skip({ live, scene }: { live: LiveTable; scene: Scene }) {
  const may = maySkip(scene);
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!may) return;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [may]);
  const mine = seatsHeld(live.id).find((one) => one.seat === scene.seat);
  if (!may || !long || !mine) return null;
  return (
    <button
      type="button"
      class="button compact skip"
      onClick={() => void rest.skip(live.id, mine.token).catch(() => undefined)}
    >
      {say("skip")} <Icon name="last" />
    </button>
  );
}

/** Why nothing goes on; the host may change that here. */
export function Paused({ table }: { table: TableDocument }) {
  const { ask, busy, complaint } = useAsking();
  if (table.state !== "paused") return null;
  const host = seatsHeld(table.id).find((one) => one.seat === table.host);
  return (
    <>
      <div class="line-note paused" role="status">
        {table.reason ? sayText(table.reason) : say("state.paused")}
        {host && (
          <button
            type="button"
            class="button compact primary"
            disabled={busy}
            onClick={() => ask(() => rest.resume(table.id, host.token))}
          >
            <Icon name="play" /> {say("table.resume")}
          </button>
        )}
      </div>
      <Complaint text={complaint} />
    </>
  );
}

export function Undo() {
  if (!held.value) return null;
  return (
    <div class="line-note undo" role="status">
      <span class="undo-left" style={{ animationDuration: `${UNDO_MS}ms` }} aria-hidden="true" />
      <span>{say("undo.soon")}</span>
      <button type="button" class="button compact" onClick={takeBack}>
        <Icon name="back" /> {say("undo")}
      </button>
      <button type="button" class="button compact primary" onClick={sendNow}>
        {say("undo.now")}
      </button>
    </div>
  );
}
