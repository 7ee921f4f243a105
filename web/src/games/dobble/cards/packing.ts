// Where the nine symbols lie on a card: circles of unequal size in a hexagon, the same for the same card on every
// device.
// Only sums, products and roots are used, so that every browser reckons the very same places.

/** A place for one symbol, in a hexagon whose corners are 1 away from its middle; `turn` in degrees. */
export interface Place {
  x: number;
  y: number;
  r: number;
  turn: number;
}

/** Half the distance of opposite sides. */
export const INRADIUS = Math.sqrt(3) / 2;
export const MOST_TURN = 60;
const EDGE = 0.108;
const GAP = 0.965;
const SIZES = [1.26, 1.18, 1.1, 1.04, 0.98, 0.94, 0.88, 0.84, 0.8];
/** How large a circle of size 1 tries to become: a little less than what can just be packed. */
const SWOLLEN = 0.219;
const TRIES = 5;
const STEPS = 120;
const WALL = INRADIUS - EDGE;
/** The corners above and below are left to the mark of the team. */
const CORNER = 0.785;
/** Directions to three sides and one corner, and how far one may go; the other four are opposite. */
const LIMITS: [number, number, number][] = [
  [1, 0, WALL],
  [0.5, INRADIUS, WALL],
  [-0.5, INRADIUS, WALL],
  [0, 1, CORNER],
];

type Draw = () => number;

/** A small generator (mulberry32): numbers from 0 to 1 that depend on the seed alone. */
export function seeded(seed: number): Draw {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const pack = [...items];
  for (let n = pack.length - 1; n > 0; n--) {
    const other = Math.floor(draw() * (n + 1));
    [pack[n], pack[other]] = [pack[other]!, pack[n]!];
  }
  return pack;
}

/** Pushes a circle back inside. */
function keepInside(place: Place, r: number): void {
  for (const [nx, ny, wall] of LIMITS) {
    const along = place.x * nx + place.y * ny;
    const over = Math.abs(along) + r - wall;
    if (over <= 0) continue;
    const back = along > 0 ? over : -over;
    place.x -= back * nx;
    place.y -= back * ny;
  }
}

function pushApart(one: Place, other: Place, least: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const square = dx * dx + dy * dy;
  if (square >= least * least) return;
  const apart = Math.sqrt(square) || 1e-6;
  const push = (least - apart) / 2 / apart;
  one.x -= dx * push;
  one.y -= dy * push;
  other.x += dx * push;
  other.y += dy * push;
}

/** By how much all circles may grow until two touch, or one touches the edge. */
function room(places: Place[]): number {
  let most = Infinity;
  places.forEach((one, n) => {
    for (const [nx, ny, wall] of LIMITS) most = Math.min(most, (wall - Math.abs(one.x * nx + one.y * ny)) / one.r);
    for (const other of places.slice(0, n)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      most = Math.min(most, Math.sqrt(dx * dx + dy * dy) / (one.r + other.r));
    }
  });
  return most;
}

/** Throws nine circles down and lets them swell until they have settled. */
function settle(draw: Draw): Place[] {
  const places = shuffled(SIZES, draw).map((r) => ({ x: draw() - 0.5, y: draw() - 0.5, r, turn: 0 }));
  for (let step = 1; step <= STEPS; step++) {
    const grown = SWOLLEN * Math.min(1, 0.4 + step / STEPS);
    for (let n = 0; n < 9; n++)
      for (let m = 0; m < n; m++) pushApart(places[n]!, places[m]!, (places[n]!.r + places[m]!.r) * grown);
    for (const place of places) keepInside(place, place.r * grown);
  }
  return places;
}

const known = new Map<number, Place[]>();

/** The places of a card's symbols, by the card's number; of several attempts the roomiest. */
export function packing(card: number): Place[] {
  const before = known.get(card);
  if (before) return before;
  const draw = seeded(card);
  const attempts = Array.from({ length: TRIES }, () => settle(draw)).map((places) => ({ places, grow: room(places) }));
  const { places: best, grow: most } = attempts.reduce((one, other) => (other.grow > one.grow ? other : one));
  const made = best.map(({ x, y, r }) => ({ x, y, r: r * most * GAP, turn: (2 * draw() - 1) * MOST_TURN }));
  known.set(card, made);
  return made;
}
