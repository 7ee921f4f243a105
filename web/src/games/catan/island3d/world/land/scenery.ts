// What grows and stands on each kind of hex, away from paths, towns and the token in its middle.
import { scattered } from "../../../board/geometry";
import { type Hex, robberOn, type Spot } from "../../model";
import type { Clay } from "../clay";
import { type Ground, LEVEL, type Stood, TOKEN_RADIUS } from "./ground";
import {
  bricks,
  bush,
  cactus,
  clayPit,
  fence,
  fir,
  mound,
  oak,
  palm,
  peak,
  rock,
  row,
  sheaf,
  sheep,
  tuft,
} from "./growing";
import { hexDistance, mix } from "./noise";

/** A thing that grows in a few shapes, how high the highest stands, and between which sizes it comes. */
class Kind {
  private readonly made: Clay[] = [];

  constructor(
    private readonly make: (chance: number) => Clay,
    readonly sizes: readonly [number, number] = [1, 1],
    private readonly shapes = 3,
  ) {}

  one(chance: number): Clay {
    const n = Math.min(this.shapes - 1, Math.floor(chance * this.shapes));
    this.made[n] ??= this.make(n / this.shapes);
    return this.made[n];
  }
}

/**
 * Nothing hides more than a little of a path or a town behind it: so high a thing may be for each step of room there.
 */
const RISE = 0.95;
const LEAST_HIGH = 0.12;
/** A token must be read: nothing reaches over its edge, wherever the thing before it stands. */
const RISE_AT_TOKEN = 0.84;
const LOWEST = 0.09;
const FARTHEST = 0.7;
const STEP = 0.05;

const apart = (x: number, z: number, from: Spot): number => Math.sqrt((x - from.x) ** 2 + (z - from.z) ** 2);

class Bed {
  private readonly taken: Stood[];
  private readonly chance: () => number;
  private readonly hex: Hex;
  private readonly robber: Spot;
  private readonly towns: Spot[];

  constructor(
    private readonly clay: Clay,
    /** What is too low to throw a shadow. */
    private readonly low: Clay,
    private readonly ground: Ground,
    private readonly n: number,
  ) {
    this.hex = ground.island.hexes[n]!;
    this.taken = ground.stood[n]!;
    this.robber = robberOn(this.hex);
    this.towns = ground.island.towns.filter((town) => apart(town.x, town.z, this.hex) < 1.6);
    this.chance = scattered(this.hex.name + this.hex.terrain);
  }

  /** As many as find room, each keeping clear of the paths by its own size. */
  plant(wanted: number, room: number, kind: Kind, clear = room): void {
    for (let tries = 0, found = 0; tries < wanted * 40 && found < wanted; tries++) {
      const x = this.hex.x + (this.chance() * 2 - 1) * 0.87;
      const z = this.hex.z + (this.chance() * 2 - 1);
      if (!this.isFree(x, z, room, clear)) continue;
      this.taken.push({ x, z, room });
      found++;
      const clay = kind.one(this.chance());
      const size = mix(...kind.sizes, this.chance());
      const high = Math.min(size, this.highest(x, z, clear) / clay.high);
      const wide = mix(high, size, 0.35);
      this.clay.press(clay, {
        at: [x, this.ground.height(this.n, x, z) - 0.008, z],
        turn: [0, this.chance() * 6.28, 0],
        size: [wide, high, wide],
      });
    }
  }

  private highest(x: number, z: number, aside: number): number {
    const { hex, ground, n } = this;
    const isRead = (at: number, far: number) => hex.number === undefined || apart(at, far, hex) > TOKEN_RADIUS * 0.9;
    const room = this.roomBehind(x, z, aside, (at, far) => ground.toTrack(n, at, far) > 0.07 && isRead(at, far));
    const toToken = this.roomBehind(x, z, aside, isRead);
    const high = LEAST_HIGH + room * RISE;
    if (toToken >= FARTHEST) return high;
    const above = Math.max(0, ground.height(n, x, z) - LEVEL);
    return Math.max(LOWEST, Math.min(high, LEAST_HIGH + toToken * RISE_AT_TOKEN - above));
  }

  /** How far it is behind a thing, on its whole breadth, to what should be seen. */
  private roomBehind(x: number, z: number, aside: number, isOpen: (x: number, z: number) => boolean): number {
    let room = 0;
    while (room < FARTHEST && [-aside, 0, aside].every((beside) => isOpen(x + beside, z - room))) room += STEP;
    return room;
  }

  private isFree(x: number, z: number, room: number, clear: number): boolean {
    const middle = this.hex.number === undefined ? 0.12 : TOKEN_RADIUS + 0.04;
    return (
      hexDistance(x - this.hex.x, z - this.hex.z) < -0.1 - clear * 0.5 &&
      apart(x, z, this.hex) > middle + clear &&
      apart(x, z, this.robber) > 0.13 + clear * 0.7 &&
      this.taken.every((one) => apart(x, z, one) > (one.room + room) * 0.72) &&
      this.ground.toTrack(this.n, x, z) > 0.1 + clear * 0.55 &&
      this.towns.every((town) => apart(x, z, town) > 0.24 + clear * 0.5)
    );
  }

