// Where each action is done on this table, for lessons that point at it: cards one after the other, then what to do
// with them.
import { keyOf, type OfKind } from "../../shell/actions";
import { cardOf } from "./hand/order";
import { aside, chosen } from "./intent";
import { type Action, RANKS } from "./view";

type Of<Kind extends Action["kind"]> = OfKind<Action, Kind>;

const card = (name: string): string => `.held[data-card="${name}"]:not(.up)`;
const deed = (action: Action): string => `.deeds [data-action="${keyOf(action)}"]:enabled`;

export function whereIs(action: Action): string[] {
  switch (action.kind) {
    case "draw":
    case "take":
      return [`[data-pile="${action.kind}"]:enabled`];
    case "set":
    case "run":
      return melding(action);
    case "discard":
      return [deed(action), card(action.card)];
    case "lay off":
      return layingOff(action);
    default:
      return [deed(action)];
  }
}

/** Its cards, then putting them together; once they are, all melds are laid at once. */
function melding(action: Of<"set"> | Of<"run">): string[] {
  const cards = action.kind === "set" ? cardsOfSet(action) : cardsOfRun(action);
  const put = aside.value.flatMap((one) => one.ids.map(cardOf));
  if (cards.every((name) => put.includes(name))) return ["[data-lay-all]"];
  const up = chosen.value.map(cardOf);
  const missing = cards.filter((name) => !up.includes(name));
  return missing.length
    ? missing.map(card)
    : ["[data-set-aside]", "[data-lay-all]", `.deeds [data-action^="${action.kind} "]:enabled`];
}

const cardsOfSet = ({ cards: { rank, suits, jokers } }: Of<"set">): string[] => [
  ...suits.map((suit) => `${rank} ${suit}`),
  ...Array.from({ length: jokers }, () => "joker"),
];

function cardsOfRun({ cards: { suit, low, high, jokers } }: Of<"run">): string[] {
  const ranks = [...RANKS, "ace" as const];
  const last = ranks.indexOf(high, ranks.indexOf(low) + 1);
  return ranks.slice(ranks.indexOf(low), last + 1).map((rank) => (jokers.includes(rank) ? "joker" : `${rank} ${suit}`));
}

const layingOff = (action: Of<"lay off">): string[] => [
  `.way[data-action="${keyOf(action)}"]`,
  `button.lit[data-meld="${action.meld}"]`,
  card(action.card),
];
