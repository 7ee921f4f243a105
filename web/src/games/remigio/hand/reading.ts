// Reads chosen cards as a player would: which melds they could be, what these count, and which card is in the way.
// What may be laid is the server's to say; `tests/remigio-reading.test.ts` holds both to the same melds.
import type { Value } from "../../../contract";
import { type Board, type Laid, type NewMeld, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from "../view";

const HIGH_ACE = 14;
const LEAST = 3;

/** Why cards are no meld: a text, and the cards in the way. */
export interface Misfit {
  key: string;
  values?: Record<string, Value>;
  cards: string[];
}

const nameAt = (place: number): Rank => RANKS[place === HIGH_ACE ? 0 : place - 1]!;
const placeOf = (card: string): number => RANKS.indexOf(rankOf(card)) + 1;
const isJoker = (card: string): boolean => card === "joker";
const largestSet = (board: Board): number => (board.equal_suits ? 8 : 4);

const worth = (board: Board, place: number): number => (place === 1 ? board.low_ace : board.values[nameAt(place)]!);
const tooManyJokers = (board: Board, jokers: number, length: number): boolean =>
  jokers > board.most_jokers || 2 * jokers > length;

/** Every meld made of exactly these cards, the dearest first. */
export function readings(board: Board, cards: string[]): NewMeld[] {
  const naturals = cards.filter((card) => !isJoker(card));
  const jokers = cards.length - naturals.length;
  if (cards.length < LEAST || tooManyJokers(board, jokers, cards.length)) return [];
  return [...asSet(board, naturals, jokers), ...asRuns(board, naturals, cards.length)].sort(
    (one, other) => other.value - one.value,
  );
}

function asSet(board: Board, naturals: string[], jokers: number): NewMeld[] {
  const rank = rankOf(naturals[0]!);
  const suits = SUITS.flatMap((suit) => naturals.filter((card) => suitOf(card) === suit).map(() => suit));
  const repeated = new Set(suits).size < suits.length;
  const length = naturals.length + jokers;
  if (length > largestSet(board) || naturals.some((card) => rankOf(card) !== rank) || (repeated && !board.equal_suits))
    return [];
  const cards: Laid[] = [
    ...suits.map((suit) => ({ card: `${rank} ${suit}` })),
    ...Array.from({ length: jokers }, () => ({ card: "joker" })),
  ];
  return [
    {
      action: { kind: "set", cards: { rank, suits, jokers } },
      cards,
      value: board.values[rank]! * length,
    },
  ];
}

function asRuns(board: Board, naturals: string[], length: number): NewMeld[] {
  const suit = suitOf(naturals[0]!);
  if (length > RANKS.length || naturals.some((card) => suitOf(card) !== suit)) return [];
  const lows = Array.from({ length: HIGH_ACE - length + 1 }, (_, n) => n + 1);
  return lows.flatMap((low) => runFrom(board, suit, naturals, low, length));
}

function runFrom(board: Board, suit: Suit, naturals: string[], low: number, length: number): NewMeld[] {
  const places = Array.from({ length }, (_, n) => low + n);
  const lying = naturals.map(placeOf).map((place) => (place === 1 && low > 1 ? HIGH_ACE : place));
  if (new Set(lying).size < lying.length || lying.some((place) => !places.includes(place))) return [];
  const standing = places.filter((place) => !lying.includes(place));
  const cards = places.map(
    (place): Laid =>
      standing.includes(place)
        ? { card: "joker", as: `${nameAt(place)} ${suit}` }
        : { card: `${nameAt(place)} ${suit}` },
  );
  const run = { suit, low: nameAt(low), high: nameAt(low + length - 1), jokers: standing.map(nameAt) };
  return [
    { action: { kind: "run", cards: run }, cards, value: places.reduce((sum, place) => sum + worth(board, place), 0) },
  ];
}

const cardText = (card: string): Value => ({
  text: {
    key: "form.card",
    values: { rank: /^\d/.test(card) ? Number(rankOf(card)) : { term: rankOf(card) }, suit: { term: suitOf(card) } },
  },
});
const rankText = (rank: string): Value => (/^\d/.test(rank) ? Number(rank) : { term: rank });

/** Whether cards of one suit lie close enough to be meant as a run. */
const areNear = (cards: string[]): boolean =>
  Math.max(...cards.map(placeOf)) - Math.min(...cards.map(placeOf)) <= cards.length;

/** The commonest of some names. */
const commonest = <T extends string>(names: T[]): T =>
  [...names].sort(
    (one, other) => names.filter((name) => name === other).length - names.filter((name) => name === one).length,
  )[0]!;

/** Which card keeps these from being a meld, and why. Asked only where there is no reading. */
export function misfit(board: Board, cards: string[]): Misfit {
  const naturals = cards.filter((card) => !isJoker(card));
  const jokers = cards.length - naturals.length;
  const suit = naturals.length ? commonest(naturals.map(suitOf)) : SUITS[0];
  const rank = naturals.length ? commonest(naturals.map(rankOf)) : RANKS[0];
  const offSuit = naturals.filter((card) => suitOf(card) !== suit);
  const offRank = naturals.filter((card) => rankOf(card) !== rank);
  if (naturals.length > 1 && offSuit.length && offRank.length) {
    const asRun =
      offSuit.length < offRank.length ||
      (offSuit.length === offRank.length && areNear(naturals.filter((card) => suitOf(card) === suit)));
    if (asRun && naturals.length - offSuit.length > 1)
      return { key: "misfit.suit", values: { card: cardText(offSuit[0]!), suit: { term: suit } }, cards: offSuit };
    if (naturals.length - offRank.length > 1)
      return { key: "misfit.rank", values: { card: cardText(offRank[0]!), rank: rankText(rank) }, cards: offRank };
    return { key: "misfit.nothing", cards: naturals };
  }
  const twice = naturals.find((card, n) => naturals.indexOf(card) !== n && !(board.equal_suits && !offRank.length));
  if (twice) return { key: "misfit.twice", values: { card: cardText(twice) }, cards: [twice] };
  if (jokers && tooManyJokers(board, jokers, Math.max(cards.length, LEAST)))
    return { key: board.most_jokers < 2 ? "misfit.joker.one" : "misfit.jokers", cards: ["joker"] };
  if (offRank.length && naturals.length > 1) {
    const gap = gapOf(naturals, jokers);
    if (gap) return gap;
  }
  if (cards.length < LEAST) return { key: "misfit.short", values: { n: LEAST - cards.length }, cards: [] };
  return { key: "misfit.long", values: { n: offRank.length ? RANKS.length : largestSet(board) }, cards: [] };
}

/** The first gap of a would-be run that the jokers cannot fill, the ace lying where it is nearer. */
function gapOf(naturals: string[], jokers: number): Misfit | null {
  const low = naturals.map(placeOf).sort((one, other) => one - other);
  const high = low.map((place) => (place === 1 ? HIGH_ACE : place)).sort((one, other) => one - other);
  const missing = (places: number[]) => places.at(-1)! - places[0]! + 1 - places.length;
  const places = missing(high) < missing(low) ? high : low;
  if (missing(places) <= jokers) return null;
  const at = places.findIndex((place, n) => n > 0 && place > places[n - 1]! + 1);
  const [below, above] = [places[at - 1]!, places[at]!];
  const lacking = Array.from(
    { length: above - below - 1 },
    (_, n) => `${nameAt(below + 1 + n)} ${suitOf(naturals[0]!)}`,
  );
  const suit = suitOf(naturals[0]!);
  if (low.includes(1) && low.includes(2) && low.includes(RANKS.length))
    return { key: "misfit.wrap", cards: [`ace ${suit}`] };
  const lonely = nameAt(at === 1 ? below : above);
  const key = lacking.length === 1 ? "misfit.gap" : "misfit.gaps";
  return {
    key,
    values: { card: cardText(`${lonely} ${suit}`), missing: cardText(lacking[0]!) },
    cards: [`${lonely} ${suit}`],
  };
}