  /** Rows of corn from side to side, broken where something else is. */
  furrows(): void {
    for (let across = -0.78; across <= 0.8; across += 0.125) {
      for (let along = -0.8; along <= 0.8; along += 0.085) {
        const [x, z] = [this.hex.x + along * 0.87 - across * 0.5, this.hex.z + across * 0.87 + along * 0.5];
        if (!this.isFree(x, z, 0.02, 0.04)) continue;
        this.low.press(ROW.one(this.chance()), {
          at: [x, this.ground.height(this.n, x, z) - 0.006, z],
          turn: [0, -Math.PI / 6, 0],
        });
      }
    }
  }
}

const FIR = new Kind((chance) => fir(1, chance), [0.85, 1.35]);
const YOUNG_FIR = new Kind((chance) => fir(1, chance), [0.5, 0.85]);
const OAK = new Kind((chance) => oak(1, chance), [0.8, 1.2]);
const SMALL_OAK = new Kind((chance) => oak(1, chance), [0.6, 0.8]);
const bushes = (colour: string) => new Kind((chance) => bush(0.8 + chance * 0.5, colour), [0.7, 1.1]);
const [DARK_BUSH, DRY_BUSH, BUSH] = [bushes("#4c8a47"), bushes("#8d9a4b"), bushes("#7fae48")];
const PIT = new Kind(() => clayPit(), [1, 1], 1);
const MOUND = new Kind((chance) => mound(1, chance), [0.75, 1.05]);
const SMALL_MOUND = new Kind((chance) => mound(1, chance), [0.45, 0.65]);
const BRICKS = new Kind(() => bricks(), [1, 1], 1);
const SHEEP = new Kind(() => sheep(), [0.95, 1.1], 1);
const FENCE = new Kind(() => fence(), [1, 1], 1);
const TUFT = new Kind((chance) => tuft(chance));
const DRY_TUFT = new Kind((chance) => tuft(chance, "#b9a35c"));
const SHEAF = new Kind(() => sheaf(1), [0.95, 1.25], 1);
const ROW = new Kind((chance) => row(chance));
const PEAK = new Kind((chance) => peak(1, chance), [1, 1.3]);
const FOOTHILL = new Kind((chance) => peak(1, chance), [0.6, 0.85]);
const ROCK = new Kind((chance) => rock(1, chance), [0.7, 1.4]);
const SMALL_FIR = new Kind((chance) => fir(1, chance), [0.45, 0.65]);
const CACTUS = new Kind(() => cactus(1), [0.8, 1.3], 1);
const PALM = new Kind((chance) => palm(chance), [0.9, 1.35]);
const SANDSTONE = new Kind((chance) => rock(1, chance, "#cfae74", "#eed9a8"), [0.5, 1]);

const PLANTED: Record<Hex["terrain"], (bed: Bed) => void> = {
  forest: (bed) => {
    bed.plant(13, 0.125, FIR);
    bed.plant(8, 0.125, OAK);
    bed.plant(12, 0.085, YOUNG_FIR);
    bed.plant(6, 0.05, DARK_BUSH);
  },
  hills: (bed) => {
    bed.plant(1, 0.27, PIT, 0.17);
    bed.plant(5, 0.23, MOUND, 0.16);
    bed.plant(3, 0.14, SMALL_MOUND, 0.1);
    bed.plant(2, 0.13, BRICKS, 0.1);
    bed.plant(5, 0.06, DRY_BUSH);
  },
  pasture: (bed) => {
    bed.plant(5, 0.16, SHEEP);
    bed.plant(3, 0.14, FENCE);
    bed.plant(3, 0.12, SMALL_OAK);
    bed.plant(6, 0.07, BUSH);
    bed.plant(11, 0.05, TUFT);
  },
  fields: (bed) => {
    bed.plant(6, 0.15, SHEAF);
    bed.furrows();
  },
  mountains: (bed) => {
    bed.plant(3, 0.27, PEAK, 0.19);
    bed.plant(5, 0.19, FOOTHILL, 0.14);
    bed.plant(6, 0.1, ROCK);
    bed.plant(5, 0.07, SMALL_FIR);
  },
  desert: (bed) => {
    bed.plant(5, 0.11, PALM, 0.17);
    bed.plant(3, 0.14, CACTUS);
    bed.plant(5, 0.1, SANDSTONE);
    bed.plant(6, 0.06, DRY_TUFT);
  },
};

export function plant(clay: Clay, low: Clay, ground: Ground): void {
  for (const [n, hex] of ground.island.hexes.entries()) PLANTED[hex.terrain](new Bed(clay, low, ground, n));
  for (const [n, hex] of ground.island.hexes.entries()) skerries(clay, ground, hex, n);
}

/** Rocks in the shallows, away from piers and boats. */
function skerries(clay: Clay, ground: Ground, hex: Hex, n: number): void {
  const chance = scattered(`${hex.name} ${n} sea`);
  for (let tries = 0; tries < 5; tries++) {
    const [turn, far] = [chance() * 6.28, 1.25 + chance() * 0.4];
    const at = { x: hex.x + Math.cos(turn) * far, z: hex.z + Math.sin(turn) * far };
    const out = ground.fromShore(at.x, at.z);
    const isFree = ground.island.harbours.every(({ sign, ends }) =>
      [sign, ...ends].every((one) => apart(at.x, at.z, one) > 0.62),
    );
    if (out < 0.36 || out > 0.8 || !isFree) continue;
    for (let k = 0; k < 3; k++)
      clay.press(ROCK.one(chance()), {
        at: [at.x + (chance() - 0.5) * 0.16, -0.012, at.z + (chance() - 0.5) * 0.16],
        turn: [0, chance() * 6.28, 0],
        size: 0.7 + chance() * 0.9,
      });
  }
}
