// The game's picture in the lobby: two cards that share a symbol. Simple shapes of its own, so that the lobby needs
// none of the 73.
import { hexagon } from "./cards/hexagon";
import "./tokens.css";

const SUN =
  "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9M-1.500-18h3v5h-3ZM-1.500 13h3v5h-3ZM-18-1.500h5v3h-5ZM13-1.500h5v3h-5ZM-13.800-11.700l2.100-2.100 3.500 3.500-2.100 2.100ZM8.200 10.300l2.100-2.100 3.500 3.500-2.100 2.100ZM11.700-13.800l2.100 2.100-3.500 3.500-2.100-2.100ZM-10.300 8.200l2.100 2.100-3.500 3.500-2.100-2.100Z";
const HOUSE = "M0-16 17-1H12V15H4V5H-4V15H-12V-1H-17Z";
const BOAT = "M-17 5H17L11 15H-11ZM-1-16V2H-15ZM2-12V2H14Z";
const STAR = "M0-17 4.800-5.500 17-5.300 7.600 2.500 10.500 14.500 0 8-10.500 14.500-7.600 2.500-17-5.300-4.800-5.500Z";
const TREE = "M0-17 9-5H5L12 5H2V15H-2V5H-12L-5-5H-9Z";
const FISH = "M-16 0C-8-11 4-11 10-2L17-8V8L10 2C4 11-8 11-16 0Z";
const DROP = "M0-16C8-5 11 0 11 5A11 11 0 0 1-11 5C-11 0-8-5 0-16Z";
const HEART = "M0 16C-22 0-17-15-8-15-3-15 0-11 0-8 0-11 3-15 8-15 17-15 22 0 0 16Z";
const LEAF = "M-14 14C-16-6-2-16 15-15 16 2 6 14-8 10L-12 16Z";
const CROWN = "M-16-8-8 0 0-13 8 0 16-8 13 12H-13Z";
const MOON = "M5-16A16 16 0 1 0 15 8 13 13 0 0 1 5-16Z";
const FLAG = "M-12-16H-8V-14H14L8-6 14 2H-8V17H-12Z";
const SHIELD = "M-13-14H13V0C13 9 6 14 0 17-6 14-13 9-13 0Z";

type Spot = [path: string, colour: string, x: number, y: number, size: number, turn: number];

const ONE: Spot[] = [
  [SUN, "#b58900", -20, -42, 1.25, 12],
  [HOUSE, "#b8232b", 28, -22, 1.3, 18],
  [BOAT, "#2a93cc", -40, 6, 1.15, -20],
  [TREE, "#1b8a4b", 6, 18, 1, 30],
  [FISH, "#0f7f85", 46, 24, 1.05, -35],
  [STAR, "#7a3e9d", -24, 48, 1.15, 20],
  [DROP, "#0b5fa5", 22, 56, 1, -14],
];
const OTHER: Spot[] = [
  [SHIELD, "#2b2b2b", -24, -40, 1.2, -16],
  [HEART, "#b8232b", 22, -44, 1.15, 20],
  [LEAF, "#1b8a4b", -44, 2, 1, 35],
  [CROWN, "#7a3e9d", 2, 2, 1.05, -14],
  [SUN, "#b58900", 44, 6, 1, 0],
  [MOON, "#0b5fa5", -26, 46, 1.15, -20],
  [FLAG, "#d9730d", 22, 50, 1.05, 14],
];

const Drawn = ({ spots, colour }: { spots: Spot[]; colour: string }) => (
  <>
    <path d={hexagon(98, 14)} fill={colour} />
    <path d={hexagon(89, 11)} fill="#fffdf7" />
    {spots.map(([path, fill, x, y, size, turn], n) => (
      <path d={path} fill={fill} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} key={n} />
    ))}
  </>
);

export const Picture = () => (
  <svg viewBox="-150 -105 300 210" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
    <g transform="translate(-58 -14) rotate(-9) scale(.92)">
      <Drawn spots={ONE} colour="#2767b8" />
    </g>
    <g transform="translate(66 18) rotate(8) scale(.92)">
      <Drawn spots={OTHER} colour="#e98314" />
    </g>
  </svg>
);
