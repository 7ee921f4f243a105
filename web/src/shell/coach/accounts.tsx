// One bar and one column a seat that add up, from where it started to where it ended; what its choices gave away.
import type { Analysis } from "../../contract";
import { ColourDot } from "../parts/colour";
import type { Scene } from "../scene";
import { say } from "../text";
import { Bars } from "./bars";
import { shown } from "./worth";

export function Accounts({ found, scene }: { found: Analysis; scene: Scene }) {
  const parts = Object.keys(found.accounts[0]!.parts).filter((part) =>
    found.accounts.some((account) => Math.abs(account.parts[part]!) > 1e-9),
  );
  const themes = [...new Set(found.choices.filter((one) => one.cost > 0).map((one) => one.theme))].sort();
  const cost = (theme: string, seat: number) =>
    found.choices.reduce((sum, one) => sum + (one.theme === theme && one.seat === seat ? one.cost : 0), 0);
  const row = (name: string, tell: (seat: number) => string) => (
    <tr>
      <th scope="row" data-part={name}>
        {say(`coach.${name}`)}
      </th>
      {found.accounts.map((_, seat) => (
        <td>{tell(seat)}</td>
      ))}
    </tr>
  );
  return (
    <div class="coach-table" role="region" aria-label={say("coach.account")} tabIndex={0}>
      <Bars found={found} scene={scene} />
      <table>
        <thead>
          <tr>
            <td />
            {found.accounts.map((_, seat) => (
              <th scope="col">
                <ColourDot colour={scene.colour(seat)} size={14} /> <span class="cut">{scene.name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row("start", (seat) => shown(found, found.accounts[seat]!.start))}
          {parts.map((part) => row(part, (seat) => shown(found, found.accounts[seat]!.parts[part]!, true)))}
          {row("end", (seat) => shown(found, found.accounts[seat]!.end))}
          {row("luck", (seat) => shown(found, found.accounts[seat]!.luck, true))}
          {found.percentiles.some((one) => one != null) &&
            row("luckier_than", (seat) => percentOf(found.percentiles[seat]))}
          {row("grade", (seat) => found.grades[seat] ?? "–")}
          {themes.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={found.players + 1}>
                {say("coach.themes")}
              </th>
            </tr>
          )}
          {themes.map((theme) => row(`theme.${theme}`, (seat) => shown(found, cost(theme, seat))))}
        </tbody>
      </table>
    </div>
  );
}

/** What the words of the account mean; the scale of the grades is the coach's own. */
export function Reading({ found }: { found: Analysis }) {
  const told = ["luck", "choices", "rest", "grade"].filter((name) => name !== "rest" || hasRest(found));
  const scale = Object.fromEntries(found.scale.map((most, place) => ["ABCD"[place]!, Math.round(100 * most)]));
  return (
    <section class="coach-reading soft small">
      <h3>{say("coach.reading")}</h3>
      {told.map((name) => (
        <p>{say(`coach.reading.${name}`, scale)}</p>
      ))}
    </section>
  );
}

const hasRest = (found: Analysis): boolean =>
  found.accounts.some((account) => Math.abs(account.parts.rest ?? 0) > 1e-9);

const percentOf = (percent: number | null | undefined): string =>
  percent == null ? "–" : `${Math.round(percent)}\u00a0%`;
