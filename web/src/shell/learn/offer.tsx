// The way to the lessons: bold for who has neither played the game here nor learnt it, quiet for everybody else.
import { Icon } from "../design/icons";
import { playedGames } from "../mine/games";
import { useLabel } from "../net/offered";
import { say } from "../text";
import { nextLesson, takenLessons } from "./lessons";

export const isNewHere = (game: string): boolean =>
  !takenLessons(game).length && !playedGames().some((one) => one.game === game);

export function LearnButton({ game }: { game: string }) {
  const all = useLabel(game)?.lessons ?? [];
  const next = nextLesson(game, all);
  if (!next) return null;
  const fresh = isNewHere(game);
  const begun = takenLessons(game).length > 0 && takenLessons(game).length < all.length;
  return (
    <a class={fresh ? "button grow learn fresh" : "button quiet grow learn"} href={`/learn/${game}/${next}`}>
      <Icon name={fresh ? "star" : "learn"} /> {say(fresh ? "learn.first" : begun ? "learn.go_on" : "learn")}
    </a>
  );
}
