// The one list of games this client can show.
import { useEffect, useState } from "preact/hooks";
import type { Language } from "../contract";
import { catan } from "../games/catan/door";
import { catanDice } from "../games/catan_dice/door";
import { dobble } from "../games/dobble/door";
import { generic } from "../games/generic/door";
import { remigio } from "../games/remigio/door";
import { type Door, scopeOf } from "./door";
import { rulesWords } from "./net/rules-words";
import type { GameClient } from "./scene";
import { enterScope } from "./scope";
import { useGameWords } from "./text";

const DOORS: Door[] = [catan, catanDice, dobble, remigio];

/** A game this client does not know has the generic board. */
export const doorOf = (game: string): Door => DOORS.find((door) => door.id === game) ?? generic(game);

async function opened(door: Door): Promise<GameClient> {
  const client = await door.open();
  const source = async (language: Language) => ({
    ...(await rulesWords(client.id, language).catch(() => ({}))),
    ...(await client.text(language)),
  });
  await Promise.all([useGameWords(source), client.load?.()]);
  return client;
}

/** The client of a game once it and its words are here: the rules' from the server, the board's from the client. */
export function useClient(game: string | undefined): GameClient | null {
  const [ready, setReady] = useState<GameClient | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    const door = doorOf(game);
    void opened(door).then(setReady);
    return enterScope(scopeOf(door));
  }, [game]);
  return ready;
}
