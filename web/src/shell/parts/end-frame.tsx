// The end: who won and why, the game's own story of it, the dice checked, and what next.
import { useEffect, useState } from "preact/hooks";
import type { Replay } from "../../contract";
import { Icon } from "../design/icons";
import { Complaint, useAsking } from "../design/parts";
import { noteFigures } from "../mine/games";
import { RatingsAfter } from "../mine/rating";
import { held } from "../net/memory";
import * as rest from "../net/rest";
import type { GameClient, Scene } from "../scene";
import { listed, say, sayText } from "../text";
import { CheckDice } from "./check-dice";
import { ColourDot } from "./colour";
import "./end-frame.css";
import { Rematch } from "./rematch";
import { canFilm, Share } from "./share";

export function EndFrame({ client, scene, onClose }: { client: GameClient; scene: Scene; onClose: () => void }) {
  const { table, result } = scene;
  const [replay, setReplay] = useState<Replay | null>(null);
  const { ask, complaint } = useAsking();
  useEffect(
    () =>
      void ask(async () => {
        const whole = await rest.replay(table.id, "all");
        setReplay(whole);
        const own = held(table.id);
        if (client.figures && own.length === 1) noteFigures(table.id, client.figures(whole, own[0]!.seat));
      }),
    [table.id],
  );
  const ended = result ?? table.result;
  if (!ended) return null;
  return (
    <div class="end" role="dialog" aria-label={say("end.title")}>
      <div class="end-inside">
        <header class="winner">
          <div class="row">
            {ended.winners.map((seat) => (
              <ColourDot colour={scene.colour(seat)} size={56} />
            ))}
          </div>
          <h1>{say("end.winner", { name: listed(ended.winners.map(scene.name)), n: ended.winners.length })}</h1>
          <p class="soft">{sayText(ended.reason, scene.name)}</p>
          <RatingsAfter table={table} />
        </header>
        <div class="row wrap next">
          <Rematch table={table} />
          <a class="button" href={`/replay/${table.id}`}>
            <Icon name="play" /> {say("end.replay")}
          </a>
          <button type="button" class="button" onClick={onClose}>
            <Icon name="eye" /> {say("end.board")}
          </button>
          {client.share && replay && (
            <Share
              what="picture"
              name={`sobremesa-${table.game}-${table.id}`}
              make={() => client.share!({ replay, table, name: scene.name, colour: scene.colour })}
            />
          )}
          {client.clip && replay && canFilm() && (
            <Share
              what="clip"
              name={`sobremesa-${table.game}-${table.id}`}
              make={() => client.clip!({ replay, table, name: scene.name, colour: scene.colour })}
            />
          )}
          <a class="button quiet" href="/">
            <Icon name="home" /> {say("home")}
          </a>
        </div>
        <Complaint text={complaint} />
        {replay ? (
          <client.End replay={replay} table={table} name={scene.name} colour={scene.colour} />
        ) : (
          <p class="soft" role="status">
            {say("end.loading")}
          </p>
        )}
        <CheckDice client={client} table={table} />
      </div>
    </div>
  );
}
