// The one list of games this client can show.
import { useEffect, useState } from "preact/hooks";
import type { Language } from "../contract";
import { catan } from "../games/catan";
import { catanDice } from "../games/catan_dice";
import { dobble } from "../games/dobble";
import { remigio } from "../games/remigio";
import { rulesWords } from "./net/rules-words";
import { aClient, type GameClient } from "./scene";
import { useGameWords } from "./text";

const CLIENTS = [aClient(catan), aClient(catanDice), aClient(dobble), aClient(remigio)];

export const clientOf = (game: string): GameClient | undefined => CLIENTS.find((client) => client.id === game);

/** The client of a game once its words are here: the rules' from the server, the board's from the client. */
export function useClient(game: string | undefined): GameClient | null {
  const [ready, setReady] = useState<GameClient | null>(null);
  useEffect(() => {
    const client = game === undefined ? undefined : clientOf(game);
    if (!client) return;
    const loaded = client.load?.();
    const source = async (language: Language) => ({
      ...(await rulesWords(client.id, language).catch(() => ({}))),
      ...(await client.text(language)),
    });
    void Promise.all([useGameWords(source), loaded]).then(() => setReady(client));
  }, [game]);
  return ready;
}
