// The way to the puzzles from the lobby, where a game has any.
import { Icon } from "../design/icons";
import { useLabel } from "../net/offered";
import { say } from "../text";

export function PuzzleButton({ game }: { game: string }) {
  if (!useLabel(game)?.puzzles) return null;
  return (
    <a class="button quiet grow" href={`/puzzles/${game}`} data-test={`puzzles-${game}`}>
      <Icon name="puzzle" /> {say("puzzle.title")}
    </a>
  );
}
