// A text as a QR code (ISO/IEC 18004): bytes, correction level M, up to 213 letters. True is dark.
import { correction } from "./polynomial";

export type Modules = boolean[][];

/** Of each version: correction bytes a block, then blocks and data bytes in each, in one or two groups. */
const VERSIONS: [number, [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const room = (blocks: [number, number][]): number => blocks.reduce((sum, [count, bytes]) => sum + count * bytes, 0);
/** The mode takes four bits, the length eight, from version 10 on sixteen. */
const head = (version: number): number => (version < 10 ? 2 : 3);

export function qrCode(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex(([, blocks], n) => bytes.length + head(n + 1) <= room(blocks));
  if (!version) throw new RangeError("too long for a QR code");
  const stream = interleaved(version, packed(version, bytes));
  const candidates = Array.from({ length: 8 }, (_, mask) => drawn(version, stream, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function packed(version: number, bytes: number[]): number[] {
  const length = version < 10 ? 8 : 16;
  const bits = [
    "0100",
    bytes.length.toString(2).padStart(length, "0"),
    ...bytes.map((byte) => byte.toString(2).padStart(8, "0")),
    "0000",
  ].join("");
  const found = bits.match(/.{1,8}/g)!.map((part) => Number.parseInt(part.padEnd(8, "0"), 2));
  const size = room(VERSIONS[version - 1]![1]);
  for (let filler = 0xec; found.length < size; filler ^= 0xec ^ 0x11) found.push(filler);
  return found.slice(0, size);
}

function interleaved(version: number, data: number[]): number[] {
  const [extra, groups] = VERSIONS[version - 1]!;
  let from = 0;
  const blocks = groups.flatMap(([count, size]) =>
    Array.from({ length: count }, () => data.slice(from, (from += size))),
  );
  const columns = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, n) =>
      rows.flatMap((row) => (n < row.length ? [row[n]!] : [])),
    ).flat();
  return [...columns(blocks), ...columns(blocks.map((block) => correction(block, extra)))];
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function drawn(version: number, stream: number[], mask: number): Modules {
  const size = 17 + 4 * version;
  const found: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const put = (row: number, column: number, dark: boolean) => {
    if (found[row] && column >= 0 && column < size) found[row]![column] = dark;
  };
  drawSigns(version, size, found, put);
  drawFormat(size, mask, put);
  if (version >= 7) drawVersion(version, size, put);
  fillIn(size, stream, found, MASKS[mask]!);
  return found as Modules;
}

type Put = (row: number, column: number, dark: boolean) => void;

function drawSigns(version: number, size: number, found: (boolean | null)[][], put: Put): void {
  const square = (row: number, column: number, reach: number, light: (ring: number) => boolean) => {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++)
        put(row + down, column + right, !light(Math.max(Math.abs(down), Math.abs(right))));
    }
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring === 2 || ring === 4);
  const centres = ALIGNED[version - 1]!;
  for (const row of centres) {
    for (const column of centres) if (found[row]![column] === null) square(row, column, 2, (ring) => ring === 1);
  }
  for (let at = 8; at < size - 8; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
}

/** The remainder that protects a few bits. */
function protect(bits: number, by: number, length: number): number {
  let rest = bits << length;
  for (let at = 31; at >= length; at--) if (rest & (1 << at)) rest ^= by << (at - length);
  return (bits << length) | rest;
}

function drawFormat(size: number, mask: number, put: Put): void {
  const bits = protect(mask, 0x537, 10) ^ 0x5412; // level M is written as 00
  const dark = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark(bit));
    put(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark(bit));
  }
  put(size - 8, 8, true);
}

function drawVersion(version: number, size: number, put: Put): void {
  const bits = protect(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    put(near, far, ((bits >> bit) & 1) === 1);
    put(far, near, ((bits >> bit) & 1) === 1);
  }
}

/** Two columns at a time from the right, up and down in turn, around the upright timing line. */
function fillIn(
  size: number,
  stream: number[],
  found: (boolean | null)[][],
  masked: (row: number, column: number) => boolean,
): void {
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (found[row]![column] !== null) continue;
        const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        found[row]![column] = dark !== masked(row, column);
        bit += 1;
      }
    }
    up = !up;
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much dark or light. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, column) => modules.map((row) => row[column]!))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at + 11 <= size; at++)
      if (["10111010000", "00001011101"].includes(text.slice(at, at + 11))) sum += 40;
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const one = modules[row]![column];
      if (
        one === modules[row - 1]![column] &&
        one === modules[row]![column - 1] &&
        one === modules[row - 1]![column - 1]
      )
        sum += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
