// The one list of games this client can show.
import { catan } from "../games/catan";
import type { GameClient } from "./scene";
import { addWords } from "./text";

const CLIENTS: GameClient[] = [catan];

export const clientOf = (game: string): GameClient | undefined => CLIENTS.find((client) => client.id === game);

/** The words of a game: the rules' from the server, the board's from the client. */
export const loadGameWords = (client: GameClient): Promise<void> =>
  addWords(client.id, async (language) => {
    const [told, own] = await Promise.all([
      fetch(`/api/games/${client.id}/text/${language}`).then((answer) => (answer.ok ? answer.json() : {})),
      client.text(language),
    ]);
    return { ...told, ...own };
  });
