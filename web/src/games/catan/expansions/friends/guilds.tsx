// The five guilds' signs and the back of a favour token, 24 by 24 around the origin.
import type { VNode } from "preact";
import type { Guild } from "../../view";
import "./tokens.css";
import "./friends.css";

const SIGNS: Record<Guild, VNode> = {
  wagon: <path d="M-9-5H5L8 1V4H-9ZM-5 4a3 3 0 1 0 .100 0ZM4 4a3 3 0 1 0 .100 0Z" />,
  ship: <path d="M-9 4H9L6 9H-6ZM-1-9V2H-8ZM1-7 8 2H1Z" />,
  shovel: <path d="M-2-10H2V-8H1V1H4V7L0 11-4 7V1H-1V-8H-2Z" />,
  book: <path d="M-9-6Q-4-8 0-5 4-8 9-6V6Q4 4 0 7-4 4-9 6ZM0-5V7" />,
  compass: (
    <path
      d="M-1-11H1V-8.300A2.600 2.600 0 0 1 2.200-4.200L3.900.800A8 8 0 0 0 6.800-1.200L8.200.200A10 10 0 0 1 4.600 2.700L7.300 10.400 4.300 7.400 2.800 3.200A10 10 0 0 1-2.800 3.200L-4.300 7.400-7.300 10.400-4.600 2.700A10 10 0 0 1-8.200.200L-6.800-1.200A8 8 0 0 0-3.900.800L-2.200-4.200A2.600 2.600 0 0 1-1-8.300ZM0-2.600-1.300 1.300A8 8 0 0 0 1.300 1.300Z"
      fill-rule="evenodd"
    />
  ),
};

export const GuildIcon = ({ of, size = 24 }: { of: Guild; size?: number }) => (
  <svg class={`guild g-${of}`} width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
    <circle r="14" class="coin" />
    <g class="sign" transform="scale(.92)">
      {SIGNS[of]}
    </g>
  </svg>
);

/** A favour token face down. */
export const FavourIcon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="10" fill="#b4763b" stroke="#5b3413" stroke-width="1.500" />
    <path d="M0 6C-8 0-6-6-2.500-5.500-.500-5 0-3 0-3S.500-5 2.500-5.500C6-6 8 0 0 6Z" fill="#fbe3bd" />
  </svg>
);
