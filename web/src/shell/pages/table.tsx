// A table by its link: the waiting room, then the game, then its end.
import { useEffect, useState } from "preact/hooks";
import { useClient } from "../clients";
import { late } from "../door";
import { LiveTable } from "../net/live-table";
import { hold } from "../net/memory";
import * as rest from "../net/rest";
import { Starting } from "../parts/preparing";
import { ConnectionLine } from "../parts/table/connection";
import { TableMenu } from "../parts/table/table-menu";
import { TopBar } from "../parts/top-bar";
import { noteHandFirst } from "../screen/hand-first";
import { say, sayText, told } from "../text";
import { Lost } from "./lost";
import { Playing } from "./playing";

/** Whoever plays at once does not fetch it. */
const WaitingRoom = late(async () => (await import("./waiting-room")).WaitingRoom);

/** A code in the address moves a seat to this device, once. */
async function takeMovedSeat(id: string): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get("move");
  if (!code) return;
  history.replaceState(history.state, "", location.pathname);
  const moved = await rest.move(id, code);
  hold(id, moved.seat, moved.token);
}

export function TablePage({ id }: { id: string }) {
  const [live, setLive] = useState<LiveTable | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let open: LiveTable | null = null;
    let left = false;
    noteHandFirst(id);
    takeMovedSeat(id)
      .then(() => rest.table(id))
      .then(() => {
        if (!left) setLive((open = new LiveTable(id)));
      })
      .catch((error) => setProblem(error instanceof rest.Refused ? told(error.refusal.words) : String(error)));
    return () => {
      left = true;
      open?.close();
    };
  }, [id]);
  if (problem) return <Lost why={problem} />;
  if (!live) return null;
  if (live.socket.condition.value === "gone") return <Lost why={say("table.gone")} />;
  return <AtTable live={live} />;
}

function AtTable({ live }: { live: LiveTable }) {
  const table = live.table.value;
  const client = useClient(table?.game);
  if (!table)
    return (
      <p class="plain-page" role="status">
        {say("connection.connecting")}
      </p>
    );
  if (table.state === "closed") return <Lost why={table.reason ? sayText(table.reason) : say("table.gone")} />;
  if (!client) return null;
  if (live.shown.value && live.board.value) return <Playing live={live} table={table} client={client} />;
  return (
    <div class="page">
      <TopBar>
        <TableMenu live={live} table={table} />
      </TopBar>
      <ConnectionLine live={live} />
      {table.state === "waiting" ? <WaitingRoom live={live} table={table} /> : <Starting table={table} />}
    </div>
  );
}
