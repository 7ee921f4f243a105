// What grows and stands on each kind of hex, away from paths, towns and the token in its middle.
import { scattered } from "../../board/geometry";
import type { Hex } from "../model";
import type { Clay } from "./clay";
import { type Ground, TOKEN_RADIUS } from "./ground";
import { bricks, bush, cactus, clayPit, fence, fir, mound, oak, peak, rock, row, sheaf, sheep, tuft } from "./growing";
import { hexDistance } from "./noise";

export interface Stand {
  x: number;
  y: number;
  z: number;
  /** The next number of this hex, between 0 and 1. */
  chance: () => number;
}

/** What stands before a token is lower, so that it can be read. */
const LOWER = 0.74;

type Planting = (stand: Stand) => Clay;

class Bed {
  private readonly taken: { x: number; z: number; room: number }[] = [];
  private readonly chance: () => number;
  private readonly hex: Hex;

  constructor(
    private readonly clay: Clay,
    /** What is too low to throw a shadow. */
    private readonly low: Clay,
    private readonly ground: Ground,
    private readonly n: number,
  ) {
    this.hex = ground.island.hexes[n]!;
    this.chance = scattered(this.hex.name + this.hex.terrain);
  }

  /** As many as find room, each keeping clear of the paths by its own size. */
  plant(wanted: number, room: number, make: Planting, clear = room): void {
    for (let tries = 0, found = 0; tries < wanted * 40 && found < wanted; tries++) {
      const x = this.hex.x + (this.chance() * 2 - 1) * 0.87;
      const z = this.hex.z + (this.chance() * 2 - 1);
      if (!this.isFree(x, z, room, clear)) continue;
      this.taken.push({ x, z, room });
      found++;
      const y = this.ground.height(this.n, x, z);
      this.clay.press(make({ x, y, z, chance: this.chance }), {
        at: [x, y - 0.008, z],
        turn: [0, this.chance() * 6.28, 0],
        size: [1, z > this.hex.z + 0.2 ? LOWER : 1, 1],
      });
    }
  }

  private isFree(x: number, z: number, room: number, clear: number): boolean {
    const middle = this.hex.number === undefined ? 0.12 : TOKEN_RADIUS + 0.04;
    return (
      hexDistance(x - this.hex.x, z - this.hex.z) < -0.1 - clear * 0.5 &&
      Math.hypot(x - this.hex.x, z - this.hex.z) > middle + clear * 0.75 &&
      this.ground.toTrack(this.n, x, z) > 0.1 + clear * 0.55 &&
      this.ground.island.towns.every((town) => Math.hypot(x - town.x, z - town.z) > 0.24 + clear * 0.5) &&
      this.taken.every((one) => Math.hypot(x - one.x, z - one.z) > (one.room + room) * 0.72)
    );
  }

  /** Rows of corn from side to side, broken where something else is. */
  furrows(): void {
    for (let across = -0.78; across <= 0.8; across += 0.125) {
      for (let along = -0.8; along <= 0.8; along += 0.085) {
        const [x, z] = [this.hex.x + along * 0.87 - across * 0.5, this.hex.z + across * 0.87 + along * 0.5];
        if (!this.isFree(x, z, 0.02, 0.04)) continue;
        this.low.press(row(this.chance()), {
          at: [x, this.ground.height(this.n, x, z) - 0.006, z],
          turn: [0, -Math.PI / 6, 0],
        });
      }
    }
  }
}

const PLANTED: Record<Hex["terrain"], (bed: Bed) => void> = {
  forest: (bed) => {
    bed.plant(13, 0.125, ({ chance }) => fir(0.85 + chance() * 0.5, chance()));
    bed.plant(8, 0.125, ({ chance }) => oak(0.8 + chance() * 0.4, chance()));
    bed.plant(12, 0.085, ({ chance }) => fir(0.5 + chance() * 0.35, chance()));
    bed.plant(6, 0.05, ({ chance }) => bush(0.7 + chance() * 0.5, "#4c8a47"));
  },
  hills: (bed) => {
    bed.plant(1, 0.27, () => clayPit(), 0.17);
    bed.plant(4, 0.25, ({ chance }) => mound(0.85 + chance() * 0.35, chance()), 0.15);
    bed.plant(3, 0.14, ({ chance }) => mound(0.5 + chance() * 0.2, chance()), 0.1);
    bed.plant(2, 0.13, () => bricks(), 0.1);
    bed.plant(5, 0.06, ({ chance }) => bush(0.5 + chance() * 0.4, "#8d9a4b"));
  },
  pasture: (bed) => {
    bed.plant(5, 0.16, () => sheep());
    bed.plant(3, 0.14, () => fence());
    bed.plant(3, 0.12, ({ chance }) => oak(0.6 + chance() * 0.2, chance()));
    bed.plant(6, 0.07, ({ chance }) => bush(0.6 + chance() * 0.5, "#7fae48"));
    bed.plant(11, 0.05, ({ chance }) => tuft(chance()));
  },
  fields: (bed) => {
    bed.plant(6, 0.15, ({ chance }) => sheaf(0.9 + chance() * 0.3));
    bed.furrows();
  },
  mountains: (bed) => {
    bed.plant(3, 0.28, ({ chance }) => peak(1 + chance() * 0.3, chance()), 0.2);
    bed.plant(5, 0.19, ({ chance }) => peak(0.6 + chance() * 0.25, chance()), 0.14);
    bed.plant(6, 0.1, ({ chance }) => rock(0.7 + chance() * 0.7, chance()));
    bed.plant(4, 0.07, ({ chance }) => fir(0.45 + chance() * 0.2, chance()));
  },
  desert: (bed) => {
    bed.plant(4, 0.16, ({ chance }) => cactus(0.8 + chance() * 0.5));
    bed.plant(5, 0.1, ({ chance }) => rock(0.5 + chance() * 0.5, chance(), "#cfae74", "#eed9a8"));
    bed.plant(6, 0.06, ({ chance }) => tuft(chance(), "#b9a35c"));
  },
};

export function plant(clay: Clay, low: Clay, ground: Ground): void {
  for (const [n, hex] of ground.island.hexes.entries()) PLANTED[hex.terrain](new Bed(clay, low, ground, n));
}
