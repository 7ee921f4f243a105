// The board of a table: island, places to choose, dice, and what just happened on it.

import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../../../shell/text";
import { ResourceIcon } from "../art/resources";
import { choicesOf } from "../choices";
import { forget, play } from "../intent";
import type { Board as BoardDocument, Resource, Scene, View } from "../view";
import { BoardPicture } from "./board";
import { Dice } from "./dice";
import { at, hexPoints, mapOf } from "./geometry";
import { Looks } from "./look/buttons";
import { lookOf, unable } from "./look/look";
import { useSolid } from "./look/solid";
import { flightsOf, fly, glowing, production } from "./motion/flights";
import { useLaying } from "./motion/laying";
import { hearSteps } from "./motion/sounds";
import { describe } from "./places/describe";
import { Marks } from "./places/marks";
import { isQuiet, LitPlaces, nameOf, shownTargets, Targets } from "./places/targets";
import { PanZoom } from "./stage/pan-zoom";
import "./stage/stage.css";

export function Board({ scene }: { scene: Scene }) {
  const board = scene.board;
  const table = scene.view;
  const choices = useMemo(() => choicesOf(scene.legal, scene.templates), [scene.legal, scene.templates]);
  const map = useMemo(() => mapOf(board), [board]);
  const rolled = scene.events.some((event) => event.action.kind === "dice");
  const rolledAt = useRef(0);
  if (rolled) rolledAt.current = scene.seq;
  useWhatHappened(scene, board, table, rolled);
  useEffect(() => {
    const press = (key: KeyboardEvent) => key.key === "Escape" && forget();
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const look = lookOf(scene);
  const Solid = useSolid(look === "solid");
  const { laying, end: onLaid } = useLaying(scene, Solid || look === "plan" ? look : null);
  const [whole, setWhole] = useState<{ show: () => void } | null>(null);
  const targets = shownTargets(choices.targets, table);
  const lit = scene.act && !isQuiet(table) ? targets.map(nameOf).join() : "";
  const onRoll = choices.deeds.roll && scene.act ? () => play(scene, { kind: "roll" }) : null;
  const seven = rolled && table.dice && table.dice[0] + table.dice[1] === 7;
  return (
    <div class={`stage${laying ? " laying" : ""}`} data-fills={Solid ? "" : undefined}>
      {Solid ? (
        <Solid
          map={map}
          scene={scene}
          table={table}
          targets={targets}
          rolled={rolled}
          onRoll={onRoll}
          laying={laying}
          onLaid={onLaid}
          onAway={(show) => setWhole(show && { show })}
          onLost={() => (unable.value = true)}
        />
      ) : (
        <>
          <PanZoom frame={map.frame} lit={lit}>
            <BoardPicture board={board} table={table} colour={scene.colour} label={say("board.label")}>
              {() => (
                <>
                  {rolled &&
                    glowing(board, table).map((name) => (
                      <polygon key={`${name}${scene.seq}`} points={hexPoints(91, at(map.hexes[name]!))} class="glow" />
                    ))}
                  {seven && <rect key={scene.seq} x="-3000" y="-3000" width="6000" height="6000" class="night" />}
                  {scene.act && <Targets map={map} scene={scene} table={table} targets={targets} />}
                  {!scene.act && <Marks map={map} />}
                </>
              )}
            </BoardPicture>
            {lit && <LitPlaces map={map} targets={targets} />}
          </PanZoom>
          <Dice corner={map.freeCorner} dice={table.dice} seq={rolledAt.current} onRoll={onRoll} />
        </>
      )}
      <Looks look={look} corner={map.looksCorner} onWhole={(Solid && whole?.show) ?? null} />
      <ul class="unseen" aria-label={say("board.words")}>
        {describe(map, board, table, scene).map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function useWhatHappened(scene: Scene, board: BoardDocument, table: View, rolled: boolean): void {
  const before = useRef<{ seq: number; table: View } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { seq: scene.seq, table };
    if (!last || scene.seq <= last.seq) return;
    const flights = scene.events.flatMap((event) => flightsOf(event.action, event.actor));
    hearSteps(scene.events.map((event) => event.action));
    if (rolled) flights.push(...production(board, last.table, table));
    fly(flights, cardPicture);
  }, [scene.seq]);
}

function cardPicture(resource: Resource | null): string {
  const holder = document.createElement("div");
  render(
    resource ? (
      <span class={`mini-card r-${resource}`}>
        <ResourceIcon of={resource} size={24} />
      </span>
    ) : (
      <span class="mini-card back" />
    ),
    holder,
  );
  return holder.innerHTML;
}
