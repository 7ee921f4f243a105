// The end: who won and why, the game's own story of it, the dice checked, and what next.
import { useEffect, useState } from "preact/hooks";
import type { Replay, Result } from "../../../contract";
import { isAlone, outcome } from "../../celebration/outcome";
import { Icon } from "../../design/icons";
import { Complaint, useAsking } from "../../design/parts";
import { noteFigures } from "../../mine/games";
import { RatingsAfter } from "../../mine/rating";
import { held } from "../../net/memory";
import * as rest from "../../net/rest";
import type { EndProps, GameClient, Scene } from "../../scene";
import { say, sayText } from "../../text";
import { ColourDot } from "../colour";
import { CheckDice } from "./check-dice";
import "./end-frame.css";
import { Rematch } from "./rematch";
import { canFilm, Share } from "./share";
import { inOrder } from "./standings";

const fetched = new Map<string, Promise<Replay>>();

/** A finished game from its beginning, fetched once; asked for again where it could not be had. */
export function wholeGame(table: string): Promise<Replay> {
  const found = fetched.get(table) ?? rest.replay(table, "all");
  fetched.set(table, found);
  found.catch(() => fetched.delete(table));
  return found;
}

export function EndFrame({ client, scene, onClose }: { client: GameClient; scene: Scene; onClose: () => void }) {
  const { table, result } = scene;
  const [replay, setReplay] = useState<Replay | null>(null);
  const { ask, complaint } = useAsking();
  useEffect(
    () =>
      void ask(async () => {
        const whole = await wholeGame(table.id);
        setReplay(whole);
        const own = held(table.id);
        if (client.figures && own.length === 1) noteFigures(table.id, client.figures(whole, own[0]!.seat));
      }),
    [table.id],
  );
  const ended = result ?? table.result;
  if (!ended) return null;
  const { board, view: final, name, colour } = scene;
  const end: EndProps = { board, final, result: ended, replay, table, name, colour };
  const whole = async () => ({ ...end, replay: await wholeGame(table.id) });
  return (
    <div class="end" role="dialog" aria-label={say("end.title")}>
      <div class="end-inside">
        <header class="winner">
          <div class="row">
            {ended.winners.map((seat) => (
              <ColourDot colour={scene.colour(seat)} size={56} />
            ))}
          </div>
          <h1>{outcome(ended, scene.name)}</h1>
          {!isAlone(ended) && <p class="soft">{sayText(ended.reason, scene.name)}</p>}
          <Standings scene={scene} result={ended} />
          <RatingsAfter table={table} />
        </header>
        <div class="row wrap next">
          <Rematch table={table} />
          <a class="button" href={`/replay/${table.id}`}>
            <Icon name="play" /> {say("end.replay")}
          </a>
          <a class="button" href={`/replay/${table.id}?coach`}>
            <Icon name="star" /> {say("coach.ask")}
          </a>
          <button type="button" class="button" onClick={onClose}>
            <Icon name="eye" /> {say("end.board")}
          </button>
          {client.share && (
            <Share
              what="picture"
              name={`sobremesa-${table.game}-${table.id}`}
              make={async () => client.share!(await whole())}
            />
          )}
          {client.clip && canFilm() && (
            <Share
              what="clip"
              name={`sobremesa-${table.game}-${table.id}`}
              make={async () => client.clip!(await whole())}
            />
          )}
          <a class="button quiet" href="/">
            <Icon name="home" /> {say("home")}
          </a>
        </div>
        <Complaint text={complaint} />
        {!replay && !complaint && (
          <p class="unseen" role="status">
            {say("end.loading")}
          </p>
        )}
        <client.End {...end} />
        <CheckDice client={client} table={table} />
      </div>
    </div>
  );
}

/** How it ended, in a line. */
function Standings({ scene, result }: { scene: Scene; result: Result }) {
  const { scores } = result;
  if (scores.length < 2) return null;
  return (
    <ol class="standings">
      {inOrder(scene.table.game, result).map((seat) => (
        <li key={seat}>
          <ColourDot colour={scene.colour(seat)} size={18} /> <span class="cut">{scene.name(seat)}</span>{" "}
          <strong>{scores[seat]}</strong>
        </li>
      ))}
    </ol>
  );
}
