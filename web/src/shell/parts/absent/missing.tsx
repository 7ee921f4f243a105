// The game waits for somebody who is not here, and no clock runs: how the others can go on.
import { useEffect, useState } from "preact/hooks";
import type { TableDocument } from "../../../contract";
import type { LiveTable } from "../../net/live-table";
import { held } from "../../net/memory";
import type { Scene } from "../../scene";
import { say } from "../../text";
import { HostGone } from "./host-gone";
import { isGone, StandIn } from "./stand-in";

/** Milliseconds: most who are gone are back by then. */
const PATIENCE = 20_000;

export function Missing({ live, table, scene }: { live: LiveTable; table: TableDocument; scene: Scene }) {
  const missing = table.seats.filter(
    (seat) => isGone(seat) && scene.awaited.includes(seat.seat) && scene.deadlines[seat.seat] === undefined,
  );
  const [isLong, setLong] = useState(false);
  const who = missing.map((seat) => seat.seat).join();
  useEffect(() => {
    setLong(false);
    const soon = who ? setTimeout(() => setLong(true), PATIENCE) : undefined;
    return () => clearTimeout(soon);
  }, [who]);
  if (!isLong || scene.seat === null) return null;
  const host = held(table.id).find((one) => one.seat === table.host);
  const others = missing.filter((seat) => seat.seat !== table.host);
  return (
    <>
      {others.map((seat) => (
        <p class="line-note" key={seat.seat}>
          {say("missing", { name: seat.name ?? "" })}
        </p>
      ))}
      {host && missing.map((seat) => <StandIn key={seat.seat} table={table} seat={seat} token={host.token} compact />)}
      <HostGone live={live} table={table} />
    </>
  );
}
