// The middle of the table: the cards to match with, what comes next, and cards that fly to where they belong.
import { useEffect } from "preact/hooks";
import { letGo, sent } from "./intent";
import { Announce } from "./island/announce";
import { useFlights } from "./island/flights";
import { Island } from "./island/island";
import { useStarted } from "./moments";
import type { Scene } from "./view";

export function Board({ scene }: { scene: Scene }) {
  const table = scene.view;
  const started = useStarted(scene);
  useFlights(scene);
  useEffect(letGo, [scene.seat, table.mini_game, table.round]);
  useEffect(() => {
    if (!scene.busy) sent.value = null;
  }, [scene.busy, scene.seq]);
  return (
    <div class="dobble-board">
      <Island scene={scene} started={started} />
      <Announce scene={scene} />
    </div>
  );
}
