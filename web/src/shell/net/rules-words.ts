// The words of a game's rules, which are large: a page fetches them once.
import type { Language } from "../../contract";
import type { Catalogue } from "../text";

const fetched = new Map<string, Promise<Catalogue>>();

/** What a game's rules say, fetched once; what could not be had is asked for again. */
export function rulesWords(game: string, language: Language): Promise<Catalogue> {
  const address = `/api/games/${game}/text/${language}`;
  const found = fetched.get(address) ?? fetchWords(address);
  fetched.set(address, found);
  found.catch(() => fetched.delete(address));
  return found;
}

async function fetchWords(address: string): Promise<Catalogue> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
