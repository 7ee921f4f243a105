// Where the names of towns and the rates of harbour paths are written: beside what they name, not on tokens and not on
// one another.
import { at, between, type Map, type Point, placeOf } from "../../board/geometry";
import { outside } from "../../board/island/harbours";
import type { Intersection, Resource } from "../../view";

interface Name extends Point {
  text: string;
  place: Intersection;
}

interface Rate extends Point {
  harbour: Resource | "any";
  /** Away from the land, by one unit. */
  out: Point;
}

const ABOVE = -31;
const BELOW = 39;
const BESIDE = 24;
const LETTER = 15;
const LINE = 26;
const SIGN = { x: 84, y: 60 };
const STEP = 6;
const FARTHEST = 90;
/** Straight out first, then more and more to the side. */
const TURNS = [0, 0.6, -0.6, 1.1, -1.1, 1.5, -1.5];

export function signsOf(map: Map): { names: Name[]; rates: Rate[] } {
  const names = namesOf(map);
  const rates = map.board.paths.flatMap(({ ends, harbour }) => (harbour ? [rateAt(map, ends, harbour)] : []));
  for (const [n, rate] of rates.entries()) Object.assign(rate, nearestFree(rate, rates.slice(0, n), names));
  return { names, rates };
}

/** Something a name should not cover, and how bad it were. */
interface Obstacle extends Point {
  reach: number;
  weight: number;
}

const TOKEN = { reach: 31, weight: 100 };
const TOWN = { reach: 19, weight: 20 };
const QUAY = { reach: 13, weight: 6 };
const TRAIL = { reach: 6, weight: 1 };

/** Number tokens above all; then towns, harbour paths and the paths between them. */
function obstaclesOf(map: Map): Obstacle[] {
  const { hexes, intersections, paths } = map.board;
  return [
    ...hexes.flatMap((hex) => (hex.number ? [{ x: at(hex).x, y: at(hex).y + 4, ...TOKEN }] : [])),
    ...intersections.flatMap((place) => (place.kind === "point" ? [] : [{ ...at(place), ...TOWN }])),
    ...paths.flatMap(({ ends, harbour }) =>
      [0.3, 0.5, 0.7].map((share) => ({
        ...between(placeOf(map, ends[0]), placeOf(map, ends[1]), share),
        ...(harbour ? QUAY : TRAIL),
      })),
    ),
  ];
}

/** As bad as a town and a path. */
const OUTSIDE = 30;

const fits = ({ frame }: Map, text: string, spot: Point): boolean =>
  Math.abs(spot.x - frame.x - frame.width / 2) + widthOf(text) / 2 < frame.width / 2;

const widthOf = (text: string): number => text.length * LETTER;

/** Below its town, above, beside it, or aslant, wherever it covers least. */
function namesOf(map: Map): Name[] {
  const obstacles = obstaclesOf(map);
  const names: Name[] = [];
  for (const place of map.board.intersections) {
    if (!place.label) continue;
    const text = place.label;
    const costs = spotsFor(text, at(place)).map((spot, n) => ({
      ...spot,
      cost: n / 10 + costOf({ text, ...spot }, obstacles, names) + (fits(map, text, spot) ? 0 : OUTSIDE),
    }));
    const { x, y } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
    names.push({ text, place, x, y });
  }
  return names;
}

/** Where a name may stand, the better looking first; y is its baseline. */
function spotsFor(text: string, { x, y }: Point): Point[] {
  const half = widthOf(text) / 2;
  const rows = [0, 0.5, -0.5, 0.9, -0.9].flatMap((share) =>
    [BELOW, ABOVE].map((dy) => ({ x: x + share * half, y: y + dy })),
  );
  return [...rows, { x: x + BESIDE + half, y: y + 8 }, { x: x - BESIDE - half, y: y + 8 }];
}

function costOf(name: Omit<Name, "place">, obstacles: Obstacle[], names: Name[]): number {
  const half = widthOf(name.text) / 2;
  const middle = name.y - LINE / 3;
  const covered = obstacles.filter(
    (one) => Math.abs(one.x - name.x) < half + one.reach && Math.abs(one.y - middle) < LINE / 2 + one.reach,
  );
  const written = names.filter(
    (other) => Math.abs(other.x - name.x) < half + widthOf(other.text) / 2 && Math.abs(other.y - name.y) < LINE,
  );
  return covered.reduce((sum, one) => sum + one.weight, 0) + 100 * written.length;
}

function rateAt(map: Map, ends: [string, string], harbour: Resource | "any"): Rate {
  const [one, other] = [placeOf(map, ends[0]), placeOf(map, ends[1])];
  const middle = between(one, other);
  const sign = outside(map, one, other, 1.62);
  const far = Math.hypot(sign.x - middle.x, sign.y - middle.y);
  return { harbour, ...sign, out: { x: (sign.x - middle.x) / far, y: (sign.y - middle.y) / far } };
}

/** The nearest place towards the sea where it covers nothing that is written. */
function nearestFree(rate: Rate, others: Point[], names: Name[]): Point {
  for (let far = 0; far <= FARTHEST; far += STEP) {
    for (const turn of TURNS) {
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
      const place = {
        x: rate.x + far * (rate.out.x * cosine - rate.out.y * sine),
        y: rate.y + far * (rate.out.x * sine + rate.out.y * cosine),
      };
      if (!isCovered(place, others, names)) return place;
    }
  }
  return rate;
}

const isCovered = (place: Point, others: Point[], names: Name[]): boolean =>
  others.some((other) => Math.abs(other.x - place.x) < SIGN.x && Math.abs(other.y - place.y) < SIGN.y) ||
  names.some(
    (name) =>
      Math.abs(name.x - place.x) < (SIGN.x + widthOf(name.text)) / 2 &&
      Math.abs(name.y - LINE / 3 - place.y) < (SIGN.y + LINE) / 2,
  );
