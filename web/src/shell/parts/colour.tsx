// A player's colour with its mark: colour is never the only sign.
const MARKS: Record<string, string> = {
  red: "M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5Z",
  blue: "M-4.500-4.500H4.500V4.500H-4.500Z",
  white: "M0-6 6 0 0 6-6 0Z",
  orange: "M0-5.500 6 4.500H-6Z",
  green: "M-2-5.500H2V-2H5.500V2H2V5.500H-2V2H-5.500V-2H-2Z",
  brown: "M0-6 1.700-2 6-1.800 2.700 1 3.800 5.200 0 2.900-3.800 5.200-2.700 1-6-1.800-1.700-2Z",
};

export const markOf = (colour: string): string => MARKS[colour] ?? "";

export const ColourMark = ({ colour }: { colour: string }) =>
  MARKS[colour] ? <path class="mark" d={MARKS[colour]} /> : null;

export const ColourDot = ({ colour, size = 22 }: { colour: string; size?: number }) => (
  <svg class={`colour-dot of-${colour}`} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="10.500" class="top" />
    <ColourMark colour={colour} />
  </svg>
);
