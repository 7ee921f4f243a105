// What one may do with a seat or a table besides playing: another device, pause, leave.
import { useState } from "preact/hooks";
import type { TableDocument } from "../../../contract";
import { Icon } from "../../design/icons";
import { Complaint, CopyButton, Dialog, useAsking } from "../../design/parts";
import { Manners } from "../../manners/manners";
import type { LiveTable } from "../../net/live-table";
import { held } from "../../net/memory";
import * as rest from "../../net/rest";
import { go } from "../../route";
import type { GameClient } from "../../scene";
import { ShowOnScreen } from "../../screen/show";
import { say } from "../../text";
import { HostGone } from "../absent/host-gone";
import { isGone, StandIn } from "../absent/stand-in";

interface Props {
  live: LiveTable;
  table: TableDocument;
  client?: GameClient;
  onClose: () => void;
}

export function Menu({ live, table, client, onClose }: Props) {
  const { ask, complaint } = useAsking();
  const [link, setLink] = useState("");
  const [leaving, setLeaving] = useState(false);
  const mine = held(table.id).find((one) => one.seat === live.seat.value);
  const host = held(table.id).find((one) => one.seat === table.host);
  const address = `${location.origin}/t/${table.id}`;
  const moveSeat = () =>
    mine && ask(async () => setLink(`${address}#move=${(await rest.moveCode(table.id, mine.seat, mine.token)).code}`));
  const leave = () =>
    mine &&
    ask(async () => {
      await rest.leave(table.id, mine.seat, mine.token);
      go("/");
    });
  const pauseOrGoOn = () =>
    host &&
    ask(() => (table.state === "paused" ? rest.resume(table.id, host.token) : rest.pause(table.id, host.token)));
  const absent = table.state === "playing" ? table.seats.filter(isGone) : [];
  return (
    <Dialog title={say("table.menu")} onClose={onClose} className="narrow">
      <div class="stack">
        {live.seats.value.length > 0 && <Manners table={table} client={client ?? null} />}
        <CopyButton text={address} label={say("table.link")} />
        <ShowOnScreen table={table.id} />
        {mine && !link && (
          <button type="button" class="button" onClick={moveSeat}>
            <Icon name="devices" /> {say("table.move")}
          </button>
        )}
        {link && (
          <label class="field">
            <span>{say("table.move_hint")}</span>
            <input readOnly value={link} data-test="move-link" onFocus={(focus) => focus.currentTarget.select()} />
            <CopyButton text={link} label={say("copy")} />
          </label>
        )}
        {host && (table.state === "playing" || table.state === "paused") && (
          <button type="button" class="button" onClick={pauseOrGoOn}>
            <Icon name={table.state === "paused" ? "play" : "pause"} />{" "}
            {say(table.state === "paused" ? "table.resume" : "table.pause")}
          </button>
        )}
        {!host && <HostGone live={live} table={table} />}
        {host && absent.map((seat) => <StandIn key={seat.seat} table={table} seat={seat} token={host.token} />)}
        {mine && !leaving && (
          <button type="button" class="button danger" onClick={() => setLeaving(true)}>
            {say("table.leave")}
          </button>
        )}
        {mine && leaving && (
          <div class="stack" role="group">
            <p>{say(table.state === "waiting" ? "table.leave.waiting" : "table.leave.sure")}</p>
            <div class="row">
              <button type="button" class="button danger grow" onClick={leave}>
                {say("table.leave")}
              </button>
              <button type="button" class="button grow" onClick={() => setLeaving(false)}>
                {say("mine.stay")}
              </button>
            </div>
          </div>
        )}
        <Complaint text={complaint} />
      </div>
    </Dialog>
  );
}
