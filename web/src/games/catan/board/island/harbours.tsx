// Piers from two intersections to a sign that tells the rate.
import { ResourceMark } from "../../art/resources";
import type { Resource } from "../../view";
import { at, between, type Map, type Point, placeOf } from "../geometry";

export const Harbours = ({ map }: { map: Map }) => (
  <>
    {map.board.harbours?.map((harbour) => {
      const [one, other] = [placeOf(map, harbour.ends[0]), placeOf(map, harbour.ends[1])];
      const sign = outside(map, one, other);
      return (
        <g class="harbour">
          {[one, other].map((end) => (
            <Pier from={between(end, sign, 0.06)} to={between(end, sign, 0.78)} />
          ))}
          <g transform={`translate(${sign.x} ${sign.y})`}>
            <ellipse cx="2" cy="24" rx="30" ry="8" class="wake" />
            <path d="M-36 10H36Q31 27 18 27H-18Q-31 27-36 10Z" class="hull" />
            <path d="M-36 10H36L34 15H-34Z" class="rail" />
            <Rate of={harbour.kind} />
          </g>
        </g>
      );
    })}
  </>
);

/** The rate on its sail. */
export const Rate = ({ of }: { of: Resource | "any" }) => (
  <>
    <rect x="-31" y="-25" width="62" height="37" rx="8" class="sail" />
    {of === "any" ? (
      <text y="1" class="rate any" text-anchor="middle">
        3:1
      </text>
    ) : (
      <>
        <g transform="translate(-16 -7) scale(.86)">
          <ResourceMark of={of} />
        </g>
        <text x="13.500" y="-1.500" class="rate" text-anchor="middle">
          2:1
        </text>
      </>
    )}
  </>
);

export function outside(map: Map, one: Point, other: Point, far = 1.86): Point {
  const middle = between(one, other);
  const land = map.board.hexes
    .map(at)
    .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y))[0]!;
  return between(land, middle, far);
}

const Pier = ({ from, to }: { from: Point; to: Point }) => (
  <>
    <line x1={from.x} y1={from.y + 3} x2={to.x} y2={to.y + 3} class="pier under" />
    <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} class="pier" />
    <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} class="pier planks" />
  </>
);
