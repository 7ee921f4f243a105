// Development cards' pictures, 24 by 24 around the origin.
import type { VNode } from "preact";
import type { Card } from "../view";

const PICTURES: Record<Card, VNode> = {
  knight: (
    <g stroke="#2c3340" stroke-width="1.300" stroke-linejoin="round">
      <path d="M-9 10V-1C-9-8-5-11 0-11S9-8 9-1V10L4 11V2H1V11H-1V2H-4V11Z" fill="#b9c3d1" />
      <path d="M-7-3H7V1H-7Z" fill="#2c3340" />
      <path d="M0-11C2-15 7-14 9-10 6-11 3-11 0-9Z" fill="#c8372d" />
    </g>
  ),
  "road building": (
    <g stroke-linejoin="round">
      <path d="M-12 10-4-11H4L12 10Z" fill="#8b7355" stroke="#51402b" stroke-width="1.300" />
      <path d="M0-9v3M0-3v4M0 4v5" stroke="#fff4d8" stroke-width="2.400" />
    </g>
  ),
  invention: (
    <g stroke="#6a4a08" stroke-width="1.300" stroke-linejoin="round">
      <path d="M-4 5C-4 2-8 0-8-5A8 8 0 0 1 8-5C8 0 4 2 4 5Z" fill="#ffdc6b" />
      <path d="M-4 6H4V10H-4Z" fill="#b9a178" />
      <path d="M-3-4 0-1 3-4" fill="none" />
    </g>
  ),
  monopoly: (
    <g stroke="#6a4a08" stroke-width="1.300" stroke-linejoin="round">
      <path d="M-11 8-12-6-6 0 0-10 6 0 12-6 11 8Z" fill="#f2c14e" />
      <path d="M-11 8H11V11H-11Z" fill="#c98f2c" />
      <circle cy="3" r="2" fill="#c8372d" />
    </g>
  ),
  "victory point": (
    <path
      d="M0-12 3.400-4.200 12-3.400 5.500 2.200 7.500 10.600 0 6.100-7.500 10.600-5.500 2.200-12-3.400-3.400-4.200Z"
      fill="#f5c93f"
      stroke="#7d5a08"
      stroke-width="1.300"
      stroke-linejoin="round"
    />
  ),
};

export const CardIcon = ({ of, size = 24 }: { of: Card; size?: number }) => (
  <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    {PICTURES[of]}
  </svg>
);
