// An island to look at that no game is played on.
import type { Map } from "../board/geometry";
import type { View } from "../view";
import { listen } from "./gestures";
import "./island3d.css";
import { islandOf, letteringOf, piecesOf } from "./model";
import { resourcePictures } from "./pictures";
import type { Hour } from "./world/palette";
import { Stage } from "./world/stage";

/** Pixels for the buttons over it. */
const ABOVE = 60;

/** Gives the way to take it down again. */
export function preview(box: HTMLElement, canvas: HTMLCanvasElement, map: Map, table: View, hour: Hour): () => void {
  const told = { onDrawn: () => {}, onLost: () => {} };
  const options = {
    pictures: resourcePictures(),
    moving: false,
    corner: map.freeCorner,
    lettering: letteringOf(map),
    sketched: true,
    dice: false,
    ...told,
  };
  const stage = new Stage(canvas, islandOf(map), options);
  stage.setHour(hour);
  stage.show(
    piecesOf(map, table, () => "red"),
    false,
  );
  const fit = () => stage.resize(box.clientWidth, box.clientHeight, devicePixelRatio, ABOVE);
  const watch = new ResizeObserver(fit);
  watch.observe(box);
  const deaf = listen(box, stage.eye);
  return () => {
    watch.disconnect();
    deaf();
    stage.dispose();
  };
}
