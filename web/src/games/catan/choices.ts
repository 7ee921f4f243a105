// What the server says is legal, sorted by what it is about. No rules here: only words taken apart.
import { type Deed, type DeedKind, deedOf } from "./plus/deeds";
import { type DiscardBounds, GOODS, type Goods, type OfferBounds, RESOURCES, type Resource, type Scene } from "./view";

export type Place = "settlement" | "city" | "road" | "robber";

export interface Target {
  kind: Place;
  name: string;
  words: string;
  /** Instead of playing the words: a step on the way to them. */
  onPick?: () => void;
}

export interface BankTrade {
  give: Resource;
  take: Resource;
  rate: number;
  words: string;
}

export interface Choices {
  targets: Target[];
  victims: number[];
  bank: BankTrade[];
  confirm: Record<number, string>;
  inventions: string[];
  monopolies: Resource[];
  plain: Set<string>;
  /** What expansions add. */
  deeds: Partial<Record<DeedKind, Deed[]>>;
  discard: DiscardBounds | null;
  offer: OfferBounds | null;
}

const PLACES = ["settlement", "city", "road", "robber"];

export function choicesOf(legal: string[], templates: Scene["templates"]): Choices {
  const found: Choices = {
    targets: [],
    victims: [],
    bank: [],
    confirm: {},
    inventions: [],
    monopolies: [],
    plain: new Set(),
    deeds: {},
    discard: null,
    offer: null,
  };
  for (const words of legal) sort(found, words);
  for (const { kind, bounds } of templates) {
    if (kind === "discard") found.discard = bounds;
    if (kind === "offer") found.offer = bounds;
  }
  return found;
}

function sort(found: Choices, words: string): void {
  const deed = deedOf(words);
  if (deed) return void (found.deeds[deed.kind] ??= []).push(deed);
  const [kind = "", first = "", second = "", , third = ""] = words.split(" ");
  if (words === "road building" || first === "") found.plain.add(words);
  else if (PLACES.includes(kind)) found.targets.push({ kind: kind as Place, name: first, words });
  else if (kind === "rob") found.victims.push(Number(first));
  else if (kind === "trade")
    found.bank.push({ rate: Number(first), give: second as Resource, take: third as Resource, words });
  else if (kind === "confirm") found.confirm[Number(first)] = words;
  else if (kind === "invention") found.inventions.push(words);
  else if (kind === "monopoly") found.monopolies.push(first as Resource);
  else found.plain.add(words);
}

/** "2 lumber 1 ore" */
export const countsInWords = (counts: Goods): string =>
  GOODS.filter((name) => counts[name])
    .map((name) => `${counts[name]} ${name}`)
    .join(" ");

export const offerInWords = (give: Goods, get: Goods, to: number[]): string =>
  `offer ${countsInWords(give)} for ${countsInWords(get)} to ${to.join(" ")}`;

export const total = (counts: Goods): number => GOODS.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** The bank trade an offer amounts to: one resource given, one card wanted. */
export function bankTradeFor(trades: BankTrade[], give: Goods, get: Goods): BankTrade | undefined {
  const given = RESOURCES.filter((name) => give[name]);
  const wanted = RESOURCES.filter((name) => get[name]);
  if (give.canal || get.canal || given.length !== 1 || wanted.length !== 1 || total(get) !== 1) return undefined;
  return trades.find((trade) => trade.give === given[0] && trade.take === wanted[0]);
}

/** The invention of two resources, in whichever order the server lists them. */
export function inventionOf(inventions: string[], wanted: string[]): string | undefined {
  return inventions.find((words) => words.split(" ").slice(1).sort().join() === [...wanted].sort().join());
}
