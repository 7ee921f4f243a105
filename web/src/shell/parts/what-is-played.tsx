// What a table plays: its game, its board in small, and what differs from the usual game.
import { useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { chosenWords } from "../choosing/option-fields";
import { doorOf, useClient } from "../clients";
import { scopeOf } from "../door";
import { useLabel } from "../net/offered";
import { say, told } from "../text";
import { clockWords } from "./countdown";
import "./what-is-played.css";

export function WhatIsPlayed({ table }: { table: TableDocument }) {
  const client = useClient(table.game);
  const label = useLabel(table.game);
  const [door] = useState(() => doorOf(table.game));
  if (!label) return null;
  const clock = table.clock.seconds === null ? [] : [clockWords(table.clock.seconds)];
  return (
    <section class="panel what-is-played" aria-label={say("waiting.what")}>
      <span class="what-picture" data-game={scopeOf(door)} aria-hidden="true">
        {client?.Preview ? <client.Preview players={table.players} options={table.options} /> : <door.Picture />}
      </span>
      <div>
        <h2>{told(label.name)}</h2>
        <ul class="chips">
          <li>{say("waiting.seats", { n: table.players })}</li>
          {[...chosenWords(label, table.options), ...clock].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
