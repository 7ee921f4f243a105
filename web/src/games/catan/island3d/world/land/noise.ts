// Numbers for shapes: smooth noise that is the same every time, and distances to hexes and lines.

export const smooth = (low: number, high: number, x: number): number => {
  const share = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

export const mix = (one: number, other: number, share: number): number => one + (other - one) * share;

const hash = (x: number, z: number): number => {
  let state = Math.imul(x, 374761393) + Math.imul(z, 668265263);
  state = Math.imul(state ^ (state >>> 13), 1274126177);
  return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
};

/** Between 0 and 1, smooth, about one hill a unit. */
export function noise(x: number, z: number): number {
  const left = Math.floor(x);
  const top = Math.floor(z);
  const u = smooth(0, 1, x - left);
  const v = smooth(0, 1, z - top);
  const upper = mix(hash(left, top), hash(left + 1, top), u);
  const lower = mix(hash(left, top + 1), hash(left + 1, top + 1), u);
  return mix(upper, lower, v);
}

/** Three sizes of hills on one another. */
export const rough = (x: number, z: number): number =>
  noise(x, z) * 0.58 + noise(x * 2.1 + 31, z * 2.1 + 17) * 0.28 + noise(x * 4.3 + 7, z * 4.3 + 71) * 0.14;

const HALF = Math.sqrt(3) / 2;

/** How far outside a hex of side 1 a point is; less than 0 inside. */
export function hexDistance(x: number, z: number): number {
  const right = Math.abs(x);
  const down = Math.abs(z);
  return Math.max(right - HALF, right * 0.5 + down * HALF - HALF);
}

export interface Segment {
  ax: number;
  az: number;
  bx: number;
  bz: number;
}

/** How far it is to the nearest of them, at most `most`. Asked for every corner of the land: no lists, one root. */
export function nearest(x: number, z: number, segments: readonly Segment[], most: number): number {
  let least = most * most;
  for (const { ax, az, bx, bz } of segments) {
    const dx = bx - ax;
    const dz = bz - az;
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)));
    const right = x - ax - dx * along;
    const down = z - az - dz * along;
    least = Math.min(least, right * right + down * down);
  }
  return Math.sqrt(least);
}
