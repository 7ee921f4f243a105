// The land itself: how high it is at any point, its surface, and the shore that runs down into the sea.
import { type BufferGeometry, Color, Vector3 } from "three";
import type { Hex, Island } from "../../model";
import { Clay } from "../clay";
import { DUNE_GRASS, GROUND, SAND, TRACK, tint, WET_SAND } from "../palette";
import { hexDistance, mix, nearest, noise, rough, type Segment, smooth } from "./noise";

/** Above the sea. */
export const LEVEL = 0.14;
export const TOKEN_RADIUS = 0.3;
const ROUND = 2.6;
/** Paths whose middle is farther away than this are other hexes' affair. */
const NEAR = 0.3;
/** How finely the land is modelled, for a large island and a small one; a first look does with less. */
const ROWS = [10, 13] as const;
const STEPS = [0.125, 0.105] as const;
const ROUGHLY = 2.2;

const RELIEF: Record<Hex["terrain"], (x: number, z: number) => number> = {
  forest: (x, z) => rough(x * 1.6 + 3, z * 1.6) * 0.16,
  hills: (x, z) => rough(x * 1.4 + 9, z * 1.4 + 4) * 0.26,
  pasture: (x, z) => rough(x * 1.5 + 19, z * 1.5 + 8) * 0.22,
  fields: (x, z) => noise(x * 0.9 + 40, z * 0.9) * 0.12,
  mountains: (x, z) => rough(x * 2.2 + 60, z * 2.2) * 0.34,
  desert: (x, z) => 0.13 * (1 - Math.abs(Math.sin(x * 3.1 + z * 1.7 + noise(x * 2, z * 2) * 2.2))) + noise(x, z) * 0.05,
};

/** Something that stands on a hex and keeps light from the ground around it. */
export interface Stood {
  x: number;
  z: number;
  room: number;
}

interface Corner {
  at: Vector3;
  normal: Vector3;
  colour: Color;
}

export class Ground {
  private readonly near: Segment[][];
  /** What grows on each hex, once it does. */
  readonly stood: Stood[][];

  constructor(readonly island: Island) {
    const segments = island.tracks.map(({ from, to }) => ({ ax: from.x, az: from.z, bx: to.x, bz: to.z }));
    this.stood = island.hexes.map(() => []);
    this.near = island.hexes.map((hex) =>
      segments.filter(({ ax, az, bx, bz }) => hexDistance((ax + bx) / 2 - hex.x, (az + bz) / 2 - hex.z) < NEAR),
    );
  }

  /** How far it is to the nearest path: pieces stand on level ground. */
  toTrack(hex: number, x: number, z: number): number {
    return nearest(x, z, this.near[hex]!, 9);
  }

  /** How far outside the island, with a shore that is no ruler's line. */
  fromShore(x: number, z: number): number {
    let least = 99;
    for (const hex of this.island.hexes) {
      if (Math.abs(hex.x - x) < 3 && Math.abs(hex.z - z) < 3)
        least = Math.min(least, hexDistance(x - hex.x, z - hex.z));
    }
    return least > 98 ? 3 : least;
  }

  /** The same with its notches filled: how the water lightens around it. */
  offShore(x: number, z: number): number {
    let near = 0;
    for (const hex of this.island.hexes) near += Math.exp(-ROUND * Math.max(0, hexDistance(x - hex.x, z - hex.z)));
    return -Math.log(near) / ROUND;
  }

  height(n: number, x: number, z: number): number {
    const hex = this.island.hexes[n]!;
    const toToken = Math.sqrt((x - hex.x) ** 2 + (z - hex.z) ** 2) - TOKEN_RADIUS;
    const inside = -hexDistance(x - hex.x, z - hex.z);
    const open = smooth(0.07, 0.3, this.toTrack(n, x, z)) * smooth(0.02, 0.22, toToken) * smooth(0.03, 0.34, inside);
    return LEVEL + RELIEF[hex.terrain](x, z) * open;
  }

  heightAt(x: number, z: number): number {
    const n = this.island.hexes.findIndex((hex) => hexDistance(x - hex.x, z - hex.z) < 0.01);
    return n < 0 ? LEVEL : this.height(n, x, z);
  }

