// Boards of our own making that come along, as they lie beside the rules.
import type { Words } from "../../../contract";
import type { BoardDocument } from "./document";

export interface OwnBoard {
  title: Words;
  players: number;
  board: BoardDocument;
}

const files = import.meta.glob<OwnBoard>("../../../../../src/sobremesa/games/catan/board/data/shelf/*.json", {
  import: "default",
});

export const ownBoards = (): Promise<OwnBoard[]> =>
  Promise.all(
    Object.entries(files)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([, read]) => read()),
  );
