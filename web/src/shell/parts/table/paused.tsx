// While the game is paused: why, and how it goes on.
import type { TableDocument } from "../../../contract";
import { Icon } from "../../design/icons";
import { Complaint, useAsking } from "../../design/parts";
import type { LiveTable } from "../../net/live-table";
import { held } from "../../net/memory";
import * as rest from "../../net/rest";
import { say, sayText } from "../../text";
import { HostGone } from "../absent/host-gone";

export function Paused({ live, table }: { live: LiveTable; table: TableDocument }) {
  const { ask, busy, complaint } = useAsking();
  const host = held(table.id).find((one) => one.seat === table.host);
  return (
    <>
      <p class="line-note">{table.reason ? sayText(table.reason) : say("state.paused")}</p>
      {host && (
        <button
          type="button"
          class="button compact"
          disabled={busy}
          onClick={() => ask(() => rest.resume(table.id, host.token))}
        >
          <Icon name="play" /> {say("table.resume")}
        </button>
      )}
      <Complaint text={complaint} />
      <HostGone live={live} table={table} />
    </>
  );
}
