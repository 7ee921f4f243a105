// Ratings at servers whose owners keep them: whether one wants one, what it is, and what a game has changed.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { Complaint, useAsking } from "../design/parts";
import { newId } from "../net/memory";
import * as rest from "../net/rest";
import { language, say } from "../text";
import "./rating.css";

/** What the server knows this person by; kept when ratings are switched off, so that one can come back. */
const KEY = "person";
const WANTED = "rated";

const changes = signal(0);

/** For whoever sits down: the key, if one wants a rating. */
export const ratingKey = (): string | undefined =>
  localStorage.getItem(WANTED) === "on" ? (localStorage.getItem(KEY) ?? undefined) : undefined;

export function wantRating(wanted: boolean): void {
  if (wanted && !localStorage.getItem(KEY)) localStorage.setItem(KEY, newId());
  localStorage.setItem(WANTED, wanted ? "on" : "off");
  changes.value += 1;
}

async function forget(): Promise<void> {
  const key = localStorage.getItem(KEY);
  if (key) await rest.forgetRatings(key);
  localStorage.removeItem(KEY);
  wantRating(false);
}

/** Asked beside one's name. */
export function RatingChoice() {
  const { ask, complaint } = useAsking();
  const on = changes.value >= 0 && ratingKey() !== undefined;
  return (
    <div class="rating-choice">
      <label class="row">
        <input type="checkbox" checked={on} onChange={(change) => wantRating(change.currentTarget.checked)} />
        <span>
          {say("rating.want")} <span class="soft small">{say("rating.about")}</span>
        </span>
      </label>
      {!on && localStorage.getItem(KEY) && (
        <button type="button" class="button compact quiet" onClick={() => ask(forget)}>
          {say("rating.forget")}
        </button>
      )}
      <Complaint text={complaint} />
    </div>
  );
}

/** One's own ratings, game by game. */
export function useOwnRatings(kept: boolean): Record<string, number> {
  const [known, setKnown] = useState<Record<string, number>>({});
  const key = ratingKey();
  useEffect(() => {
    setKnown({});
    if (kept && key)
      rest.ownRatings(key).then(
        (all) => setKnown(Object.fromEntries(all.map((one) => [one.game, one.rating]))),
        () => {},
      );
  }, [kept, key, changes.value]);
  return known;
}

const people = (table: TableDocument) => table.seats.filter((seat) => seat.kind === "person");

/** Of those at a table, seat by seat; nobody asks where fewer than two people sit. */
export function useRatings(table: TableDocument): Record<number, rest.Rated> {
  const [known, setKnown] = useState<Record<number, rest.Rated>>({});
  const who = people(table);
  useEffect(() => {
    if (who.length < 2) return setKnown({});
    rest.ratings(table.id).then(
      (all) => setKnown(Object.fromEntries(all.map((one) => [one.seat, one]))),
      () => {},
    );
  }, [table.id, table.state, who.map((seat) => seat.seat).join()]);
  return known;
}

const signed = (change: number): string =>
  new Intl.NumberFormat(language.value, { signDisplay: "exceptZero" }).format(change);

/** After a game that counted. */
export function RatingsAfter({ table }: { table: TableDocument }) {
  const rated = Object.values(useRatings(table)).filter((one) => one.change !== undefined);
  if (!rated.length) return null;
  return (
    <ul class="ratings-after" aria-label={say("rating.after")}>
      {rated.map((one) => (
        <li key={one.seat}>
          <span>{table.seats[one.seat]?.name}</span> <strong>{one.rating}</strong>{" "}
          <span class={one.change! < 0 ? "soft" : "gained"}>{signed(one.change!)}</span>
        </li>
      ))}
    </ul>
  );
}
