// One picture for each resource, around the origin, 24 units high; used on cards, harbours, costs and in the log.
import type { VNode } from "preact";
import { PICTURES } from "../hooks/goods";
import type { Good, Resource } from "../view";

const MARKS: Record<Resource, VNode> = {
  lumber: (
    <g>
      <path d="M-11-1 5-10l6 6-16 9Z" fill="#8a5a2e" />
      <path d="M-11 6 5-3l6 5-15 10Z" fill="#74491f" />
      <ellipse cx="-8" cy="2" rx="4.600" ry="5" fill="#e8c792" stroke="#6b421a" stroke-width="1.400" />
      <ellipse cx="-7.500" cy="9" rx="4.300" ry="4.300" fill="#e8c792" stroke="#6b421a" stroke-width="1.400" />
      <path
        d="M-9.500 2a1.800 2 0 1 1 3 1.500M-9 9a1.700 1.700 0 1 1 3 1"
        fill="none"
        stroke="#a9763c"
        stroke-width="1"
      />
    </g>
  ),
  brick: (
    <g stroke="#7c2f14" stroke-width="1.200" stroke-linejoin="round">
      <path d="M-12 2H-1V9H-12ZM1 2H12V9H1ZM-6-7H6V0H-6Z" fill="#d9683f" />
      <path d="M-12 2l3-2M-6-7l3-3H9L6-7M9-10v7L6 0M12 2l1-2" fill="#ee9168" />
    </g>
  ),
  wool: (
    <g>
      <path d="M-5 6v5M4 6v5" stroke="#4b4038" stroke-width="2.400" stroke-linecap="round" />
      <path
        d="M-11 1a5.500 5.500 0 0 1 3-8 6 6 0 0 1 9-2 6 6 0 0 1 9 3 5 5 0 0 1 0 9 6 6 0 0 1-7 3 7 7 0 0 1-9 0 5 5 0 0 1-5-5Z"
        fill="#fffdf4"
        stroke="#8b8570"
        stroke-width="1.200"
      />
      <path d="M7-7c4-2 7 0 7 3s-2 5-4 5-4-3-4-5Z" fill="#4b4038" />
    </g>
  ),
  grain: (
    <g stroke-linecap="round">
      <path d="M0 12V-5M-7 11Q-2 3-6-5M7 11Q2 3 6-5" stroke="#9a6a10" stroke-width="1.800" fill="none" />
      <path d="M0-5v-6M-6-5l-2-5M6-5l2-5M-3 0l-2-4M3 0l2-4M-3-5l-1-3M3-5l1-3" stroke="#f4cd4e" stroke-width="4" />
      <path d="M-6 5H6" stroke="#7d4f0e" stroke-width="2.600" />
    </g>
  ),
  ore: (
    <g stroke="#39424f" stroke-width="1.100" stroke-linejoin="round">
      <path d="M-11 8-8-3-1-9 7-6 12 4 8 10H-7Z" fill="#8995a8" />
      <path d="M-8-3-1-9 1 0-5 3Z" fill="#c3cddb" />
      <path d="M1 0 7-6 12 4 5 5Z" fill="#667286" />
      <path d="M-5 3 1 0 5 5 0 10H-7Z" fill="#a7b2c3" />
    </g>
  ),
};

export const ResourceMark = ({ of }: { of: Resource }) => MARKS[of];

/** A resource's picture, or that of what is traded like one. */
export function GoodIcon({ of, size = 20 }: { of: Good; size?: number }) {
  if (isResource(of)) return <ResourceIcon of={of} size={size} />;
  const Picture = PICTURES[of];
  return <Picture size={size} />;
}

const isResource = (name: Good): name is Resource => name in MARKS;

export const ResourceIcon = ({ of, size = 20 }: { of: Resource; size?: number }) => (
  <svg class="resource-icon" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    {MARKS[of]}
  </svg>
);
