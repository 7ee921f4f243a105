// What a place is worth: how often each field beside it brings a card, and what one does not have yet.
import type { Hex, Resource, View } from "../../view";
import type { Map } from "../geometry";
import { pips } from "../island/token";
import { YIELDS } from "../motion/flights";

export interface Worth {
  hex: Hex;
  resource: Resource;
  /** Of the 36 ways two dice fall. */
  ways: number;
  /** Nothing of the player's brings it yet. */
  isNew: boolean;
}

const fieldsAt = (map: Map, place: string): Hex[] =>
  (map.intersections[place]?.hexes ?? []).flatMap((name) => map.hexes[name] ?? []);

const brings = (hex: Hex): Resource | undefined => (hex.number ? YIELDS[hex.terrain] : undefined);

export function worthOf(map: Map, view: View, seat: number, place: string): Worth[] {
  const own = Object.entries(view.buildings).flatMap(([name, one]) => (one.seat === seat ? fieldsAt(map, name) : []));
  const had = new Set(own.map(brings));
  return fieldsAt(map, place).flatMap((hex) => {
    const resource = brings(hex);
    return resource ? [{ hex, resource, ways: pips(hex.number!), isNew: !had.has(resource) }] : [];
  });
}
