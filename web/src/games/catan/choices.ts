// What the server says is legal, sorted by what it is about. No rules here: only kinds and parts looked at.
import { type ByKind, byKind, type OfKind } from "../../shell/actions";
import {
  type Action,
  type DiscardBounds,
  GOODS,
  type Goods,
  type OfferBounds,
  RESOURCES,
  type Resource,
  type Scene,
} from "./view";

export type Of<Kind extends Action["kind"]> = OfKind<Action, Kind>;

export type Place = "settlement" | "city" | "road" | "robber";

export interface Target {
  kind: Place;
  name: string;
  action: Action | null;
  /** Instead of playing the action: a step on the way to it. */
  onPick?: () => void;
}

/** Who asks, and what may be done. */
export interface Asking {
  scene: Scene;
  choices: Choices;
}

export interface Choices {
  targets: Target[];
  /** Everything legal, by its kind. */
  deeds: ByKind<Action>;
  discard: DiscardBounds | null;
  offer: OfferBounds | null;
}

/** Where on the island an action is done; nowhere, if it is none of these. */
export function targetOf(action: Action): Target[] {
  switch (action.kind) {
    case "settlement":
    case "city":
      return [{ kind: action.kind, name: action.intersection, action }];
    case "road":
      return [{ kind: "road", name: action.path, action }];
    case "robber":
      return [{ kind: "robber", name: action.hex, action }];
    default:
      return [];
  }
}

export function choicesOf(legal: Action[], templates: Scene["templates"]): Choices {
  const found: Choices = { targets: legal.flatMap(targetOf), deeds: byKind(legal), discard: null, offer: null };
  for (const { kind, bounds } of templates) {
    if (kind === "discard") found.discard = bounds;
    if (kind === "offer") found.offer = bounds;
  }
  return found;
}

/** What there is none of is left out. */
export const some = <Name extends keyof Goods>(
  names: readonly Name[],
  counts: Goods,
): Partial<Record<Name, number>> => {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) if (counts[name]) found[name] = counts[name];
  return found;
};

export const offerOf = (give: Goods, get: Goods, to: number[]): Of<"offer"> => ({
  kind: "offer",
  terms: { give: some(GOODS, give), take: some(GOODS, get) },
  audience: to,
});

export const total = (counts: Goods): number => GOODS.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** The bank trade an offer amounts to: one resource given, one card wanted. */
export function bankTradeFor(trades: Of<"trade">[], give: Goods, get: Goods): Of<"trade"> | undefined {
  const given = GOODS.filter((name) => give[name]);
  const wanted = GOODS.filter((name) => get[name]);
  if (given.length !== 1 || wanted.length !== 1 || total(get) !== 1) return undefined;
  return trades.find((trade) => trade.give === given[0] && trade.take === wanted[0]);
}

/**
 * The invention of two resources (or of one, where the bank has no other), in whichever order the server lists them.
 */
export function inventionOf(inventions: Of<"invention">[], wanted: string[]): Of<"invention"> | undefined {
  const sorted = (names: string[]) =>
    names
      .filter((name) => name !== "nothing")
      .sort()
      .join();
  return inventions.find(({ first, second }) => sorted([first, second]) === sorted(wanted));
}

export const resourcesIn = (found: (Resource | "nothing")[]): Resource[] =>
  RESOURCES.filter((name) => found.includes(name));

export const seatsIn = (found: number[]): number[] => [...new Set(found)].sort((one, other) => one - other);
