// The ten helpers' pictures: what each is good for, 32 by 32 around the origin.
import type { VNode } from "preact";
import type { Helper } from "../../view";
import "./tokens.css";
import "./helpers.css";

const road = (x: number, y: number, turn: number) => (
  <rect
    x="-9"
    y="-2.500"
    width="18"
    height="5"
    rx="2"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    class="wood"
  />
);

const PICTURES: Record<Helper, VNode> = {
  "forced trade": (
    <>
      <rect x="-11" y="-8" width="9" height="13" rx="1.500" class="paper" />
      <rect x="2" y="-5" width="9" height="13" rx="1.500" class="gold" />
      <path d="M-3-11H5L2-14M3 12H-5L-2 15" class="line" />
    </>
  ),
  "road help": (
    <>
      {road(0, 3, -25)}
      <path d="M7-12v8M3-8h8" class="line strong" />
    </>
  ),
  consolation: (
    <>
      <path d="M-9-3H5V4Q5 9 0 9H-4Q-9 9-9 4ZM5-1Q10-1 10 2T5 5" class="paper" />
      <path d="M-6-7q2-2 0-4M-1-7q2-2 0-4" class="line" />
    </>
  ),
  "move a road": (
    <>
      {road(-5, 6, -30)}
      <g opacity=".45">{road(6, -6, 30)}</g>
      <path d="M-8-2Q-4-11 3-10M0-13l4 3-4 3" class="line" />
    </>
  ),
  shelter: (
    <>
      <path d="M-13-1 0-12 13-1H9V10H-9V-1Z" class="paper" />
      <path d="M-3 10V3H3V10Z" class="wood" />
      <path d="M-13-1 0-12 13-1" class="line strong" />
    </>
  ),
  scholar: (
    <>
      <path d="M-12-5Q-6-8 0-4 6-8 12-5V8Q6 5 0 8-6 5-12 8Z" class="paper" />
      <path d="M0-4V8M-9-1q4-1 6 0M-9 3q4-1 6 0M3-1q4-1 6 0M3 3q4-1 6 0" class="line" />
    </>
  ),
  alms: (
    <>
      <path d="M-12 4Q-6 0 0 4L10 1Q13 3 9 6L-2 11-12 9Z" class="skin" />
      <circle cx="1" cy="-6" r="5" class="gold" />
      <path d="M1-9v6" class="line" />
    </>
  ),
  ploughshares: (
    <>
      <path d="M-12 8Q0 12 10 3L4 0Q-2 5-12 8Z" class="steel" />
      <path d="M5 2 11-10M8-4 3-10" class="line strong" />
      <path d="M-11-10-3-2M-11-10l1 4 3-3Z" class="line" />
    </>
  ),
  "free port": (
    <>
      <path d="M0-6V11M-9 3Q-8 11 0 11T9 3M-5-1H5" class="line strong" />
      <circle cy="-9" r="3" class="gold" />
    </>
  ),
  "banish the robber": (
    <>
      <path d="M-4 11C-5 0-1-5 2-6-1-9 0-14 4-14S9-9 6-6C9-5 13 0 12 11Z" class="dark" />
      <path d="M-5 2H-13M-10-2l-4 4 4 4" class="line strong" />
    </>
  ),
};

export const HelperPicture = ({ of, size = 36 }: { of: Helper; size?: number }) => (
  <svg class="helper-picture" width={size} height={size} viewBox="-18 -18 36 36" aria-hidden="true">
    <circle r="17" class="ground" />
    {PICTURES[of]}
  </svg>
);
