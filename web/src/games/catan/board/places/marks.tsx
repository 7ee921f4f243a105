// Where the coach's thoughts lead on the island: a number each, as they stand in its list.
import { marks } from "../../../../shell/coach/marks";
import { targetOf } from "../../choices";
import type { Action } from "../../view";
import type { Map } from "../geometry";
import { middleOf } from "./targets";

export function Marks({ map }: { map: Map }) {
  const found = marks.value.flatMap((action, place) =>
    (action ? targetOf(action as Action) : []).map((target) => ({ place, ...middleOf(map, target) })),
  );
  return (
    <g class="coach-marks" aria-hidden="true">
      {found.map(({ place, x, y }) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          <circle r="21" />
          <text y="10">{place + 1}</text>
        </g>
      ))}
    </g>
  );
}
