// When the host is not here: somebody else may be, so that the others are not stuck.
import type { TableDocument } from "../../../contract";
import { Complaint, useAsking } from "../../design/parts";
import type { LiveTable } from "../../net/live-table";
import { held } from "../../net/memory";
import * as rest from "../../net/rest";
import { say } from "../../text";

export function HostGone({ live, table }: { live: LiveTable; table: TableDocument }) {
  const { ask, complaint } = useAsking();
  const mine = held(table.id).find((one) => live.seats.value.includes(one.seat));
  const host = table.host === null ? undefined : table.seats[table.host];
  if (!mine || !host || host.online) return null;
  return (
    <>
      <p class="line-note">{say("host.gone", { host: host.name ?? "" })}</p>
      <button type="button" class="button compact" onClick={() => ask(() => rest.beHost(table.id, mine.token))}>
        {say("host.be")}
      </button>
      <Complaint text={complaint} />
    </>
  );
}
