// The way to the puzzles from the lobby, where a game has any.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../design/icons";
import * as rest from "../net/rest";
import { say } from "../text";

export function PuzzleButton({ game }: { game: string }) {
  const [some, setSome] = useState(false);
  useEffect(
    () =>
      void rest.puzzles(game).then(
        (all) => setSome(all.length > 0),
        () => {},
      ),
    [game],
  );
  if (!some) return null;
  return (
    <a class="button quiet grow" href={`/puzzles/${game}`} data-test={`puzzles-${game}`}>
      <Icon name="star" /> {say("puzzle.title")}
    </a>
  );
}
