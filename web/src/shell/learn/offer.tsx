// The way to the lessons: bold for who has neither played the game here nor learnt it, quiet for everybody else.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../design/icons";
import { playedGames } from "../mine/games";
import * as rest from "../net/rest";
import { say } from "../text";
import { type LessonTitle, nextLesson, takenLessons } from "./lessons";

const fetched = new Map<string, Promise<LessonTitle[]>>();

/** The lessons of a game, fetched once a page. */
export function useLessons(game: string): LessonTitle[] {
  const [all, setAll] = useState<LessonTitle[]>([]);
  useEffect(() => {
    const found = fetched.get(game) ?? rest.lessons(game);
    fetched.set(game, found);
    found.then(setAll, () => fetched.delete(game));
  }, [game]);
  return all;
}

export const isNewHere = (game: string): boolean =>
  !takenLessons(game).length && !playedGames().some((one) => one.game === game);

export function LearnButton({ game }: { game: string }) {
  const all = useLessons(game);
  const next = nextLesson(game, all);
  if (!next) return null;
  const fresh = isNewHere(game);
  const begun = takenLessons(game).length > 0 && takenLessons(game).length < all.length;
  return (
    <a class={fresh ? "button grow learn fresh" : "button quiet grow learn"} href={`/learn/${game}/${next.name}`}>
      <Icon name={fresh ? "star" : "book"} /> {say(fresh ? "learn.first" : begun ? "learn.go_on" : "learn")}
    </a>
  );
}
