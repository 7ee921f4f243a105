// Where expansions come in on the island in three dimensions.
import { type Map, placeOf } from "../board/geometry";
import { prizesOf } from "../expansions/towns/places";
import { townsOn, writtenOn } from "../expansions/towns/solid";
import { type Spot, spot, type Town, type Written } from "../island3d/spots";
import type { View } from "../view";

export const townsOf = (map: Map): Town[] => (map.marked ? townsOn(map) : []);

export const writingsOf = (map: Map): Written => (map.marked ? writtenOn(map) : { names: [], rates: [] });

/** What is there to be won. */
export const wonAt = (map: Map, table: View): Spot[] => prizesOf(map, table).map((name) => spot(placeOf(map, name)));
