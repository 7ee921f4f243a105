// Hot seat: several players at one device; whose hand is shown.
import type { TableDocument } from "../../../contract";
import type { LiveTable } from "../../net/live-table";
import { say } from "../../text";

export function SeatSwitch({ live, table }: { live: LiveTable; table: TableDocument }) {
  const mine = live.seats.value;
  if (mine.length < 2) return null;
  return (
    <select
      class="seat-switch"
      aria-label={say("hot.who")}
      value={live.seat.value ?? ""}
      onChange={(change) => live.choose(Number(change.currentTarget.value))}
    >
      {mine.map((seat) => (
        <option value={seat}>{table.seats[seat]?.name}</option>
      ))}
    </select>
  );
}
