// An address as a QR code: bytes, error correction M, up to 213 of them. As ISO 18004 tells it, and no more of it than we need.

/** For each version from 1: error correction bytes a block, and blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;

export type Modules = boolean[][];

/** Null where it does not fit. */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, n) => capacity(n + 1) >= bytes.length + (n < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const words = corrected(framed(bytes, version), version);
  const masked = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(version, words, mask));
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function allBytes(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2;
    bits -= (25 * count - 10) * count - 55;
    if (version >= 7) bits -= 36;
  }
  return bits >> 3;
}

const capacity = (version: number): number => {
  const [correction, blocks] = BLOCKS[version - 1]!;
  return allBytes(version) - correction * blocks;
};

/** Mode, length, the bytes, and padding up to what fits. */
function framed(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let n = count - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(""), 2));
  for (let pad = 0xec; words.length < capacity(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

const multiplied = (x: number, y: number): number => {
  let product = 0;
  for (let n = 7; n >= 0; n--) product = ((product << 1) ^ ((product >> 7) * 0x11d) ^ (((y >> n) & 1) * x)) & 0xff;
  return product;
};

function divisor(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  for (let root = 1, n = 0; n < degree; n++, root = multiplied(root, 2)) {
    for (let k = 0; k < degree; k++) found[k] = multiplied(found[k]!, root) ^ (found[k + 1] ?? 0);
  }
  return found;
}

function remainder(data: number[], by: number[]): number[] {
  const left = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ left.shift()!;
    left.push(0);
    for (const [n, part] of by.entries()) left[n]! ^= multiplied(part, factor);
  }
  return left;
}

/** The blocks with their correction, interleaved. */
function corrected(data: number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1]!;
  const short = Math.floor(allBytes(version) / count) - correction;
  const long = allBytes(version) % count;
  const by = divisor(correction);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, n) => data.slice(at, (at += short + (n >= count - long ? 1 : 0))));
  const checks = blocks.map((block) => remainder(block, by));
  const row = (parts: number[][], n: number) => parts.flatMap((part) => part[n] ?? []);
  return [
    ...Array.from({ length: short + 1 }, (_, n) => row(blocks, n)).flat(),
    ...Array.from({ length: correction }, (_, n) => row(checks, n)).flat(),
  ];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, words: number[], mask: number): Modules {
  const size = version * 4 + 17;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  patterns(version, size, set, (x, y) => grid[y]![x] !== undefined);
  formats(version, size, mask, set);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (grid[y]![x] !== undefined) continue;
        const dark = bit < words.length * 8 && ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  return grid as Modules;
}

type Put = (x: number, y: number, dark: boolean) => void;

function patterns(version: number, size: number, set: Put, isSet: (x: number, y: number) => boolean): void {
  const square = (cx: number, cy: number, reach: number, dark: (far: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const middles = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, 6 + (size - 13) / 2, size - 7];
  for (const x of middles) for (const y of middles) if (!isSet(x, y)) square(x, y, 2, (far) => far !== 1);
  for (let n = 8; n < size - 8; n++) {
    if (!isSet(n, 6) || n % 2 === 0) set(n, 6, n % 2 === 0);
    if (!isSet(6, n) || n % 2 === 0) set(6, n, n % 2 === 0);
  }
}

function formats(version: number, size: number, mask: number, set: Put): void {
  let rest = mask;
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const dark = (n: number) => ((bits >> n) & 1) === 1;
  for (let n = 0; n < 15; n++) {
    set(8, n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, dark(n));
    set(n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, 8, dark(n));
  }
  set(8, size - 8, true);
  if (version < 7) return;
  let left = version;
  for (let n = 0; n < 12; n++) left = (left << 1) ^ ((left >> 11) * 0x1f25);
  const told = (version << 12) | left;
  for (let n = 0; n < 18; n++) {
    const [far, near] = [size - 11 + (n % 3), Math.floor(n / 3)];
    set(far, near, ((told >> n) & 1) === 1);
    set(near, far, ((told >> n) & 1) === 1);
  }
}

/** What readers find hard: long runs, squares, false corners, too dark or too light. */
function penalty(grid: Modules): number {
  const size = grid.length;
  const turned = grid.map((_, x) => grid.map((row) => row[x]!));
  let sum = 0;
  for (const row of [...grid, ...turned]) {
    const text = row.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * ((text.match(/(?=00001011101)/g) ?? []).length + (text.match(/(?=10111010000)/g) ?? []).length);
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const one = grid[y]![x];
      if (one === grid[y - 1]![x] && one === grid[y]![x - 1] && one === grid[y - 1]![x - 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
}
