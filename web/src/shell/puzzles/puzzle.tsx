// A puzzle on the real board: what one plays is judged at once. The rules are the server's.
import { useEffect } from "preact/hooks";
import type { AnyAction } from "../../contract";
import { spreadAll } from "../actions";
import { useClient } from "../clients";
import { Icon } from "../design/icons";
import { Complaint } from "../design/parts";
import "../learn/learn.css";
import { sceneOf, Trying, useTrying, Waiting } from "../learn/trying";
import * as rest from "../net/rest";
import { Lost } from "../pages/lost";
import type { GameClient, Scene } from "../scene";
import { say, told } from "../text";
import { useTitle } from "../title";
import { usePuzzles } from "./fetched";
import { nextPuzzle, note, type PuzzleAt, type PuzzleTitle } from "./progress";
import "./puzzles.css";
import { Answer } from "./answer";

export function PuzzlePage({ game, name }: { game: string; name: string }) {
  const client = useClient(game);
  const { all, problem } = usePuzzles(game);
  if (problem || (all && !all.some((one) => one.name === name))) return <Lost why={problem || undefined} />;
  if (!client || !all) return null;
  return <Solving client={client} all={all} name={name} key={name} />;
}

function usePuzzle(game: string, name: string) {
  const { done, attempt, tell, forget, ...tried } = useTrying<PuzzleAt, AnyAction>();
  const play = (actions: AnyAction[], shown = false) =>
    void attempt(
      actions,
      () => rest.tryPuzzle(game, name, actions, shown),
      (next) => {
        if (next.solution) note(game, next, next.verdict === "solved");
        if (actions.length) tell(next.frames.flatMap((frame) => frame.events));
        else forget();
      },
    );
  useEffect(() => play([]), [game, name]);
  return {
    ...tried,
    play: (action: AnyAction) => play([...done, action]),
    show: () => play([], true),
    again: () => play([]),
  };
}

type Tried = ReturnType<typeof usePuzzle>;

function Solving({ client, all, name }: { client: GameClient; all: PuzzleTitle[]; name: string }) {
  const tried = usePuzzle(client.id, name);
  const { at } = tried;
  if (!at) return <Waiting refusal={tried.refusal} />;
  const frame = at.frames.at(-1)!;
  const open = at.verdict === "open" && !at.solution;
  const scene = sceneOf(client, tried, at, frame, {
    legal: open ? spreadAll(frame.own.legal ?? []) : [],
    templates: [],
    result: null,
    act: open ? tried.play : null,
  });
  const way = at.solution && at.verdict !== "solved" ? at.solution.way : [];
  return (
    <Trying
      client={client}
      scene={scene}
      log={tried.log}
      prompt={<Task client={client} scene={scene} tried={tried} at={at} all={all} />}
      pointed={way.flatMap((action) => client.whereIs?.(action) ?? [])}
    />
  );
}

interface TaskProps {
  client: GameClient;
  scene: Scene;
  tried: Tried;
  at: PuzzleAt;
  all: PuzzleTitle[];
}

function Task({ client, scene, tried, at, all }: TaskProps) {
  useTitle(`${say("puzzle.title")}: ${say(`puzzle.ask.${at.kind}`)}`);
  const following = nextPuzzle(client.id, all, at.name);
  return (
    <div class="coach puzzle" aria-live="polite" data-verdict={at.solution ? at.verdict : "open"}>
      <p class="coach-where">
        <a class="soft small" href={`/puzzles/${client.id}`}>
          {say("puzzle.title")}
        </a>
        <strong>{say(`puzzle.ask.${at.kind}`)}</strong>
        <span class="soft small puzzle-level">{say("puzzle.level", { rating: at.rating })}</span>
      </p>
      <Complaint text={tried.refusal && !client.showsRefusals ? told(tried.refusal.words) : ""} />
      {at.solution && <Answer client={client} scene={scene} at={at} solution={at.solution} />}
      <div class="row wrap puzzle-next">
        {!at.solution && (
          <button type="button" class="button compact" data-puzzle="show" disabled={tried.busy} onClick={tried.show}>
            <Icon name="eye" /> {say("coach.show_me")}
          </button>
        )}
        {(at.solution || tried.log.length > 0) && (
          <button type="button" class="button compact" data-puzzle="again" onClick={tried.again}>
            {say("puzzle.again")}
          </button>
        )}
        {at.solution && following && (
          <a class="button compact primary" data-puzzle="next" href={`/puzzles/${client.id}/${following.name}`}>
            {say("puzzle.next")} <Icon name="next" />
          </a>
        )}
      </div>
    </div>
  );
}
