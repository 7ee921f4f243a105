// The suits, Spanish and international: each has a shape of its own, so that colour is never needed to tell them apart.
import type { JSX } from "preact";
import { ABROAD, type Deck } from "../deck";
import type { Suit } from "../view";

const SPANISH: Record<Suit, JSX.Element> = {
  coins: (
    <>
      <circle r="9.400" class="gold edge" />
      <circle r="6.600" class="pale thin" />
      <path
        class="deep"
        d="M0-5.200 1.300-2.200 4.500-2.600 2.600 0 4.500 2.600 1.300 2.200 0 5.200-1.300 2.200-4.500 2.600-2.600 0-4.500-2.600-1.300-2.200Z"
      />
    </>
  ),
  cups: (
    <>
      <path
        class="gold edge"
        d="M-2 2.500H2L2.600 5.500C5 6.300 6.300 7.600 6.300 9.600H-6.300C-6.300 7.600-5 6.300-2.600 5.500Z"
      />
      <path class="main edge" d="M-8-9.600H8C8.300-2.500 5.500 3 0 3S-8.300-2.500-8-9.600Z" />
      <path class="gold thin" d="M-8-9.600H8L7.800-6.400H-7.800Z" />
      <path class="shine" d="M-4.800-4C-4.600-1.500-3.500 .200-2.200 1" />
    </>
  ),
  swords: (
    <>
      <path class="main edge" d="M0-11.500 3.200-7V3.200H-3.200V-7Z" />
      <path class="shine" d="M0-7.500V1.800" />
      <path class="gold thin" d="M-7.400 2.400C-3 3.800 3 3.800 7.400 2.400V5.600C3 6.800-3 6.800-7.400 5.600Z" />
      <path class="deep" d="M-1.900 6.200H1.900V9.200H-1.900Z" />
      <circle cy="10" r="2.100" class="gold thin" />
    </>
  ),
  clubs: (
    <g transform="rotate(20)">
      <path
        class="main edge"
        d="M-1.700 11C-2 5-4.300 1-4.700-4.500-5-9-2.800-11.200 0-11.200S5-9 4.700-4.500C4.300 1 2 5 1.700 11Z"
      />
      <path
        class="main edge"
        d="M3.800-3.500 7.600-5.600 8.300-3.300 3.400-.500ZM-3.900 .300-7-1.200-7.600 1.200-3 3.200Z"
      />
      <ellipse cy="-9" rx="2.400" ry="1.300" class="pale thin" />
      <path class="shine" d="M-2-5.500C-1.800-2-1 1-.400 4" />
    </g>
  ),
};

const INTERNATIONAL: Record<(typeof ABROAD)[Suit], JSX.Element> = {
  clubs: (
    <path
      class="solid"
      d="M-1.200 2.500C-3 5.500-8.800 4.800-8.800 .300-8.800-3.300-5.700-4.700-3.600-3.800-5.600-6-4.500-10 0-10S5.600-6 3.600-3.800C5.700-4.700 8.800-3.300 8.800 .300 8.800 4.800 3 5.500 1.200 2.500 1.300 6 2.200 8 3.800 9.500H-3.800C-2.200 8-1.300 6-1.200 2.500Z"
    />
  ),
  diamonds: (
    <path
      class="solid"
      d="M0-10.500C2-6.500 4.600-3 7.800 0 4.600 3 2 6.500 0 10.500-2 6.500-4.600 3-7.800 0-4.600-3-2-6.500 0-10.500Z"
    />
  ),
  hearts: (
    <path
      class="solid"
      d="M0 9.800C-3 5.500-8.800 1.500-8.800-4-8.800-7.500-6.500-9.500-4.200-9.500-2-9.500-.600-8 0-6 .600-8 2-9.500 4.200-9.500 6.500-9.500 8.800-7.500 8.800-4 8.800 1.500 3 5.500 0 9.800Z"
    />
  ),
  spades: (
    <path
      class="solid"
      d="M0-10.300C2.500-6 8.800-2.500 8.800 2 8.800 6.200 4 7.200 1.200 4.300 1.400 6.700 2.200 8.300 3.800 9.700H-3.800C-2.200 8.300-1.400 6.700-1.200 4.300-4 7.200-8.800 6.200-8.800 2-8.800-2.500-2.500-6 0-10.300Z"
    />
  ),
};

export const suitClass = (suit: Suit, deck: Deck): string => (deck === "spanish" ? `s-${suit}` : `i-${ABROAD[suit]}`);

interface PipProps {
  suit: Suit;
  deck: Deck;
  x?: number;
  y?: number;
  size?: number;
  turned?: boolean;
}

export const Pip = ({ suit, deck, x = 0, y = 0, size = 1, turned = false }: PipProps) => (
  <g class={suitClass(suit, deck)} transform={`translate(${x} ${y}) scale(${size})${turned ? " rotate(180)" : ""}`}>
    {deck === "spanish" ? SPANISH[suit] : INTERNATIONAL[ABROAD[suit]]}
  </g>
);

type Spot = [number, number];

/** Rows lean a little to the right at the top, away from the index, and to the left at the bottom. */
const lean = (x: number, y: number): Spot => [x + (45 - y) * 0.09, y];
const one = (...rows: number[]): Spot[] => rows.map((y) => lean(30, y));
const two = (...rows: number[]): Spot[] => rows.flatMap((y) => [lean(21.8, y), lean(38.2, y)]);

/** Where the pips of a number lie on a card of 60 by 90. */
export const SPOTS: Record<string, Spot[]> = {
  "2": one(25, 65),
  "3": one(18, 45, 72),
  "4": two(26, 64),
  "5": [...two(20, 70), ...one(45)],
  "6": two(19, 45, 71),
  "7": [...two(19, 45, 71), ...one(32)],
  "8": [...two(19, 45, 71), ...one(32, 58)],
  "9": [...two(16, 35.3, 54.7, 74), ...one(45)],
  "10": [...two(16, 35.3, 54.7, 74), ...one(25.6, 64.4)],
};

const SIZES: Record<string, number> = {
  "2": 1.05,
  "3": 0.98,
  "4": 0.74,
  "5": 0.72,
  "6": 0.7,
  "7": 0.62,
  "8": 0.6,
  "9": 0.52,
  "10": 0.52,
};

/** Few pips are large, many are small. */
export const pipSize = (rank: string): number => SIZES[rank]!;

/**
 * The line around a Spanish card: its gaps tell the suit even where colours and shapes are hidden (none, one, two,
 * three).
 */
export const GAPS: Record<Suit, number[]> = { coins: [], cups: [37], swords: [32, 42], clubs: [29, 37, 45] };
