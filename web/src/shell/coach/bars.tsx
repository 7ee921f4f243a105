// One bar a seat that adds up: above what it started with and what came, below what went and how it ended.
import type { Analysis } from "../../contract";
import { ColourDot } from "../parts/colour";
import type { Scene } from "../scene";
import { say } from "../text";
import { length, type Part, sidesOf } from "./sides";
import { shown } from "./worth";

export function Bars({ found, scene }: { found: Analysis; scene: Scene }) {
  const sides = found.accounts.map(sidesOf);
  const most = Math.max(...sides.map((one) => length(one.came)));
  const told = (part: Part) => `${say(`coach.${part.name}`)} ${shown(found, part.size)}`;
  const side = (parts: Part[]) => (
    <div class="coach-side">
      {parts.map((part) => (
        <span
          class="coach-part"
          data-part={part.name}
          style={{ "--share": `${(100 * part.size) / most}%` }}
          title={told(part)}
        />
      ))}
    </div>
  );
  return (
    <ul class="coach-bars">
      {sides.map(({ came, went }, seat) => {
        const player = scene.name(seat);
        const values = { player, gains: came.map(told).join(", "), losses: went.map(told).join(", ") };
        return (
          <li>
            <span class="cut">
              <ColourDot colour={scene.colour(seat)} size={14} /> {player}
            </span>
            <div role="img" aria-label={say("coach.bars", values)}>
              {side(came)}
              {side(went)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
