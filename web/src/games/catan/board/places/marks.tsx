// Where the coach's thoughts lead on the island: a number each, as they stand in its list.
import { marks } from "../../../../shell/coach/marks";
import { type Target, targetOf } from "../../choices";
import type { Action } from "../../view";
import type { Map } from "../geometry";
import { middleOf } from "./targets";

/** What is marked, with its place in the list. */
export const marked = (): { place: number; target: Target }[] =>
  marks.value.flatMap((action, place) =>
    (action ? targetOf(action as Action) : []).map((target) => ({ place, target })),
  );

export const Marks = ({ map }: { map: Map }) => (
  <g class="coach-marks" aria-hidden="true">
    {marked().map(({ place, target }) => {
      const { x, y } = middleOf(map, target);
      return (
        <g key={place} transform={`translate(${x} ${y})`}>
          <circle r="21" />
          <text y="10">{place + 1}</text>
        </g>
      );
    })}
  </g>
);
