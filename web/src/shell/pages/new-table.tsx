// A new table: who sits where, and the options the game offers.
import { useEffect, useState } from "preact/hooks";
import type { Games, Label } from "../../contract";
import { useClient } from "../clients";
import { Icon } from "../design/icons";
import { Complaint, useAsking } from "../design/parts";
import { ownPace } from "../manners/wishes";
import { type Chair, type Habits, habitsOf, keepHabits, MATCHING, ownColour, usualHabits } from "../mine/habits";
import { ratingKey } from "../mine/rating";
import { hold, playerName } from "../net/memory";
import { ownLevel } from "../net/own-level";
import * as rest from "../net/rest";
import { clockWords } from "../parts/countdown";
import { TopBar } from "../parts/top-bar";
import { go } from "../route";
import type { GameClient } from "../scene";
import { has, say, told } from "../text";
import { useTitle } from "../title";
import { Lost } from "./lost";
import "./lobby.css";
import { OptionField } from "../choosing/option-fields";
import { Presets } from "../choosing/presets";

export function NewTable({ game }: { game: string }) {
  const [games, setGames] = useState<Games | null>(null);
  const { ask, complaint } = useAsking();
  useEffect(() => void ask(async () => setGames(await rest.games())), []);
  const client = useClient(game);
  const known = games?.games.find((one) => one.id === game);
  const label = client && known;
  const lost = games !== null && !known;
  useTitle(lost ? say("lost") : known ? `${say("new.title")} · ${told(known.name)}` : say("new.title"));
  if (lost) return <Lost />;
  return (
    <div class="page">
      <TopBar />
      <main class="plain-page">
        <div>
          <h1>{say("new.title")}</h1>
          {label && (
            <p class="soft">
              {told(label.name)} · {say("new.share")}
            </p>
          )}
        </div>
        <Complaint text={complaint} />
        {label && games && <Form label={label} games={games} client={client} />}
      </main>
    </div>
  );
}

function Form({ label, games, client }: { label: Label; games: Games; client: GameClient }) {
  const presets = client.presets ?? [];
  const [name, setName] = useState(playerName.get());
  const [last, setLast] = useState(habitsOf(label, games.clocks));
  const [chosen, choose] = useState(last ?? usualHabits(label));
  const { chairs, options, clock, hidden, even } = chosen;
  const change = (some: Partial<Habits>) => choose({ ...chosen, ...some });
  const afresh = () => {
    setLast(null);
    choose(usualHabits(label));
  };
  const { ask, busy, complaint } = useAsking();
  const counts = Array.from({ length: label.players[1] - label.players[0] + 1 }, (_, n) => label.players[0] + n);
  const seat = (place: number, chair: Chair) => change({ chairs: chairs.map((old, n) => (n === place ? chair : old)) });
  const lay = (players: number) =>
    change({ chairs: Array.from({ length: players - 1 }, (_, n) => chairs[n] ?? { kind: "open" }) });
  const create = (submitted: Event) => {
    submitted.preventDefault();
    playerName.set(name.trim());
    return ask(async () => {
      const made = await rest.create({
        game: label.id,
        players: chairs.length + 1,
        options,
        private: hidden,
        clock,
        ...(label.real_time ? { even } : { pace: ownPace.get() }),
        name: name.trim() || say("guest"),
        colour: ownColour.get(),
        person: ratingKey(),
        bots: chairs.flatMap((chair) =>
          chair.kind === "bot" ? [chair.bot === MATCHING ? matching(label) : chair.bot] : [],
        ),
        more: chairs.flatMap((chair) =>
          chair.kind === "here" ? [{ name: chair.name.trim() || say("guest"), colour: null }] : [],
        ),
      });
      keepHabits(label.id, chosen);
      for (const { seat, token } of made.seats) hold(made.table.id, seat, token);
      go(`/t/${made.table.id}`);
    });
  };
  const about = `players.${chairs.length + 1}`;
  return (
    <form class="stack" onSubmit={create}>
      {presets.length > 0 && (
        <Presets label={label} presets={presets} habits={chosen} onChoose={choose} Preview={client.Preview} />
      )}
      <section class="panel stack">
        <div class="host">
          <label class="field">
            <span>{say("your.name")}</span>
            <input
              value={name}
              maxLength={24}
              placeholder={say("guest")}
              onInput={(typed) => setName(typed.currentTarget.value)}
            />
          </label>
          <label class="field">
            <span>{say("new.players")}</span>
            <select value={chairs.length + 1} onChange={(picked) => lay(Number(picked.currentTarget.value))}>
              {counts.map((count) => (
                <option value={count}>{count}</option>
              ))}
            </select>
          </label>
        </div>
        {has(about) && <p class="soft small">{say(about)}</p>}
        <div class="chairs">
          {chairs.map((chair, place) => (
            <ChairField
              place={place}
              chair={chair}
              label={label}
              here={!label.real_time}
              onChange={(next) => seat(place, next)}
            />
          ))}
        </div>
      </section>
      {last && (
        <p class="row wrap soft small as-last">
          <span>{say("new.as_last")}</span>
          <button type="button" class="button compact quiet" onClick={afresh}>
            <Icon name="again" /> {say("new.afresh")}
          </button>
        </p>
      )}
      <details class="panel">
        <summary>
          <h2 style="display:inline">{say("new.options")}</h2>
        </summary>
        <div class="options">
          {label.options.map((option) => (
            <OptionField
              option={option}
              value={options[option.name] ?? option.default}
              onChange={(value) => change({ options: { ...options, [option.name]: value } })}
            />
          ))}
          {label.real_time ? (
            <label class="row">
              <input
                type="checkbox"
                checked={even}
                onChange={(ticked) => change({ even: ticked.currentTarget.checked })}
              />{" "}
              {say("new.even")}
            </label>
          ) : (
            <label class="field">
              <span>{say("clock")}</span>
              <select value={clock} onChange={(picked) => change({ clock: picked.currentTarget.value })}>
                {Object.entries(games.clocks).map(([kind, seconds]) => (
                  <option value={kind}>{clockWords(seconds)}</option>
                ))}
              </select>
            </label>
          )}
          <label class="row">
            <input
              type="checkbox"
              checked={hidden}
              onChange={(ticked) => change({ hidden: ticked.currentTarget.checked })}
            />{" "}
            {say("new.private")}
          </label>
        </div>
      </details>
      <Complaint text={complaint} />
      <button type="submit" class="button primary" disabled={busy}>
        <Icon name="check" /> {say("new.create")}
      </button>
    </form>
  );
}