  private get grain(): 0 | 1 {
    return this.island.hexes.length > 20 ? 0 : 1;
  }

  surface(clay: Clay, roughly = false): void {
    const rows = Math.round(ROWS[this.grain] / (roughly ? ROUGHLY : 1));
    for (const n of this.island.hexes.keys()) this.hex(clay, n, rows);
  }

  private hex(clay: Clay, n: number, rows: number): void {
    const hex = this.island.hexes[n]!;
    const paint = this.paint(n);
    const corner = (k: number) => [Math.sin((Math.PI / 3) * k), -Math.cos((Math.PI / 3) * k)] as const;
    const known = new Map<number, Corner>();
    const put = (x: number, z: number) => {
      const key = Math.round((x - hex.x + 1) * 500) * 1024 + Math.round((z - hex.z + 1) * 500);
      let corner = known.get(key);
      if (!corner) {
        const at = new Vector3(x, this.height(n, x, z), z);
        corner = { at, normal: this.normal(n, x, z), colour: paint(at).clone() };
        known.set(key, corner);
      }
      clay.corner(corner.at, corner.normal, corner.colour);
    };
    for (let k = 0; k < 6; k++) {
      const [[ax, az], [bx, bz]] = [corner(k), corner(k + 1)];
      edge(clay, hex, [ax, az], [bx, bz]);
      const place = (i: number, j: number) =>
        [hex.x + (ax * (i - j) + bx * j) / rows, hex.z + (az * (i - j) + bz * j) / rows] as const;
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j <= i; j++) {
          for (const [p, q] of [
            [i, j],
            [i + 1, j + 1],
            [i + 1, j],
          ] as const)
            put(...place(p, q));
          if (j < i)
            for (const [p, q] of [
              [i, j],
              [i, j + 1],
              [i + 1, j + 1],
            ] as const)
              put(...place(p, q));
        }
      }
    }
  }

  private normal(n: number, x: number, z: number): Vector3 {
    const step = 0.03;
    const dx = this.height(n, x + step, z) - this.height(n, x - step, z);
    const dz = this.height(n, x, z + step) - this.height(n, x, z - step);
    return new Vector3(-dx, 2 * step, -dz).normalize();
  }

  private paint(n: number): (at: Vector3) => Color {
    const hex = this.island.hexes[n]!;
    const [low, high, shade] = GROUND[hex.terrain].map(tint) as [Color, Color, Color];
    const [track, made] = [tint(TRACK), new Color()];
    const isMarked = this.island.tracks[0]?.kind !== "side";
    return (at) => {
      const grain = rough(at.x * 3.1 + 5, at.z * 3.1);
      const high_ = (at.y - LEVEL) / 0.2;
      made.lerpColors(low, high, Math.min(1, high_ * 0.75 + grain * 0.5));
      made.lerp(shade, smooth(0.5, 0.8, noise(at.x * 2.3 + 90, at.z * 2.3)) * 0.45);
      if (hex.terrain === "fields") made.lerp(shade, 0.22 + 0.2 * Math.sin((at.x * 0.5 + at.z * 0.87) * 26));
      made.multiplyScalar(this.open(n, at));
      const edge = -hexDistance(at.x - hex.x, at.z - hex.z);
      const band = isMarked ? 0.05 : 0.085;
      return made.lerp(track, (1 - smooth(band * 0.45, band + 0.03 * grain, edge)) * 0.92);
    };
  }

  /** What share of the sky the ground sees there. */
  private open(n: number, { x, z }: Vector3): number {
    const hex = this.island.hexes[n]!;
    let closed =
      hex.number === undefined ? 0 : 0.3 * (1 - smooth(0, 0.12, Math.hypot(x - hex.x, z - hex.z) - TOKEN_RADIUS));
    for (const one of this.stood[n]!) {
      const near = Math.hypot(x - one.x, z - one.z) / (one.room * 1.25);
      if (near < 1) closed += 0.34 * (1 - near);
    }
    return 1 - Math.min(0.42, closed);
  }

  /** From the edge of the land down to where one sees no ground. */
  shore(roughly = false): BufferGeometry {
    const clay = new Clay();
    const { middle, reach } = this.island;
    const step = STEPS[this.grain] * (roughly ? ROUGHLY : 1);
    const [wide, deep] = [Math.ceil((reach.x + 1.3) / step), Math.ceil((reach.z + 1.3) / step)];
    const place = (i: number, j: number) => {
      const [x, z] = [middle.x + i * step, middle.z + j * step];
      const d = this.fromShore(x, z);
      return { x, z, d, y: this.shoreHeight(x, z, d) };
    };
    const rows = Array.from({ length: 2 * deep + 1 }, (_, j) =>
      Array.from({ length: 2 * wide + 1 }, (_, i) => place(i - wide, j - deep)),
    );
    const normal = (i: number, j: number) =>
      new Vector3(
        (rows[j]![i - 1] ?? rows[j]![i]!).y - (rows[j]![i + 1] ?? rows[j]![i]!).y,
        2 * step,
        (rows[j - 1] ?? rows[j]!)[i]!.y - (rows[j + 1] ?? rows[j]!)[i]!.y,
      ).normalize();
    const known = new Map<number, Corner>();
    const put = (i: number, j: number) => {
      const key = j * (2 * wide + 1) + i;
      let corner = known.get(key);
      if (!corner) {
        const { x, y, z } = rows[j]![i]!;
        const at = new Vector3(x, y, z);
        corner = { at, normal: normal(i, j), colour: shorePaint(at).clone() };
        known.set(key, corner);
      }
      clay.corner(corner.at, corner.normal, corner.colour);
    };
    for (let j = 0; j < 2 * deep; j++) {
      for (let i = 0; i < 2 * wide; i++) {
        const four = [rows[j]![i]!, rows[j]![i + 1]!, rows[j + 1]![i]!, rows[j + 1]![i + 1]!] as const;
        if (four.every(({ d }) => d < -0.16) || four.every(({ d }) => d > 0.95)) continue;
        for (const k of [0, 2, 1, 1, 2, 3]) put(i + (k % 2), j + (k >> 1));
      }
    }
    return clay.fired();
  }

  /** How far down the beach, which is broader here and narrower there. */
  downBeach(x: number, z: number, far: number): number {
    return far - 0.16 * (rough(x * 1.3 + 3, z * 1.3) - 0.35);
  }

  private shoreHeight(x: number, z: number, far: number): number {
    const d = this.downBeach(x, z, far);
    return d < 0 ? LEVEL - 0.012 : LEVEL - 0.012 - smooth(0, 0.42, d) * 0.17 - smooth(0.24, 0.95, d) * 0.32;
  }
}

