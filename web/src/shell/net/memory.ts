// What this device remembers: the tokens of its seats, its numbers for the dice, the player's name.
import { fromHex, sha256, toHex } from "../fair/sha256";

export interface Held {
  seat: number;
  token: string;
  number: string;
}

const keyOf = (table: string) => `table:${table}`;

export function held(table: string): Held[] {
  return JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]");
}

export function hold(table: string, seat: number, token: string): void {
  const number = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const others = held(table).filter((one) => one.seat !== seat);
  localStorage.setItem(
    keyOf(table),
    JSON.stringify([...others, { seat, token, number }].sort((a, b) => a.seat - b.seat)),
  );
}

export function letGo(table: string, seat: number): void {
  localStorage.setItem(keyOf(table), JSON.stringify(held(table).filter((one) => one.seat !== seat)));
}

export const hashOf = (number: string): string => toHex(sha256(fromHex(number)));

export const playerName = {
  get: () => localStorage.getItem("name") ?? "",
  set: (name: string) => localStorage.setItem("name", name),
};

export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
