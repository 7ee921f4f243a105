// What expansions tell of a town.
import { canalMark } from "../expansions/canal/mark";
import { type Mark, PLAIN } from "../expansions/towns/mark";
import type { Intersection } from "../view";

export const markOf = (place: Intersection): Mark => canalMark(place) ?? PLAIN;
