// Where expansions come in on the island: on the ground, under the pieces, above them, at a place one may choose, in
// words.
import type { Map } from "../board/geometry";
import type { Target } from "../choices";
import { Joining, joinedInWords } from "../expansions/friends/board";
import { MarkedPaths, Signs, Towns } from "../expansions/towns/board";
import { prizesInWords } from "../expansions/towns/places";
import type { Scene, View } from "../view";

export { Joining as OnTheRoad, MarkedPaths as OnTheGround, Signs as AboveThePieces, Towns as UnderThePieces };

/** After the words for a place. */
export const alsoThere = (target: Target, scene: Scene): string => joinedInWords(target, scene);

/** Lines of the board in words. */
export const alsoTold = (map: Map, table: View): string[] => prizesInWords(map, table);
