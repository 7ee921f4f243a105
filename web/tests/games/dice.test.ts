// The dice in the browser are the dice in Python.
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { checkDice } from "../../src/games/catan/fair";
import type { RecordedSteps } from "../../src/games/catan/view";
import { draw, proofOf } from "../../src/shell/fair/dice";
import { fromHex, hmac, sha256, toHex } from "../../src/shell/fair/sha256";

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256);

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("SHA-256 and HMAC of %i bytes", (length) => {
  expect(toHex(sha256(bytes(length)))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
  expect(toHex(hmac(bytes(32), bytes(length)))).toBe(
    createHmac("sha256", bytes(32)).update(bytes(length)).digest("hex"),
  );
});

test("draws stay below their bound and depend on their number", () => {
  const drawn = Array.from({ length: 200 }, (_, n) => draw(bytes(32), n, 36));
  expect(Math.max(...drawn)).toBeLessThan(36);
  expect(new Set(drawn).size).toBeGreaterThan(20);
});

const roll = (n: number): RecordedSteps[number] => {
  const pair = draw(bytes(32), n, 36);
  return ["chance", { kind: "dice", one: (pair % 6) + 1, other: Math.floor(pair / 6) + 1 }];
};

test("rolls that follow from the seed agree, an altered one does not", () => {
  const rolls = Array.from({ length: 8 }, (_, n) => roll(40 + n));
  expect(checkDice(rolls, bytes(32), { dice: "fair" })).toEqual({ agree: true, throws: 8 });
  const last = draw(bytes(32), 47, 36) === 0 ? 2 : 1;
  const altered: RecordedSteps = [...rolls.slice(0, 7), ["chance", { kind: "dice", one: last, other: last }]];
  expect(checkDice(altered, bytes(32), { dice: "fair" }).agree).toBe(false);
});

test("a proof names what does not match", () => {
  const secret = toHex(bytes(32));
  const commitment = toHex(sha256(fromHex(secret)));
  const record = (number: string, hash: string) => ({
    format: "",
    game: "catan",
    rules_version: 1,
    players: 2,
    options: {},
    start: {},
    actions: [],
    fairness: { commitment, secret, seats: { "0": { hash, number } } },
  });
  const number = `${toHex(bytes(31))}00`;
  expect(proofOf(record(number, toHex(sha256(fromHex(number)))))).toMatchObject({
    secret: true,
    numbers: true,
    contributors: 1,
  });
  expect(proofOf(record(number, commitment))).toMatchObject({ numbers: false });
});
