// Pictures of the island in three dimensions, without a page around it: one, or one after another.
import type { Map } from "../board/geometry";
import type { View } from "../view";
import { islandOf, letteringOf, piecesOf } from "./model";
import { resourcePictures } from "./pictures";
import { Stage } from "./world/stage";

export async function solidPicture(
  map: Map,
  table: View,
  colour: (seat: number) => string,
  width: number,
  height: number,
): Promise<ImageBitmap> {
  const drawn = { onDrawn: () => {}, onLost: () => {} };
  const options = {
    pictures: resourcePictures(),
    moving: false,
    corner: map.freeCorner,
    lettering: letteringOf(map),
    dice: false,
    ...drawn,
  };
  const stage = new Stage(document.createElement("canvas"), islandOf(map), options);
  try {
    stage.show(piecesOf(map, table, colour), false);
    await stage.ready;
    stage.resize(width, height, 1);
    return await createImageBitmap(stage.canvas);
  } finally {
    stage.dispose();
  }
}

export interface FilmStage {
  ready: Promise<void>;
  show: (table: View, colour: (seat: number) => string, moving: boolean) => void;
  flyOver: () => void;
  dispose: () => void;
}

/** An island that hands out every picture it draws. */
export function filmStage(
  map: Map,
  [width, height]: [number, number],
  onPicture: (picture: HTMLCanvasElement) => void,
): FilmStage {
  const canvas = document.createElement("canvas");
  const told = { onDrawn: () => onPicture(canvas), onLost: () => {} };
  const options = {
    pictures: resourcePictures(),
    moving: true,
    corner: map.freeCorner,
    lettering: letteringOf(map),
    dice: false,
    ...told,
  };
  const stage = new Stage(canvas, islandOf(map), options);
  stage.resize(width, height, 1, 0, 60);
  return {
    ready: stage.ready,
    show: (table, colour, moving) => stage.show(piecesOf(map, table, colour), moving),
    flyOver: () => stage.flyOver(),
    dispose: () => stage.dispose(),
  };
}
