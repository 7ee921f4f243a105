// One card: a hexagon of paper with its nine symbols. It shows; whoever uses it listens to taps.
import { useMemo } from "preact/hooks";
import { ColourMark } from "../../../shell/parts/colour";
import "./card.css";
import { hexagon } from "./hexagon";
import { INRADIUS, type Place, packing } from "./packing";
import { symbolId, symbolPath } from "./symbols";

export const SIZE = 100;
const EDGE = hexagon(98, 14);
const PAPER = hexagon(89, 11);
const BOX = `-${SIZE * INRADIUS} -${SIZE} ${2 * SIZE * INRADIUS} ${2 * SIZE}`;
const ROW = 0.3;

export interface Shown {
  card: number;
  symbols: number[];
  /** Of a team, or `island`. */
  colour: string;
}

interface Props extends Shown {
  /** Digits beside the symbols, for the keyboard. */
  digits?: boolean;
  /** A symbol with a ring round it. */
  ringed?: number | null;
  ring?: string;
}

/** The symbols in reading order: 1 is above on the left, 9 below on the right. */
export function inReadingOrder({ card, symbols }: { card: number; symbols: number[] }): number[] {
  const places = packing(card);
  const row = (place: Place) => Math.round(place.y / ROW);
  const order = symbols
    .map((_, n) => n)
    .sort((a, b) => row(places[a]!) - row(places[b]!) || places[a]!.x - places[b]!.x);
  return order.map((n) => symbols[n]!);
}

/** The parts of a card, for pictures that hold several: its middle is the origin, its corners are `SIZE` away. */
export const Face = ({ card, symbols, colour }: Shown) => (
  <>
    <path class="card-rim" d={EDGE} />
    <path class="card-paper" d={PAPER} />
    <Symbols card={card} symbols={symbols} />
    <Marks colour={colour} />
  </>
);

export function Card({ card, symbols, colour, digits = false, ringed = null, ring = "" }: Props) {
  const drawing = useMemo(() => <Face card={card} symbols={symbols} colour={colour} />, [card, colour]);
  const place = ringed === null ? undefined : packing(card)[symbols.indexOf(ringed)];
  return (
    <svg class={`dobble-card of-${colour}`} viewBox={BOX} aria-hidden="true" data-card={card}>
      {drawing}
      {place && <circle class={`symbol-ring ${ring}`} cx={place.x * SIZE} cy={place.y * SIZE} r={place.r * SIZE + 3} />}
      {digits && <Digits card={card} symbols={symbols} />}
    </svg>
  );
}

const scaled = (part: number): string => (part * SIZE).toFixed(2);

const Symbols = ({ card, symbols }: { card: number; symbols: number[] }) => (
  <g>
    {packing(card).map(({ x, y, r, turn }, n) => (
      <use
        href={symbolPath(symbols[n]!)}
        key={n}
        data-symbol={symbols[n]}
        data-name={symbolId(symbols[n]!)}
        transform={`translate(${scaled(x)} ${scaled(y)}) rotate(${turn.toFixed(1)}) scale(${scaled(r)})`}
      />
    ))}
  </g>
);

const Marks = ({ colour }: { colour: string }) =>
  colour === "island"
    ? null
    : [-88, 88].map((y) => (
        <g transform={`translate(0 ${y})`} key={y}>
          <circle class="seal" r="11" />
          <g transform="scale(1.2)">
            <ColourMark colour={colour} />
          </g>
        </g>
      ));

function Digits({ card, symbols }: { card: number; symbols: number[] }) {
  const places = packing(card);
  return (
    <g class="digits">
      {inReadingOrder({ card, symbols }).map((symbol, n) => {
        const { x, y, r } = places[symbols.indexOf(symbol)]!;
        return (
          <g transform={`translate(${(x + r * 0.72) * SIZE} ${(y - r * 0.72) * SIZE})`} key={symbol}>
            <circle r="8" />
            <text y="4">{n + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The symbol nearest to a point of the screen, on a card drawn in `picture`. */
export function symbolAt(
  { card, symbols }: { card: number; symbols: number[] },
  picture: Element,
  at: { clientX: number; clientY: number },
): number {
  const box = picture.getBoundingClientRect();
  const x = ((at.clientX - box.x) / box.width - 0.5) * 2 * INRADIUS;
  const y = ((at.clientY - box.y) / box.height - 0.5) * 2;
  const far = packing(card).map((place) => Math.hypot(place.x - x, place.y - y) - place.r);
  return symbols[far.indexOf(Math.min(...far))]!;
}
