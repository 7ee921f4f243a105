// The button behind which lies what one may do with a seat or a table besides playing.
import { useState } from "preact/hooks";
import type { TableDocument } from "../../../contract";
import { IconButton } from "../../design/parts";
import { late } from "../../door";
import type { LiveTable } from "../../net/live-table";
import type { GameClient } from "../../scene";
import { say } from "../../text";

const Menu = late(async () => (await import("./table-choices")).Menu);

interface Props {
  live: LiveTable;
  table: TableDocument;
  client?: GameClient;
}

export function TableMenu({ live, table, client }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="devices" label={say("table.menu")} onClick={() => setOpen(true)} />
      {open && <Menu live={live} table={table} client={client} onClose={() => setOpen(false)} />}
    </>
  );
}
