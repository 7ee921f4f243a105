// Taking one's games along, or bringing them here: the way to it, and what a link brings by itself.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon } from "../design/icons";
import { late } from "../door";
import * as rest from "../net/rest";
import { say } from "../text";
import { type Brought, packedOf, unpack } from "./luggage";
import { lookAtMine } from "./standing";

export const IN_ADDRESS = "luggage";
const MoveDialog = late(async () => (await import("./move-dialog")).MoveDialog);

/** What has come here since the page was opened. */
export const brought = signal<Brought | null>(null);

function take(found: Brought): void {
  brought.value = found;
  void lookAtMine().catch(() => undefined);
}

/** A code in the address brings somebody's games along, once. */
export async function takeFromAddress(): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get(IN_ADDRESS);
  if (!code) return;
  history.replaceState(history.state, "", location.pathname);
  take(await fetched(code));
}

/** `empty`: there is nothing to take along yet. */
export function MoveMine({ empty }: { empty: boolean }) {
  const [open, setOpen] = useState(false);
  const done = (found: Brought) => {
    setOpen(false);
    take(found);
  };
  return (
    <>
      <button type="button" class="button compact quiet" onClick={() => setOpen(true)}>
        <Icon name="devices" /> {say(empty ? "mine.bring" : "mine.move")}
      </button>
      {open && <MoveDialog empty={empty} onTake={done} onClose={() => setOpen(false)} />}
    </>
  );
}

export async function fetched(code: string): Promise<Brought> {
  const packed = packedOf(await rest.fetchLuggage(code));
  return packed ? unpack(packed) : { games: 0, seats: 0 };
}
