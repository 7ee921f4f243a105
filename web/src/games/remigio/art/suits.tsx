// The four suits: each has a shape of its own, so that colour is never needed to tell them apart.
import type { Suit } from "../view";

const SHAPES: Record<Suit, preact.JSX.Element> = {
  coins: <><circle r="9" class="fill" /><circle r="5.500" class="hollow" /><path d="M0-3.500V3.500M-3.500 0H3.500" class="hollow" /></>,
  cups: <><path class="fill" d="M-8-9H8C8-2 5 2 1.800 2.800V6H6V9H-6V6H-1.800V2.800C-5 2-8-2-8-9Z" /><path class="hollow" d="M-6-5.500H6" /></>,
  swords: <><path class="fill" d="M0-10.500 2.300-7V2.500H7V5.500H1.800V10H-1.800V5.500H-7V2.500H-2.300V-7Z" /><path class="hollow" d="M0-7V2" /></>,
  clubs: <g transform="rotate(24)"><path class="fill" d="M-1.600 11C-1.300 4-5-2-5-6.500-5-9.500-2.500-11 0-11S5-9.500 5-6.500C5-5.500 4.800-4.500 4.500-3.500L7.500-2.500 6.500 .500 3.300-.200C2.200 3 1.400 6 1.600 11Z" /><path class="hollow" d="M-1.500-8V-6M1.500-5V-3" /></g>,
};

export const Pip = ({ suit, x = 0, y = 0, size = 1, turned = false }: { suit: Suit; x?: number; y?: number; size?: number; turned?: boolean }) => (
  <g class={`s-${suit}`} transform={`translate(${x} ${y}) scale(${size})${turned ? " rotate(180)" : ""}`}>{SHAPES[suit]}</g>
);

type Spot = [number, number];
const two = (...rows: number[]): Spot[] => rows.flatMap((y): Spot[] => [[22, y], [38, y]]);

/** Where the pips of a number lie on a card of 60 by 90. */
export const SPOTS: Record<string, Spot[]> = {
  "2": [[30, 24], [30, 66]],
  "3": [[30, 20], [30, 45], [30, 70]],
  "4": two(25, 65),
  "5": [...two(22, 68), [30, 45]],
  "6": two(22, 45, 68),
  "7": [...two(22, 45, 68), [30, 33.5]],
  "8": [...two(22, 45, 68), [30, 33.5], [30, 56.5]],
  "9": [...two(18, 36, 54, 72), [30, 45]],
  "10": [...two(18, 36, 54, 72), [30, 27], [30, 63]],
};
