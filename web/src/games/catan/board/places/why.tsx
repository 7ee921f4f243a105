// Why a place is good, on a plate beside it: shown while it is pointed at or picked.
import { SMALL } from "../../../../shell/design/small";
import { say } from "../../../../shell/text";
import { ResourceIcon } from "../../art/resources";
import type { View } from "../../view";
import { type Map, placeOf } from "../geometry";
import { worthOf } from "./worth";

const WIDE = 66;
const HIGH = 86;

/** A plate beside the place, on the side where there is room. */
export function Why({ map, view, seat, place }: { map: Map; view: View; seat: number; place: string }) {
  const worth = worthOf(map, view, seat, place);
  if (!worth.length) return null;
  const { x, y } = placeOf(map, place);
  const scale = SMALL.matches ? 2 : 1; // where the whole island is small, the plate is not
  const [width, height] = [worth.length * WIDE + 16, HIGH + 8];
  const { frame } = map;
  const left = Math.min(Math.max(x - (width * scale) / 2, frame.x), frame.x + frame.width - width * scale);
  const above = y - height * scale - 40;
  const top = above > frame.y ? above : y + 40;
  const sum = worth.reduce((all, one) => all + one.ways, 0);
  return (
    <g class="why" transform={`translate(${left} ${top}) scale(${scale})`} aria-hidden="true">
      <rect width={width} height={height} rx="16" />
      {worth.map((one, n) => (
        <g transform={`translate(${8 + WIDE * (n + 0.5)} 26)`} class={one.isNew ? "new" : ""} key={one.hex.name}>
          <circle r="21" />
          <g transform="translate(-15 -15)">
            <ResourceIcon of={one.resource} size={30} />
          </g>
          <text y="40" class={one.ways === 5 ? "often" : ""}>
            {"•".repeat(one.ways)}
          </text>
        </g>
      ))}
      <text x={width / 2} y={HIGH - 2} class="sum">
        {say("why.sum", { n: sum })}
      </text>
    </g>
  );
}
