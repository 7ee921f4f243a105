// One drawing for each face of a die, around the origin, 28 units wide; used on dice, costs and knights.
import type { VNode } from "preact";
import type { Face } from "../view";

const PEN = "#33261a";

const DRAWN: Record<Face | "any", VNode> = {
  lumber: (
    <g fill="#9a6534">
      <path d="M-11-3 6-8q5 0 5 4L-6 2Z" />
      <path d="M-11 7 5 2q6 0 6 4L-6 11Z" fill="#7f4f25" />
      <ellipse cx="-8.500" cy="-.500" rx="4" ry="4.300" fill="#f0d3a0" />
      <ellipse cx="-8" cy="8.500" rx="4" ry="4" fill="#f0d3a0" />
    </g>
  ),
  brick: (
    <g fill="#e07a4f">
      <path d="M-12.500 1.500-1 1-.500 9.500-12 10Z" />
      <path d="M1.500 1 12.500 1.500 12 10 1.500 9.500Z" fill="#cf6237" />
      <path d="M-6-9 6.500-9.500 6-1.500-6.500-1Z" fill="#eb9068" />
    </g>
  ),
  wool: (
    <g>
      <path d="M-5 6v6M4 6v6" stroke-width="2.600" />
      <path
        d="M-11 2a5.500 5.500 0 0 1 2-8 6 6 0 0 1 9-3 6.500 6.500 0 0 1 9 3 5 5 0 0 1 0 9 6 6 0 0 1-7 4 7 7 0 0 1-9 0 5 5 0 0 1-4-5Z"
        fill="#fffef6"
      />
      <path d="M7-6c4-3 7-1 7 3s-3 5-5 4-3-4-2-7Z" fill="#574a40" />
    </g>
  ),
  grain: (
    <g fill="#f6cf52">
      <path d="M0 12V0M-4 12Q-2 4-7-2M4 12Q2 4 7-2" fill="none" stroke-width="1.800" />
      <path d="M0-12q5 5 0 12-5-7 0-12ZM-8-10q5 3 3 9-6-3-3-9ZM8-10q-5 3-3 9 6-3 3-9Z" />
      <path d="M-6 5.500H6" stroke-width="3" />
    </g>
  ),
  ore: (
    <g fill="#9aa6b8">
      <path d="M-12 9-9-3-1-10 8-6 12.500 4 9 10Z" />
      <path d="M-9-3-1-10 1 0-5 4Z" fill="#d5dde8" />
      <path d="M1 0 8-6 12.500 4 5 5Z" fill="#707d92" />
    </g>
  ),
  gold: (
    <g fill="#ffd75e">
      <ellipse cx="-4" cy="6.500" rx="8.500" ry="5" />
      <ellipse cx="-4" cy="3.500" rx="8.500" ry="5" />
      <circle cx="4.500" cy="-4.500" r="7.500" />
      <path
        d="M4.500-8.500 5.700-5.700 8.500-4.500 5.700-3.300 4.500-.500 3.300-3.300.500-4.500 3.300-5.700Z"
        fill="#fff3c4"
        stroke-width=".8"
      />
    </g>
  ),
  any: <path d="M-6-5c0-8 13-8 12 0 0 5-6 4-6 9M0 9v1" fill="none" stroke-width="4" />,
};

export const FaceMark = ({ of }: { of: Face | "any" }) => (
  <g stroke={PEN} stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round">
    {DRAWN[of]}
  </g>
);

export const FaceIcon = ({ of, size = 20 }: { of: Face | "any"; size?: number }) => (
  <svg width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
    <FaceMark of={of} />
  </svg>
);