interface ChairProps {
  place: number;
  chair: Chair;
  label: Label;
  /** Players may share this device, one after the other. */
  here: boolean;
  onChange: (chair: Chair) => void;
}

function ChairField({ place, chair, label, here, onChange }: ChairProps) {
  const choose = (value: string) =>
    onChange(
      value === "open" ? { kind: "open" } : value === "here" ? { kind: "here", name: "" } : { kind: "bot", bot: value },
    );
  return (
    <div class="stack">
      <label class="field">
        <span>{say("new.seat", { n: place + 2 })}</span>
        <select
          value={chair.kind === "bot" ? chair.bot : chair.kind}
          onChange={(change) => choose(change.currentTarget.value)}
        >
          <option value="open">{say("new.open")}</option>
          {here && <option value="here">{say("new.here")}</option>}
          {label.levels.length > 0 && <option value={MATCHING}>{say("bot.matching")}</option>}
          <BotChoices label={label} />
        </select>
        {chair.kind === "bot" && has(`bot.${chair.bot}.about`) && (
          <small class="soft">{say(`bot.${chair.bot}.about`)}</small>
        )}
      </label>
      {chair.kind === "here" && (
        <label class="field">
          <span>{say("name")}</span>
          <input
            value={chair.name}
            maxLength={24}
            onInput={(typed) => onChange({ kind: "here", name: typed.currentTarget.value })}
          />
        </label>
      )}
    </div>
  );
}

/** Levels first, by name; the other bots, for those who know them, apart. */
export function BotChoices({ label }: { label: Label }) {
  const others = label.bots.filter((bot) => !label.levels.includes(bot));
  const options = (bots: string[]) => bots.map((bot) => <option value={bot}>{botName(bot)}</option>);
  if (label.levels.length === 0) return <>{options(others)}</>;
  return (
    <>
      <optgroup label={say("bot.levels")}>{options(label.levels)}</optgroup>
      <optgroup label={say("bot.others")}>{options(others)}</optgroup>
    </>
  );
}

const matching = (label: Label): string => ownLevel(label.id, label.levels) ?? usualBot(label);

/** Who is offered first. */
export const usualBot = (label: Label): string =>
  label.levels.includes("steady") ? "steady" : (label.bots.at(-1) ?? "random");

export const botName = (bot: string): string => (has(`bot.${bot}`) ? say(`bot.${bot}`) : say("bot", { name: bot }));
