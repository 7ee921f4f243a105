// Continue: every running game in which this device holds a seat, whose turn it is and since when.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Label, Standing } from "../../contract";
import { doorOf } from "../clients";
import { Icon } from "../design/icons";
import { Complaint, IconButton, useAsking } from "../design/parts";
import { scopeOf } from "../door";
import { listed, say, told } from "../text";
import "./mine.css";
import { useWaitingGames } from "./my-turn";
import { giveUp, isMyTurn, lookAtMine, mySeats, running } from "./standing";
import { ago } from "./times";

const MINUTE = 60_000;

/** Looks whenever somebody looks at the page; the words of time go on by themselves. */
function useMine(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const look = () => !document.hidden && void lookAtMine().catch(() => undefined);
    look();
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(() => tick((n) => n + 1), MINUTE);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, []);
}

export function Continue({ labels }: { labels: Label[] }) {
  useMine();
  const tables = running.value;
  useWaitingGames(tables?.filter(isMyTurn).length ?? 0);
  if (!tables?.length) return null;
  return (
    <section class="stack continue" aria-label={say("mine.continue")}>
      <h2>{say("mine.continue")}</h2>
      <ul class="my-running">
        {tables.map((table) => (
          <Going table={table} label={labels.find((one) => one.id === table.game)} key={table.id} />
        ))}
      </ul>
    </section>
  );
}

function Going({ table, label }: { table: Standing; label: Label | undefined }) {
  const [leaving, setLeaving] = useState(false);
  const { ask, busy, complaint } = useAsking();
  const mine = isMyTurn(table);
  const door = useMemo(() => doorOf(table.game), [table.game]);
  const leave = () => ask(() => giveUp(table));
  return (
    <li class={mine ? "panel going mine" : "panel going"} data-table={table.id}>
      <a class="going-link" href={`/t/${table.id}`}>
        <span class="going-picture" data-game={scopeOf(door)} aria-hidden="true">
          <door.Picture />
        </span>
        <span class="going-words">
          <span class="soft small cut">
            {label ? told(label.name) : table.game} · {others(table)}
          </span>
          <strong>{status(table)}</strong>
          <span class="soft small">{ago(table.since)}</span>
        </span>
        <span class={mine ? "button primary" : "button"}>
          <Icon name="play" /> {say("mine.go_on")}
        </span>
      </a>
      {leaving ? (
        <div class="going-leave row wrap" role="group">
          <span class="grow small">{say("mine.leave.sure")}</span>
          <button type="button" class="button compact danger" disabled={busy} onClick={leave}>
            {say("mine.leave")}
          </button>
          <button type="button" class="button compact" onClick={() => setLeaving(false)}>
            {say("mine.stay")}
          </button>
        </div>
      ) : (
        <IconButton icon="close" label={say("mine.leave")} onClick={() => setLeaving(true)} />
      )}
      <Complaint text={complaint} />
    </li>
  );
}

const nameAt = (table: Standing, seat: number): string => table.seats[seat]?.name ?? String(seat + 1);

function others(table: Standing): string {
  const mine = mySeats(table);
  const names = table.seats.flatMap((seat) => (seat.name && !mine.includes(seat.seat) ? [seat.name] : []));
  return names.length ? say("mine.with", { names: listed(names) }) : say("mine.alone");
}

function status(table: Standing): string {
  if (table.state === "paused") return say("state.paused");
  if (table.state === "waiting")
    return say("mine.gathering", { n: table.seats.filter((seat) => seat.kind === "free").length });
  if (isMyTurn(table)) return say("your.turn");
  if (table.real_time || !table.awaited?.length) return say("mine.under_way");
  return say("mine.turn_of", { names: listed(table.awaited.map((seat) => nameAt(table, seat))) });
}