const BELOW = -0.06;

/** The side of a hex, seen while it has no neighbour; a little inside, so that it never shows between two. */
function edge(clay: Clay, hex: Hex, a: readonly [number, number], b: readonly [number, number]): void {
  const out = new Vector3(b[1] - a[1], 0, a[0] - b[0]).normalize();
  const corners = [LEVEL - 0.014, BELOW].flatMap((y) =>
    [a, b].map(([x, z]) => new Vector3(hex.x + x * 0.99, y, hex.z + z * 0.99)),
  );
  for (const k of [0, 1, 2, 1, 3, 2]) clay.corner(corners[k]!, out, WET);
}

const [DRY, WET, DUNE, MADE] = [tint(SAND), tint(WET_SAND), tint(DUNE_GRASS), new Color()];

/** Grass comes down to the beach in places; the sea keeps its edge wet. */
const shorePaint = (at: Vector3): Color =>
  MADE.lerpColors(DRY, WET, (1 - smooth(-0.03, 0.06, at.y)) * 0.9)
    .lerp(DUNE, smooth(0.45, 0.68, rough(at.x * 2.1 + 7, at.z * 2.1)) * smooth(0.06, 0.125, at.y) * 0.75)
    .multiplyScalar(mix(0.9, 1.05, rough(at.x * 5, at.z * 5)));
