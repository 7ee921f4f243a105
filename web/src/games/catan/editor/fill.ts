// A fair island at random on the hexes that are there: terrains in the box's proportions, tokens with sixes and eights
// apart, harbours around the coast.
import type { HarbourKind, Terrain } from "../view";
import { type Draft, endsOf, keyOf, neighboursOf, sidesThere, tidied } from "./draft";
import { hintsOf } from "./fairness";

const TERRAINS: Terrain[] = ["forest", "pasture", "fields", "hills", "mountains"];
/** As often as the dice like it, from the middle out. */
const NUMBERS = [6, 8, 5, 9, 4, 10, 3, 11, 12, 2, 8, 6, 9, 5, 10, 4, 11, 3];
const HARBOURS: HarbourKind[] = ["any", "wool", "any", "ore", "any", "grain", "any", "brick", "lumber"];
const TRIES = 300;
const HEXES_A_DESERT = 19;

export type Chance = () => number;

function shuffled<Thing>(things: readonly Thing[], chance: Chance): Thing[] {
  const all = [...things];
  for (let n = all.length - 1; n > 0; n--) {
    const other = Math.floor(chance() * (n + 1));
    [all[n], all[other]] = [all[other]!, all[n]!];
  }
  return all;
}

const round = <Thing>(things: readonly Thing[], count: number): Thing[] =>
  Array.from({ length: count }, (_, n) => things[n % things.length]!);

function dealt(draft: Draft, chance: Chance): Draft {
  const hexes = Object.keys(draft.tiles);
  const deserts = Math.floor(hexes.length / HEXES_A_DESERT);
  const terrains = shuffled(
    [...round<Terrain>(["desert"], deserts), ...round(TERRAINS, hexes.length - deserts)],
    chance,
  );
  const numbers = shuffled(round(NUMBERS, hexes.length - deserts), chance);
  const tiles = Object.fromEntries(
    hexes.map((hex, n) => {
      const terrain = terrains[n]!;
      return [hex, terrain === "desert" ? { terrain } : { terrain, number: numbers.pop()! }];
    }),
  );
  const desert = hexes.find((hex) => tiles[hex]!.terrain === "desert");
  return { ...draft, tiles, robber: desert ?? poorest(tiles, hexes) };
}

const poorest = (tiles: Draft["tiles"], hexes: string[]): string | null =>
  hexes.find((hex) => [2, 12].includes(tiles[hex]!.number ?? 0)) ?? hexes[0] ?? null;

/** The coast as one walks along it. */
function coastOf(draft: Draft): string[] {
  const left = new Set(
    [...sidesThere(draft)].filter(([side, hexes]) => hexes.length === 1 && !draft.closed[side]).map(([side]) => side),
  );
  const way: string[] = [];
  let [at] = left;
  while (at) {
    way.push(at);
    left.delete(at);
    const ends: string[] = endsOf(at).map(keyOf);
    at = [...left].find((side) => side.split("|").some((end) => ends.includes(end))) ?? [...left][0];
  }
  return way;
}

const EVERY = 3.3;

export function withHarbours(draft: Draft, chance: Chance): Draft {
  const coast = coastOf(draft);
  const count = Math.min(HARBOURS.length, Math.floor(coast.length / EVERY));
  const kinds = shuffled(HARBOURS.slice(0, count), chance);
  const first = Math.floor(chance() * coast.length);
  const harbours: Draft["harbours"] = {};
  const taken = new Set<string>();
  kinds.forEach((kind, n) => {
    const side = coast[(first + Math.round((n * coast.length) / count)) % coast.length]!;
    if (side.split("|").some((end) => taken.has(end))) return;
    for (const end of side.split("|")) taken.add(end);
    harbours[side] = kind;
  });
  return { ...draft, harbours };
}

/** The fairest of many, or the first without a fault. */
export function filled(draft: Draft, chance: Chance = Math.random): Draft {
  let [best, least] = [draft, 1e9];
  for (let n = 0; n < TRIES && least > 0; n++) {
    const tried = dealt(draft, chance);
    const faults = hintsOf(tried).reduce(
      (sum, { key, places }) => sum + (key === "red" ? 10 : 2) * (places.length || 1),
      0,
    );
    const alike = Object.keys(tried.tiles).filter(
      (hex) =>
        neighboursOf(hex).filter((other) => tried.tiles[other]?.terrain === tried.tiles[hex]!.terrain).length > 1,
    ).length;
    if (faults + alike < least) [best, least] = [tried, faults + alike];
  }
  return tidied(withHarbours(best, chance));
}
