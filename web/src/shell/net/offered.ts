// What the server offers, for parts of a page: its games' boxes, its colours, what its owner allows.
import { useEffect, useState } from "preact/hooks";
import type { Games, Label } from "../../contract";
import * as rest from "./rest";

/** Nothing until it is here. */
export function useOffered(): Games | undefined {
  const [offered, set] = useState<Games>();
  useEffect(() => void rest.games().then(set, () => undefined), []);
  return offered;
}

/** The box of a game. */
export const useLabel = (game: string): Label | undefined => useOffered()?.games.find((label) => label.id === game);
