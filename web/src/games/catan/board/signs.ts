// Where the names of towns and the rates of harbour paths are written: beside what they name, not on one another.
import type { Resource } from "../view";
import { outside } from "./harbours";
import { at, between, type Map, placeOf, type Point } from "./geometry";

interface Name extends Point {
  text: string;
  canal: boolean;
}

interface Rate extends Point {
  harbour: Resource | "any";
  /** Away from the land, by one unit. */
  out: Point;
}

const ABOVE = -33;
const BELOW = 39;
const LETTER = 15;
const LINE = 26;
const SIGN = { x: 70, y: 44 };
const STEP = 6;
const FARTHEST = 90;
/** Straight out first, then more and more to the side. */
const TURNS = [0, 0.6, -0.6, 1.1, -1.1, 1.5, -1.5];

export function signsOf(map: Map): { names: Name[]; rates: Rate[] } {
  const names = map.board.intersections.flatMap((place) => (place.label ? [{ text: place.label, canal: Boolean(place.canal), x: at(place).x, y: at(place).y + side(map, place.name) }] : []));
  const rates = map.board.paths.flatMap(({ ends, harbour }) => (harbour ? [rateAt(map, ends, harbour)] : []));
  rates.forEach((rate, n) => Object.assign(rate, nearestFree(rate, rates.slice(0, n), names)));
  return { names, rates };
}

/** Below its town, or above where a path would run through it; harbours need their room most. */
function side(map: Map, name: string): number {
  const here = placeOf(map, name);
  const crossed = { [ABOVE]: 0, [BELOW]: 0 };
  for (const { ends, harbour } of map.board.paths) {
    if (!ends.includes(name)) continue;
    const there = placeOf(map, ends[0] === name ? ends[1] : ends[0]);
    const upright = Math.abs(there.y - here.y) > 2 * Math.abs(there.x - here.x);
    crossed[there.y > here.y ? BELOW : ABOVE]! += (upright ? 1 : 0) + (harbour ? 2 : 0);
  }
  return crossed[ABOVE]! < crossed[BELOW]! ? ABOVE : BELOW;
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
      const place = { x: rate.x + far * (rate.out.x * cosine - rate.out.y * sine), y: rate.y + far * (rate.out.x * sine + rate.out.y * cosine) };
      if (!isCovered(place, others, names)) return place;
    }
  }
  return rate;
}

const isCovered = (place: Point, others: Point[], names: Name[]): boolean =>
  others.some((other) => Math.abs(other.x - place.x) < SIGN.x && Math.abs(other.y - place.y) < SIGN.y) ||
  names.some((name) => Math.abs(name.x - place.x) < (SIGN.x + name.text.length * LETTER) / 2 && Math.abs(name.y - LINE / 3 - place.y) < (SIGN.y + LINE) / 2);
