// Dice anybody can recompute: draw n below W from HMAC-SHA256(seed, n, block), as docs/protocol.md tells.
import type { GameRecord } from "../../contract";
import { fromHex, hmac, joined, sha256, toHex } from "./sha256";

export interface Proof {
  /** The secret is the one the table had committed to. */
  secret: boolean;
  /** Every number matches the hash its seat had sent. */
  numbers: boolean;
  /** How many seats' numbers are in the seed. */
  contributors: number;
  seed: Uint8Array;
}

export function proofOf({ fairness }: GameRecord): Proof | null {
  if (!fairness) return null;
  const seats = Object.entries(fairness.seats).sort(([one], [other]) => Number(one) - Number(other));
  const told = seats.flatMap(([, seat]) =>
    seat.number === undefined ? [] : [{ hash: seat.hash, bytes: fromHex(seat.number) }],
  );
  const secret = fromHex(fairness.secret);
  return {
    secret: toHex(sha256(secret)) === fairness.commitment,
    numbers: told.every((seat) => toHex(sha256(seat.bytes)) === seat.hash),
    contributors: told.length,
    seed: sha256(joined(secret, ...told.map((seat) => seat.bytes))),
  };
}

const WORD = 1n << 64n;

/** Draw number n of a seed: a number from 0 to below - 1. */
export function draw(seed: Uint8Array, n: number, below: number): number {
  const total = BigInt(below);
  const limit = WORD - (WORD % total);
  for (let block = 0; ; block++) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(n));
    message.setUint32(8, block);
    const digest = new DataView(hmac(seed, new Uint8Array(message.buffer)).buffer);
    for (let at = 0; at < 32; at += 8) {
      const word = digest.getBigUint64(at);
      if (word < limit) return Number(word % total);
    }
  }
}
