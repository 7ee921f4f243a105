// One picture of the island in three dimensions, without a page around it.
import type { Map } from "../board/geometry";
import type { View } from "../view";
import { islandOf, piecesOf } from "./model";
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
  const options = { pictures: resourcePictures(), moving: false, corner: map.freeCorner, dice: false, ...drawn };
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
