// The choices themselves: the bots' pace for the table, and what this player likes.
import { useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { Complaint, useAsking } from "../design/parts";
import { canNotify, notifies, setNotifies } from "../mine/my-turn";
import { held } from "../net/memory";
import * as rest from "../net/rest";
import type { GameClient } from "../scene";
import { say } from "../text";
import "./manners.css";
import { WebhookField } from "./webhook";
import { ownPace, PACES, type Pace, SENDINGS, type Sending, sending, setSending, wish, wishes } from "./wishes";

export function Manners({ table, client }: { table: TableDocument; client: GameClient | null }) {
  const { ask, complaint } = useAsking();
  const [denied, setDenied] = useState(false);
  const host = held(table.id).find((one) => one.seat === table.host);
  const bots = table.seats.some((seat) => seat.bot !== null) && !table.real_time;
  const setPace = (pace: Pace) =>
    host &&
    ask(async () => {
      await rest.setPace(table.id, pace, host.token);
      ownPace.set(pace);
    });
  if (table.real_time || table.state === "finished") return null;
  return (
    <div class="manners stack">
      {host && bots && <PaceChoice pace={table.pace} onChange={setPace} />}
      {client?.automatic?.wishes.map((name) => (
        <label class="row" key={name}>
          <input
            type="checkbox"
            checked={wishes.value.has(name)}
            onChange={(ticked) => wish(name, ticked.currentTarget.checked)}
          />{" "}
          {say(`automatic.${name}`)}
        </label>
      ))}
      <label class="field">
        <span>{say("sending")}</span>
        <select value={sending.value} onChange={(picked) => setSending(picked.currentTarget.value as Sending)}>
          {SENDINGS.map((way) => (
            <option value={way} key={way}>
              {say(`sending.${way}`)}
            </option>
          ))}
        </select>
      </label>
      {canNotify() && (
        <label class="row">
          <input
            type="checkbox"
            checked={notifies.value}
            onChange={async (ticked) => setDenied(!(await setNotifies(ticked.currentTarget.checked)))}
          />{" "}
          {say("notify")}
        </label>
      )}
      {host && <WebhookField table={table} token={host.token} />}
      <Complaint text={denied ? say("notify.denied") : complaint} />
    </div>
  );
}

export const PaceChoice = ({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) => (
  <fieldset class="choice-row">
    <legend>{say("pace")}</legend>
    {PACES.map((one) => (
      <label key={one} class={one === pace ? "chosen" : undefined}>
        <input type="radio" name="pace" value={one} checked={one === pace} onChange={() => onChange(one)} />
        {say(`pace.${one}`)}
      </label>
    ))}
  </fieldset>
);
