// Before the game: who sits where, the link to share, and "ready".
import { useState } from "preact/hooks";
import type { Seat, TableDocument } from "../../contract";
import { doorOf } from "../clients";
import { Icon } from "../design/icons";
import { Complaint, CopyButton, IconButton, useAsking } from "../design/parts";
import { ownColour } from "../mine/habits";
import { RatingChoice, ratingKey, useRatings } from "../mine/rating";
import type { LiveTable } from "../net/live-table";
import { held, hold, playerName } from "../net/memory";
import { useLabel, useOffered } from "../net/offered";
import * as rest from "../net/rest";
import { HostGone } from "../parts/absent/host-gone";
import { ColourDot } from "../parts/colour";
import { Preparing } from "../parts/preparing";
import { WhatIsPlayed } from "../parts/what-is-played";
import { Qr } from "../qr/qr";
import { ShowOnScreen } from "../screen/show";
import { has, say, sayText } from "../text";
import { useTitle } from "../title";
import { BotChoices, botName, usualBot } from "./new-table";
import "./waiting-room.css";

export function WaitingRoom({ live, table }: { live: LiveTable; table: TableDocument }) {
  const { ask, busy, complaint } = useAsking();
  const mine = held(table.id).filter((one) => live.seats.value.includes(one.seat));
  const host = mine.find((one) => one.seat === table.host);
  const ready = mine.every((one) => table.seats[one.seat]?.ready);
  const sayReady = () =>
    ask(() => Promise.all(mine.map((one) => rest.change(table.id, one.seat, one.token, { ready: !ready }))));
  const address = location.href.split("#")[0]!;
  const share = () => void navigator.share({ title: "Sobremesa", url: address }).catch(() => undefined);
  const ratings = useRatings(table);
  const mayBeRated = useOffered()?.ratings && !mine.length;
  useTitle(say("waiting.title"));
  const full = table.seats.every((seat) => seat.kind !== "free");
  return (
    <main class="plain-page">
      <h1>{say("waiting.title")}</h1>
      <WhatIsPlayed table={table} />
      {table.preparing && <Preparing game={table.game} />}
      <section class="panel stack">
        {has(`players.${table.players}`) && <p class="soft">{say(`players.${table.players}`)}</p>}
        {table.seats.map((seat) => (
          <SeatRow seat={seat} table={table} live={live} hostToken={host?.token} rating={ratings[seat.seat]?.rating} />
        ))}
        {host && table.state === "waiting" && <FillWithBots table={table} token={host.token} />}
      </section>
      <HostGone live={live} table={table} />
      {mayBeRated && <RatingChoice />}
      <Complaint text={complaint} />
      {mine.length > 0 && (
        <button
          type="button"
          class={ready ? "button" : "button primary"}
          disabled={busy || table.state !== "waiting"}
          onClick={sayReady}
        >
          <Icon name="check" /> {say(ready ? "waiting.not_ready" : "waiting.ready")}
        </button>
      )}
      <section class="panel the-link">
        {!full && <Qr text={address} label={say("waiting.qr")} />}
        <div class="stack">
          <p>{say(full ? "waiting.all_ready" : "waiting.share")}</p>
          <CopyButton text={address} label={say("waiting.copy")} />
          {"share" in navigator && (
            <button type="button" class="button" onClick={share}>
              <Icon name="open" /> {say("waiting.native")}
            </button>
          )}
          <ShowOnScreen table={table.id} />
        </div>
      </section>
      {table.reason && <p class="note">{sayText(table.reason)}</p>}
    </main>
  );
}

interface SeatProps {
  seat: Seat;
  table: TableDocument;
  live: LiveTable;
  hostToken: string | undefined;
  rating: number | undefined;
}

