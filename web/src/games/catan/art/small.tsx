// Small signs for panels: pieces in a player's colour, awards, card backs.
import { City, Road, Settlement } from "./pieces";

export const PieceIcon = ({
  of,
  colour,
  size = 26,
}: {
  of: "road" | "settlement" | "city";
  colour: string;
  size?: number;
}) => (
  <svg width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
    {of === "road" ? (
      <g transform="rotate(-28)">
        <Road colour={colour} />
      </g>
    ) : of === "city" ? (
      <City colour={colour} />
    ) : (
      <g transform="scale(1.2)">
        <Settlement colour={colour} />
      </g>
    )}
  </svg>
);

export const HandIcon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="3" y="6" width="11" height="15" rx="2" fill="#b9864f" transform="rotate(-10 8 13)" />
    <rect x="8" y="4" width="11" height="16" rx="2" fill="#e2b57c" stroke="#7a4a21" />
  </svg>
);

export const DeckIcon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="5" y="3" width="14" height="18" rx="2" fill="#5b4a9b" stroke="#2f2560" />
    <path
      d="M12 7.500 13.400 11l3.600.2-2.800 2.300 1 3.500-3.200-2-3.200 2 1-3.500L7 11.200l3.600-.2Z"
      fill="#f5d76b"
    />
  </svg>
);

export const KnightIcon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2 21 5v7c0 5-4 8-9 10-5-2-9-5-9-10V5Z" fill="#8f9db3" stroke="#3a4354" />
    <path d="M12 2v20c-5-2-9-5-9-10V5Z" fill="#b7c3d4" />
    <path d="M11 6h2v4h4v2h-4v6h-2v-6H7v-2h4Z" fill="#3a4354" />
  </svg>
);

export const RouteIcon = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke-linecap="round">
    <path d="M4 20C4 12 12 16 12 10S18 8 20 4" stroke="#6b4a26" stroke-width="6" />
    <path d="M4 20C4 12 12 16 12 10S18 8 20 4" stroke="#f1d9a4" stroke-width="1.600" stroke-dasharray="2 3" />
  </svg>
);
