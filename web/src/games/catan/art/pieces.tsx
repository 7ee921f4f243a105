// Pieces with a lit and a shaded side, and a mark of their own for each colour.
import { ColourMark } from "../../../shell/parts/colour";

export const Settlement = ({ colour }: { colour: string }) => (
  <g class={`piece of-${colour}`}>
    <ellipse cx="4" cy="15" rx="21" ry="6" class="shade" />
    <path d="M-16 15V-3L-6-15 4-3V15Z" class="top" />
    <path d="M4 15V-3L-6-15H8L18-3V11Z" class="side" />
    <path d="M-6-15H8L18-3H4Z" class="roof" />
    <g transform="translate(-6 5) scale(.82)">
      <ColourMark colour={colour} />
    </g>
  </g>
);

export const City = ({ colour }: { colour: string }) => (
  <g class={`piece of-${colour}`}>
    <ellipse cx="3" cy="18" rx="28" ry="7" class="shade" />
    <path d="M-2 17V-4H20L24-9V12L20 17Z" class="side" />
    <path d="M-2-4 3-10H24L20-4Z" class="roof" />
    <path d="M-24 17V-13L-13-27-2-13V17Z" class="top" />
    <path d="M-2 17V-13L-13-27H-7L4-13V12Z" class="side" />
    <path d="M-2 17V-4H20V17Z" class="top" />
    <path d="M4 2h4v6H4zM12 2h4v6h-4z" class="window" />
    <g transform="translate(-13 2)">
      <ColourMark colour={colour} />
    </g>
  </g>
);

/** A road of 58 units along the x axis. */
export const Road = ({ colour }: { colour: string }) => (
  <g class={`piece of-${colour}`}>
    <rect x="-29" y="-3" width="60" height="13" rx="5" class="shade" />
    <rect x="-29" y="-4" width="58" height="12" rx="4.500" class="side" />
    <rect x="-29" y="-8" width="58" height="12" rx="4.500" class="top" />
    <g transform="translate(0 -2) scale(.62)">
      <ColourMark colour={colour} />
    </g>
  </g>
);

export const Robber = () => (
  <g class="robber">
    <ellipse cx="3" cy="27" rx="24" ry="7" class="shade" />
    <path d="M-18 26C-19 6-12-6-7-9-12-14-11-28 0-28S12-14 7-9C12-6 19 6 18 26Q0 33-18 26Z" class="cloak" />
    <path d="M0-28C11-28 12-14 7-9 12-6 19 6 18 26 12 29 6 29 3 29 9 8 6-10 0-28Z" class="fold" />
    <path d="M-7-19Q0-24 7-19 7-10 0-9-7-10-7-19Z" class="face" />
    <path d="M-4-16h3M2-16h3" class="eyes" />
  </g>
);