function SeatRow({ seat, table, live, hostToken, rating }: SeatProps) {
  const { ask, complaint } = useAsking();
  const own = held(table.id).find((one) => one.seat === seat.seat && live.seats.value.includes(seat.seat));
  const seated = live.seats.value.length > 0;
  const waiting = table.state === "waiting";
  const ofTeam = doorOf(table.game).teams ?? false;
  const sit = () =>
    ask(async () => {
      const liked = ownColour.get();
      const colour = table.seats.some((other) => other.colour === liked) ? null : liked;
      const sat = await rest.sit(table.id, {
        name: playerName.get() || say("guest"),
        seat: seat.seat,
        colour,
        person: ratingKey(),
      });
      hold(table.id, sat.seat, sat.token);
      live.greet();
    });
  return (
    <div class="seat-row">
      <ColourDot colour={(ofTeam ? null : seat.colour) ?? "free"} />
      <span class="grow">
        {own && waiting ? (
          <OwnName seat={seat} table={table} token={own.token} />
        ) : (
          <strong>{seat.name ?? say("waiting.free")}</strong>
        )}
        <span class="soft small"> {aboutSeat(seat, table, rating)}</span>
      </span>
      {own && waiting && !ofTeam && <ColourChoice seat={seat} table={table} token={own.token} />}
      {seat.kind === "free" && !seated && (
        <button type="button" class="button compact primary" onClick={sit}>
          {say("waiting.sit")}
        </button>
      )}
      {seat.kind === "free" && hostToken && <AddBot seat={seat.seat} table={table} token={hostToken} />}
      {seat.kind === "bot" && hostToken && waiting && (
        <IconButton
          icon="close"
          label={say("waiting.remove", { name: seat.name ?? "" })}
          onClick={() => ask(() => rest.takeBotAway(table.id, seat.seat, hostToken))}
        />
      )}
      {seat.kind === "person" && hostToken && !own && waiting && (
        <IconButton
          icon="close"
          label={say("waiting.remove", { name: seat.name ?? "" })}
          onClick={() => ask(() => rest.kick(table.id, seat.seat, hostToken))}
        />
      )}
      <Complaint text={complaint} />
    </div>
  );
}

function aboutSeat(seat: Seat, table: TableDocument, rating?: number): string {
  if (seat.kind === "bot" && seat.bot !== null) return botName(seat.bot);
  if (seat.kind !== "person") return "";
  const parts = [say(seat.ready ? "waiting.is_ready" : "waiting.is_not_ready")];
  if (seat.seat === table.host) parts.unshift(say("waiting.host"));
  if (rating !== undefined) parts.unshift(`${say("figure.rating")} ${rating}`);
  return parts.join(" · ");
}

function OwnName({ seat, table, token }: { seat: Seat; table: TableDocument; token: string }) {
  const { ask } = useAsking();
  const rename = (name: string) => {
    playerName.set(name);
    if (name && name !== seat.name) void ask(() => rest.change(table.id, seat.seat, token, { name }));
  };
  return (
    <input
      aria-label={say("your.name")}
      maxLength={24}
      value={seat.name ?? ""}
      onChange={(change) => rename(change.currentTarget.value.trim())}
    />
  );
}

function ColourChoice({ seat, table, token }: { seat: Seat; table: TableDocument; token: string }) {
  const known = useOffered()?.colours ?? [];
  const { ask } = useAsking();
  const taken = table.seats.map((other) => other.colour);
  const choose = (colour: string) => {
    ownColour.set(colour);
    return ask(() => rest.change(table.id, seat.seat, token, { colour }));
  };
  return (
    <select
      class="colour-choice"
      aria-label={say("colour")}
      value={seat.colour ?? ""}
      onChange={(change) => choose(change.currentTarget.value)}
    >
      {known.map((colour) => (
        <option value={colour} disabled={colour !== seat.colour && taken.includes(colour)}>
          {say(`colour.${colour}`)}
        </option>
      ))}
    </select>
  );
}

/** Who wants to begin does not go from seat to seat. */
function FillWithBots({ table, token }: { table: TableDocument; token: string }) {
  const label = useLabel(table.game);
  const { ask, busy, complaint } = useAsking();
  const free = table.seats.filter((seat) => seat.kind === "free");
  if (!label || free.length < 2) return null;
  const fill = () =>
    ask(async () => {
      for (const { seat } of free) await rest.putBot(table.id, seat, usualBot(label), token);
    });
  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={fill}>
        <Icon name="bot" /> {say("waiting.fill")}
      </button>
      <Complaint text={complaint} />
    </>
  );
}

function AddBot({ seat, table, token }: { seat: number; table: TableDocument; token: string }) {
  const label = useLabel(table.game);
  const [chosen, setChosen] = useState<string | null>(null);
  const { ask } = useAsking();
  if (!label) return null;
  const bot = chosen ?? usualBot(label);
  return (
    <>
      <select
        class="bot-choice"
        aria-label={say("bot.levels")}
        value={bot}
        onChange={(change) => setChosen(change.currentTarget.value)}
      >
        <BotChoices label={label} />
      </select>
      <button type="button" class="button compact" onClick={() => ask(() => rest.putBot(table.id, seat, bot, token))}>
        <Icon name="bot" /> {say("waiting.bot")}
      </button>
    </>
  );
}
