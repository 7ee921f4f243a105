// How a game is found before it is opened. Its boards, rules and words are a chunk of their own, fetched by who opens
// it.
import { type ComponentType, createElement } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameClient } from "./scene";

export interface Door {
  id: string;
  /** Whose stylesheets it is shown by, where they are not its own. */
  scope?: string;
  /** A small picture for the lobby. */
  Picture: ComponentType;
  /** Whether there is a page to practise on, without a table. */
  practice?: true;
  /** Whether there is a page to draw boards of one's own on. */
  editor?: true;
  /** Whether colours are the teams', not the seats'. */
  teams?: true;
  /** Points are losses. */
  fewIsBest?: true;
  open: () => Promise<GameClient>;
}

export const scopeOf = (door: Door): string => door.scope ?? door.id;

/** A component whose code is fetched when it is first shown. */
export function late<Props extends object = object>(
  fetched: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  return (props) => {
    const [, here] = useState(part !== null);
    useEffect(() => {
      if (!part)
        void fetched().then((found) => {
          part = found;
          here(true);
        });
    }, []);
    return part && createElement(part, props);
  };
}
