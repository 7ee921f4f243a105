// The plan as a picture.
import { pictureOfDrawing } from "../../../shell/celebration/drawing";
import { BoardPicture } from "../board/board";
import type { Board, View } from "../view";

export const planOf = (
  board: Board,
  table: View,
  colour: (seat: number) => string,
  { width, height }: { width: number; height: number },
): Promise<HTMLImageElement> =>
  pictureOfDrawing(<BoardPicture board={board} table={table} colour={colour} label="" />, {
    game: "catan",
    width,
    height,
  });
