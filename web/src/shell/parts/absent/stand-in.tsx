// A bot for one who is not here, until they are back.
import type { Seat, TableDocument } from "../../../contract";
import { Icon } from "../../design/icons";
import { Complaint, useAsking } from "../../design/parts";
import { useLabel } from "../../net/offered";
import * as rest from "../../net/rest";
import { usualBot } from "../../pages/new-table";
import { say } from "../../text";

export const isGone = (seat: Seat): boolean => seat.kind === "person" && !seat.online && !seat.away;

interface Props {
  table: TableDocument;
  seat: Seat;
  /** The host's. */
  token: string;
  compact?: boolean;
}

export function StandIn({ table, seat, token, compact }: Props) {
  const { ask, busy, complaint } = useAsking();
  const label = useLabel(table.game);
  const standIn = () => label && ask(() => rest.putBot(table.id, seat.seat, usualBot(label), token));
  return (
    <>
      <button type="button" class={compact ? "button compact" : "button"} disabled={busy} onClick={standIn}>
        <Icon name="bot" /> {say("table.stand_in", { name: seat.name ?? "" })}
      </button>
      <Complaint text={complaint} />
    </>
  );
}
