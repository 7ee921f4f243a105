// The puzzles of a game: today's, one at one's own level, and all by kind.
import { useClient } from "../clients";
import { Icon } from "../design/icons";
import { Lost } from "../pages/lost";
import { TopBar } from "../parts/top-bar";
import { say } from "../text";
import { useTitle } from "../title";
import { usePuzzles } from "./fetched";
import { dailyPuzzle, nextPuzzle, type PuzzleTitle, progressOf } from "./progress";
import "./puzzles.css";

export function PuzzlesPage({ game }: { game: string }) {
  const client = useClient(game);
  const { all, problem } = usePuzzles(game);
  useTitle(problem || say("puzzle.title"));
  if (problem) return <Lost why={problem} />;
  if (!all || !client) return null;
  const { rating, tried } = progressOf(game);
  const solved = Object.values(tried).filter(Boolean).length;
  const daily = dailyPuzzle(all, Date.now());
  const next = nextPuzzle(game, all, daily?.name);
  const kinds = [...new Set(all.map((one) => one.kind))];
  return (
    <div class="page">
      <TopBar />
      <main class="puzzles">
        <h1>{say("puzzle.title")}</h1>
        <p class="soft">{say("puzzle.about")}</p>
        <p>
          <b>{say("puzzle.rating", { rating })}</b>{" "}
          <span class="soft">{say("puzzle.solved_of", { solved, all: all.length })}</span>
        </p>
        <div class="row wrap">
          {daily && (
            <a class="button primary" data-puzzle="daily" href={`/puzzles/${game}/${daily.name}`}>
              <Icon name="star" /> {say("puzzle.daily")}
            </a>
          )}
          {next && (
            <a class="button" data-puzzle="start" href={`/puzzles/${game}/${next.name}`}>
              <Icon name="play" /> {say("puzzle.start")}
            </a>
          )}
        </div>
        <div class="puzzle-kinds">
          {kinds.map((kind) => (
            <Kind kind={kind} game={game} listed={all.filter((one) => one.kind === kind)} tried={tried} key={kind} />
          ))}
        </div>
      </main>
    </div>
  );
}

interface ShelfProps {
  game: string;
  listed: PuzzleTitle[];
  tried: Record<string, boolean>;
}

/** What is asked, how far one is, one to solve; the whole shelf is folded away. */
function Kind({ kind, game, listed, tried }: ShelfProps & { kind: string }) {
  const title = say(`puzzle.ask.${kind}`);
  const next = nextPuzzle(game, listed);
  const solved = listed.filter(({ name }) => tried[name]).length;
  const howFar = say("puzzle.solved_of", { solved, all: listed.length });
  return (
    <section class="puzzle-kind" aria-label={title}>
      <h2>{title}</h2>
      <p class="soft">{howFar}</p>
      <progress value={solved} max={listed.length} aria-label={howFar} />
      {next && (
        <a class="button" data-puzzle={`start ${kind}`} href={`/puzzles/${game}/${next.name}`}>
          <Icon name="play" /> {say("puzzle.start")} · {next.rating}
        </a>
      )}
      <details>
        <summary>{say("puzzle.shelf", { n: listed.length })}</summary>
        <Shelf game={game} listed={listed} tried={tried} />
      </details>
    </section>
  );
}

/** Each by its rating, the easiest first. */
function Shelf({ game, listed, tried }: ShelfProps) {
  return (
    <ul class="puzzle-shelf">
      {listed.map((one) => (
        <li>
          <a
            class={`puzzle-tile ${one.name in tried ? (tried[one.name] ? "solved" : "missed") : ""}`}
            href={`/puzzles/${game}/${one.name}`}
            data-puzzle={one.name}
          >
            {one.rating}
            {tried[one.name] && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
