// How the tables stand at which this device holds a seat. Asked when the page is looked at, never again and again.
import { signal } from "@preact/signals";
import type { Standing } from "../../contract";
import { held, letGo } from "../net/memory";
import * as rest from "../net/rest";
import { playedGames, rememberGame } from "./games";
import { heldTables } from "./luggage";

/** As many the server tells of at once. */
const AT_ONCE = 24;
/** More than anybody plays; what is older is not asked for. */
const MOST = 96;

/** Games that go on, mine to move first; null until the server has told. */
export const running = signal<Standing[] | null>(null);

const over = new Set(["finished", "closed"]);
export const mySeats = (table: { id: string }): number[] => held(table.id).map((one) => one.seat);
export const isMyTurn = (table: Standing): boolean => mySeats(table).some((seat) => table.awaited?.includes(seat));
const urgency = (table: Standing): number => (isMyTurn(table) ? 0 : table.state === "playing" ? 1 : 2);

export async function lookAtMine(): Promise<void> {
  const known = new Set(playedGames().map((one) => one.id));
  const asked = heldTables()
    .filter((id) => !known.has(id))
    .slice(0, MOST);
  const parts = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, n) =>
    asked.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const told = (await Promise.all(parts.map(rest.standing))).flat();
  forgetOthers(asked, told);
  for (const table of told) if (table.state === "finished") rememberGame(table, mySeats(table));
  const open = told.filter((table) => !over.has(table.state));
  running.value = open.sort((one, other) => urgency(one) - urgency(other) || other.since - one.since);
}

/** Tables that are gone for good. */
function forgetOthers(asked: string[], told: Standing[]): void {
  const there = new Set(told.filter((table) => table.state !== "closed").map((table) => table.id));
  for (const id of asked) if (!there.has(id)) for (const seat of mySeats({ id })) letGo(id, seat);
}

/** A bot plays on, or the seat is free again. */
export async function giveUp(table: Standing): Promise<void> {
  for (const { seat, token } of held(table.id)) {
    await rest.leave(table.id, seat, token);
    letGo(table.id, seat);
  }
  running.value = running.value?.filter((one) => one.id !== table.id) ?? null;
}
