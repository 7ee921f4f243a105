// The lobby: play at once, make a table, join one, watch, look back.
import { useEffect, useState } from "preact/hooks";
import type { Games, Label, Notice } from "../../contract";
import { doorOf } from "../clients";
import { Icon } from "../design/icons";
import { Complaint, useAsking } from "../design/parts";
import { scopeOf } from "../door";
import { LearnButton } from "../learn/offer";
import { ownPace } from "../manners/wishes";
import { Continue } from "../mine/continue";
import { playedGames } from "../mine/games";
import { ownColour } from "../mine/habits";
import { brought, MoveMine, takeFromAddress } from "../mine/move-mine";
import { MyGames } from "../mine/my-games";
import { RatingChoice } from "../mine/rating";
import { running } from "../mine/standing";
import { watchLobby } from "../net/lobby-feed";
import { hold, playerName } from "../net/memory";
import { ownLevel } from "../net/own-level";
import * as rest from "../net/rest";
import { TopBar } from "../parts/top-bar";
import { PuzzleButton } from "../puzzles/offer";
import { go } from "../route";
import { say, told } from "../text";
import "./lobby.css";

export function Lobby() {
  const [games, setGames] = useState<Games | null>(null);
  const [name, setName] = useState(playerName.get());
  const { ask, complaint } = useAsking();
  useEffect(
    () =>
      void ask(async () => {
        setGames(await rest.games());
        await takeFromAddress();
      }),
    [],
  );
  const keep = (typed: string) => {
    setName(typed);
    playerName.set(typed.trim());
  };
  return (
    <div class="page">
      <TopBar />
      <main class="lobby">
        <div>
          <h1>{say("lobby.title")}</h1>
          <p class="soft">{say("lobby.about")}</p>
        </div>
        <Complaint text={complaint} />
        {brought.value && (
          <p class="note" role="status">
            {say("mine.brought", { ...brought.value })}
          </p>
        )}
        <Continue labels={games?.games ?? []} />
        <MyGames labels={games?.games ?? []} rated={games?.ratings ?? false} />
        <label class="field name-field">
          <span>{say("your.name")}</span>
          <input
            value={name}
            maxLength={24}
            placeholder={say("guest")}
            autocomplete="nickname"
            onInput={(typed) => keep(typed.currentTarget.value)}
          />
        </label>
        {games?.ratings && <RatingChoice key={brought.value ? "brought" : "own"} />}
        <div class="shelf">
          {games?.games.map((label) => (
            <GameBox label={label} name={name} key={label.id} />
          ))}
        </div>
        <Tables labels={games?.games ?? []} />
      </main>
    </div>
  );
}

/** As many sit down to play at once, where the game allows it. */
const USUAL_TABLE = 4;

function GameBox({ label, name }: { label: Label; name: string }) {
  const { ask, busy, complaint } = useAsking();
  const [door] = useState(() => doorOf(label.id));
  const playNow = () =>
    ask(async () => {
      const players = Math.min(USUAL_TABLE, label.players[1]);
      const made = await rest.playNow({
        game: label.id,
        players,
        name: name.trim() || say("guest"),
        bot: ownLevel(label.id, label.levels),
        colour: ownColour.get() ?? undefined,
        ...(!label.real_time && { pace: ownPace.get() }),
      });
      for (const { seat, token } of made.seats) hold(made.table.id, seat, token);
      go(`/t/${made.table.id}`);
    });
  return (
    <section class="panel game-box" aria-label={told(label.name)}>
      <div class="game-picture" data-game={scopeOf(door)}>
        <door.Picture />
      </div>
      <div class="stack">
        <div>
          <h2>{told(label.name)}</h2>
          <p>{told(label.summary)}</p>
          <p class="soft small">{say("lobby.players", { least: label.players[0], most: label.players[1] })}</p>
        </div>
        <div class="row wrap">
          <button type="button" class="button primary grow" disabled={busy} onClick={playNow}>
            <Icon name="bot" /> {say("lobby.play")}
          </button>
          <a class="button grow" href={`/new/${label.id}`}>
            <Icon name="person" /> {say("lobby.new")}
          </a>
          <LearnButton game={label.id} />
          <a class="button quiet grow" href={`/rules/${label.id}`}>
            <Icon name="book" /> {say("rules")}
          </a>
          <PuzzleButton game={label.id} />
          {door.editor && (
            <a class="button quiet grow" href={`/edit/${label.id}`}>
              <Icon name="map" /> {say("lobby.draw")}
            </a>
          )}
          {door.practice && (
            <a class="button quiet grow" href={`/practice/${label.id}`}>
              <Icon name="eye" /> {say("lobby.practice")}
            </a>
          )}
        </div>
        <Complaint text={complaint} />
      </div>
    </section>
  );
}

function Tables({ labels }: { labels: Label[] }) {
  const [tables, setTables] = useState<Notice[] | null>(null);
  useEffect(() => watchLobby(setTables), []);
  if (!tables) return null;
  return (
    <section class="stack" aria-label={say("lobby.tables")}>
      <h2>{say("lobby.tables")}</h2>
      {!tables.length && <p class="soft">{say("lobby.none")}</p>}
      <ul class="tables">
        {tables.slice(0, 30).map((table) => (
          <TableRow table={table} label={labels.find((one) => one.id === table.game)} key={table.id} />
        ))}
      </ul>
      <div class="row wrap">
        <BringRecord />
        {!playedGames().length && <MoveMine empty={!running.value?.length} />}
      </div>
    </section>
  );
}

function TableRow({ table, label }: { table: Notice; label: Label | undefined }) {
  const people = table.seats.filter((seat) => seat.kind !== "free").map((seat) => seat.name);
  const finished = table.state === "finished";
  const verb = finished ? "lobby.replay" : table.state === "waiting" ? "lobby.join" : "lobby.watch";
  return (
    <li>
      <a class="panel table-row" href={finished ? `/replay/${table.id}` : `/t/${table.id}`}>
        <span class="grow">
          <strong class="cut">{people.join(", ") || say("lobby.empty")}</strong>
          <span class="soft small">
            {label ? told(label.name) : table.game} · {say(`state.${table.state}`)} · {people.length}/{table.players}
          </span>
        </span>
        <span class="button compact">{say(verb)}</span>
      </a>
    </li>
  );
}

/** The object a text is, or nothing. */
function jsonOf(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" ? read : null;
  } catch {
    return null;
  }
}

/** A record from a file becomes a table one can look back at. */
function BringRecord() {
  const { ask, complaint } = useAsking();
  const [bad, setBad] = useState(false);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const record = jsonOf(await file.text());
    setBad(record === null);
    if (record) await ask(async () => go(`/replay/${(await rest.bringRecord(record)).id}`));
  };
  return (
    <div class="stack">
      <label class="button quiet bring">
        <Icon name="open" /> {say("lobby.record")}
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(change) => bring(change.currentTarget.files?.[0])}
          onClick={(click) => (click.currentTarget.value = "")}
        />
      </label>
      <Complaint text={bad ? say("record.bad") : complaint} />
    </div>
  );
}
