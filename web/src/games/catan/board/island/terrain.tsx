// The scenery of each hex, painted around its middle, where the number token lies.
import type { VNode } from "preact";
import type { Terrain } from "../../view";
import { type Point, scattered } from "../geometry";

/** Places in a hex, from back to front, that keep clear of the token, the rim and each other. */
function places(word: string, wanted: number, apart: number, inner = 40, rim = 74): Point[] {
  const random = scattered(word);
  const found: Point[] = [];
  for (let tries = 0; tries < 400 && found.length < wanted; tries++) {
    const x = (random() * 2 - 1) * 78;
    const y = (random() * 2 - 1) * 84;
    const inside = Math.abs(x) < rim && Math.abs(y) + Math.abs(x) * 0.577 < rim * 1.12;
    const clear = Math.hypot(x, y - 4) > inner && found.every((other) => Math.hypot(other.x - x, other.y - y) > apart);
    if (inside && clear) found.push({ x, y });
  }
  return found.sort((one, other) => one.y - other.y);
}

const Fir = ({ x, y, size }: Point & { size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="3" cy="13" rx="11" ry="4" fill="#173f26" opacity=".35" />
    <rect x="-2" y="8" width="4" height="6" fill="#5b3d22" />
    <path d="M0-20-9-4h4L-12 9H0Z" fill="#2f7a48" />
    <path d="M0-20 9-4H5L12 9H0Z" fill="#1f5f37" />
  </g>
);

const Oak = ({ x, y, size }: Point & { size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="3" cy="13" rx="11" ry="4" fill="#173f26" opacity=".35" />
    <rect x="-2" y="5" width="4" height="9" fill="#5b3d22" />
    <path d="M-11 2a8 8 0 0 1 3-12 9 9 0 0 1 16 0 8 8 0 0 1 3 12 8 8 0 0 1-22 0Z" fill="#3d8a4b" />
    <path d="M-8-9a9 9 0 0 1 13-3c-7 0-11 4-11 10-4-1-4-5-2-7Z" fill="#5aa75f" />
  </g>
);

const Sheep = ({ x, y, turned }: Point & { turned: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${turned ? -1 : 1} 1)`}>
    <ellipse cx="0" cy="9" rx="13" ry="3.500" fill="#41691f" opacity=".4" />
    <path d="M-6 3v6M-1 4v6M5 4v6M9 3v5" stroke="#4b4038" stroke-width="2" />
    <path
      d="M-11 0a5 5 0 0 1 3-8 6 6 0 0 1 9-2 6 6 0 0 1 9 3 5 5 0 0 1 0 9 6 6 0 0 1-7 2 7 7 0 0 1-9 0 5 5 0 0 1-5-4Z"
      fill="#fffdf6"
    />
    <path d="M-9 2a6 6 0 0 0 5 2 7 7 0 0 0 8 0 6 6 0 0 0 6-2c1 3-4 4-6 3a7 7 0 0 1-9 0c-2 0-4-1-4-3Z" fill="#d9d6c8" />
    <path d="M9-6c4-2 7 0 7 3s-2 4-4 4-4-2-4-4Z" fill="#4b4038" />
    <circle cx="12.500" cy="-3" r="0.900" fill="#fff" />
  </g>
);

const Sheaf = ({ x, y, size }: Point & { size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="1" cy="12" rx="10" ry="3" fill="#8a6310" opacity=".4" />
    <path
      d="M-7 12C-3 4-3 0-9-9M0 12V-12M7 12C3 4 3 0 9-9M-3 12C-1 3-1 0-5-11M3 12C1 3 1 0 5-11"
      stroke="#c08a17"
      stroke-width="2.400"
      fill="none"
    />
    <path
      d="M-9-9l-3-6M-5-11l-2-7M0-12v-7M5-11l2-7M9-9l3-6"
      stroke="#f7dd7a"
      stroke-width="4.500"
      stroke-linecap="round"
    />
    <path d="M-5 3H5" stroke="#8a5a12" stroke-width="3" stroke-linecap="round" />
  </g>
);

const Peak = ({ x, y, size }: Point & { size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="4" cy="17" rx="25" ry="5" fill="#333b4a" opacity=".35" />
    <path d="M-24 17-3-24 8 17Z" fill="#a3abb9" />
    <path d="M-3-24 24 17H4L1 2-4-6Z" fill="#697284" />
    <path d="M-3-24-11-8l4 3 3-4 3 5 3-5 4 2Z" fill="#fbfcff" />
    <path d="M-3-24 5-7l-4-2-3 5-2-6Z" fill="#d5dbe6" />
  </g>
);

const Mound = ({ x, y, size }: Point & { size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-22 11C-18-9-6-14 1-14S20-7 24 11Z" fill="#df9468" />
    <path d="M1-14C8-14 20-7 24 11H8C10-2 6-11 1-14Z" fill="#97492a" />
    <path
      d="M-15 2c3-6 7-9 12-10M-17 8c5-8 11-10 16-10"
      stroke="#f4bd96"
      stroke-width="2"
      fill="none"
      stroke-linecap="round"
    />
  </g>
);

const Bricks = ({ x, y }: Point) => (
  <g transform={`translate(${x} ${y})`} stroke="#7a3218" stroke-width="1">
    <path d="M-10 2h10v6h-10zM1 2h10v6H1zM-5-5H5v6H-5z" fill="#dd8a5b" />
    <path d="M-10 2l3-2M11 2l2-2v6l-2 2" fill="none" opacity=".6" />
  </g>
);

const Cactus = ({ x, y }: Point) => (
  <g transform={`translate(${x} ${y})`} stroke="#5f8a4a" stroke-width="5" stroke-linecap="round" fill="none">
    <ellipse cx="3" cy="12" rx="10" ry="3" fill="#a98f56" stroke="none" opacity=".5" />
    <path d="M0 11V-12M0 3c-7 0-8-1-8-8M0-1c6 0 7-1 7-7" />
    <path d="M-1 9V-11" stroke="#86b06a" stroke-width="1.500" />
  </g>
);

const size = (place: Point) => 0.84 + (place.y + 70) / 420;

const PAINTERS: Record<Terrain, (word: string) => VNode[]> = {
  forest: (word) =>
    places(word, 17, 21, 43).map((place, n) =>
      n % 3 === 1 ? <Oak {...place} size={size(place)} /> : <Fir {...place} size={size(place) * 1.12} />,
    ),
  hills: (word) => [
    ...places(word, 7, 36, 49, 66).map((place) => <Mound {...place} size={size(place) * 0.86} />),
    ...places(`${word}+`, 3, 60, 50, 66).map((place) => <Bricks {...place} />),
  ],
  pasture: (word) => [
    ...places(`${word}+`, 16, 18, 36).map(({ x, y }) => (
      <path
        d={`M${x - 4} ${y}l2-6 2 5 2-7 2 8`}
        stroke="#6d9a35"
        stroke-width="1.800"
        fill="none"
        stroke-linecap="round"
      />
    )),
    ...places(word, 5, 38, 47, 64).map((place, n) => <Sheep {...place} turned={n % 2 === 1} />),
  ],
  fields: (word) => [
    <g stroke="#c9962a" stroke-width="2.200" fill="none" opacity=".75" stroke-dasharray="5 3">
      {[-62, -47, -32, -17, -2, 13, 28, 43, 58].map((y) => {
        const half = 76 - Math.max(0, Math.abs(y) - 38) * 1.55;
        return <path d={`M${-half} ${y + 8}Q0 ${y - 10} ${half} ${y + 8}`} />;
      })}
    </g>,
    ...places(word, 8, 34, 46, 66).map((place) => <Sheaf {...place} size={size(place) * 0.9} />),
  ],
  mountains: (word) => places(word, 6, 40, 50, 62).map((place) => <Peak {...place} size={size(place) * 0.98} />),
  desert: (word) => [
    <g stroke="#cdb377" stroke-width="3" fill="none" stroke-linecap="round">
      <path d="M-66-22c18-12 34-12 50 0s30 12 48 2M-70 12c16-10 30-10 44-2M18 26c16-10 32-10 46-2M-50 46c20-14 44-14 64-2M-30-54c18-10 36-10 54 0" />
    </g>,
    ...places(word, 3, 60, 44, 62).map((place) => <Cactus {...place} />),
  ],
};

export const scenery = (terrain: Terrain, word: string): VNode[] => PAINTERS[terrain](word);
