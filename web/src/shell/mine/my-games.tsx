// My games: what became of them, to look at again; and my figures, game by game.
import { useState } from "preact/hooks";
import type { Label } from "../../contract";
import { doorOf } from "../clients";
import { Icon } from "../design/icons";
import { language, listed, say, told } from "../text";
import { type Figures, figuresOf, placeOf } from "./figures";
import { type Played, playedGames } from "./games";
import { MoveMine } from "./move-mine";
import { useOwnRatings } from "./rating";
import { ago } from "./times";

/** As many are shown before one asks for all. */
const FIRST = 4;
const fewIsBest = (game: string): boolean => doorOf(game).fewIsBest ?? false;

export function MyGames({ labels, rated }: { labels: Label[]; rated: boolean }) {
  const ratings = useOwnRatings(rated);
  const [all, showAll] = useState(false);
  const games = playedGames();
  if (!games.length) return null;
  const nameOf = (game: string) => {
    const label = labels.find((one) => one.id === game);
    return label ? told(label.name) : game;
  };
  return (
    <section class="stack my-games" aria-label={say("mine.games")}>
      <h2>{say("mine.games")}</h2>
      <ul class="my-figures" tabIndex={0} aria-label={say("mine.figures")}>
        {figuresOf(games, fewIsBest).map((one) => (
          <GameFigures one={one} name={nameOf(one.game)} rating={ratings[one.game]} key={one.game} />
        ))}
      </ul>
      <ul class="played">
        {games.slice(0, all ? undefined : FIRST).map((one) => (
          <PlayedRow one={one} name={nameOf(one.game)} key={one.id} />
        ))}
      </ul>
      <div class="row wrap">
        {games.length > FIRST && (
          <button type="button" class="button compact" onClick={() => showAll(!all)}>
            {say(all ? "mine.fewer" : "mine.all", { n: games.length })}
          </button>
        )}
        <MoveMine empty={false} />
      </div>
    </section>
  );
}

function PlayedRow({ one, name }: { one: Played; name: string }) {
  const seat = one.seats[0] ?? 0;
  const others = one.names.flatMap((player, n) => (player && !one.seats.includes(n) ? [player] : []));
  const won = one.seats.some((mine) => one.winners.includes(mine));
  const score = one.scores[seat];
  return (
    <li class={won ? "panel played-row won" : "panel played-row"}>
      <a class="played-link" href={`/t/${one.id}`}>
        <span class="result-mark" aria-hidden="true">
          {won ? "★" : placeOf(one, seat, fewIsBest(one.game))}
        </span>
        <span class="played-words">
          <strong class="cut">
            {name} · {verdict(one, seat, won)}
            {score !== undefined && one.names.length > 1 ? ` · ${say("mine.score", { n: score })}` : ""}
          </strong>
          <span class="soft small cut">
            {ago(one.ended)}
            {others.length ? ` · ${say("mine.with", { names: listed(others) })}` : ""}
          </span>
        </span>
      </a>
      <a class="button compact quiet" href={`/replay/${one.id}?seat=${seat}`}>
        <Icon name="play" /> <span class="wide-words">{say("lobby.replay")}</span>
      </a>
    </li>
  );
}

function verdict(one: Played, seat: number, won: boolean): string {
  if (one.names.length === 1) return say("mine.score", { n: one.scores[seat] ?? 0 });
  if (won) return say("mine.won");
  return say("mine.place", { place: placeOf(one, seat, fewIsBest(one.game)), of: one.names.length });
}

const rounded = (number: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(number);
const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);

function GameFigures({ one, name, rating }: { one: Figures; name: string; rating: number | undefined }) {
  const facts: [string, string][] = [
    ...(rating === undefined ? [] : [[say("figure.rating"), String(rating)] as [string, string]]),
    [say("figure.games"), String(one.games)],
    [say("figure.wins"), `${one.wins} (${percent(one.wins / one.games)})`],
    [say("figure.average"), rounded(one.average)],
    [say("figure.best"), String(one.best)],
    [say("figure.streak"), one.streak === one.longest ? String(one.longest) : `${one.streak} / ${one.longest}`],
    ...Object.entries(one.own).map(([key, value]): [string, string] => [
      say(`figure.${key}`),
      key === "reaction" ? `${rounded(value / 1000)} s` : percent(value),
    ]),
  ];
  return (
    <li class="panel figure-box">
      <h3>{name}</h3>
      <dl>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
