// Arithmetic in the field of 256 elements that QR codes correct their errors with.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

export const times = (one: number, other: number): number => (one && other ? EXP[LOG[one]! + LOG[other]!]! : 0);

/** The product of (x − 2^0) … (x − 2^(count−1)), without its leading 1. */
function generator(count: number): number[] {
  let found = [1];
  for (let root = 0; root < count; root++) {
    const shifted = [...found, 0];
    found = shifted.map((term, n) => term ^ times(found[n - 1] ?? 0, EXP[root]!));
  }
  return found.slice(1);
}

/** The bytes that make errors in these ones correctable. */
export function correction(data: number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((term, n) => {
      rest[n]! ^= times(term, factor);
    });
  }
  return rest;
}
