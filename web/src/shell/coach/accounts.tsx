// One column a seat that adds up: from where it started to where it ended.
import type { Analysis } from "../../contract";
import { ColourDot } from "../parts/colour";
import type { Scene } from "../scene";
import { say } from "../text";
import { shown } from "./worth";

export function Accounts({ found, scene }: { found: Analysis; scene: Scene }) {
  const parts = Object.keys(found.accounts[0]!.parts).filter((part) =>
    found.accounts.some((account) => Math.abs(account.parts[part]!) > 1e-9),
  );
  const row = (name: string, tell: (seat: number) => string) => (
    <tr>
      <th scope="row">{say(`coach.${name}`)}</th>
      {found.accounts.map((_, seat) => (
        <td>{tell(seat)}</td>
      ))}
    </tr>
  );
  return (
    <div class="coach-table">
      <table>
        <thead>
          <tr>
            <td />
            {found.accounts.map((_, seat) => (
              <th scope="col">
                <ColourDot colour={scene.colour(seat)} size={14} /> {scene.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row("start", (seat) => shown(found, found.accounts[seat]!.start))}
          {parts.map((part) => row(part, (seat) => shown(found, found.accounts[seat]!.parts[part]!, true)))}
          {row("end", (seat) => shown(found, found.accounts[seat]!.end))}
          {row("luck", (seat) => luckOf(found, seat))}
          {row("grade", (seat) => found.grades[seat] ?? "–")}
        </tbody>
      </table>
    </div>
  );
}

function luckOf(found: Analysis, seat: number): string {
  const luck = shown(found, found.accounts[seat]!.luck, true);
  const percent = found.percentiles[seat];
  return percent == null ? luck : `${luck}, ${say("coach.luckier", { percent: Math.round(percent) })}`;
}
