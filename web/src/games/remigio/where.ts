// Where each action is done on this table, for lessons that point at it: cards one after the other, then what to do
// with them.
import { cardOf } from "./hand/order";
import { aside, chosen } from "./intent";

const RANKS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "king"];
const card = (name: string): string => `.held[data-card="${name}"]:not(.up)`;
const deed = (action: string): string => `.deeds [data-action="${action}"]:enabled`;

export function whereIs(action: string): string[] {
  const [kind = "", first = "", ...rest] = action.split(" ");
  if (kind === "draw" || kind === "take") return [`[data-pile="${kind}"]:enabled`];
  if (kind === "set" || kind === "run") return melding(action);
  if (kind === "discard") return [deed(action), card(`${first} ${rest[0]}`)];
  if (action.startsWith("lay off ")) return layingOff(action);
  return [deed(action)];
}

/** Its cards, then putting them together; once they are, all melds are laid at once. */
function melding(action: string): string[] {
  const cards = cardsOf(action);
  const put = aside.value.flatMap((one) => one.ids.map(cardOf));
  if (cards.every((name) => put.includes(name))) return ["[data-lay-all]"];
  const up = chosen.value.map(cardOf);
  const missing = cards.filter((name) => !up.includes(name));
  return missing.length
    ? missing.map(card)
    : ["[data-set-aside]", "[data-lay-all]", `.deeds [data-action^="${action.split(" ")[0]} "]:enabled`];
}

/** "set king coins cups", "run clubs 8-knight", "run cups 4-6 joker 5" */
function cardsOf(action: string): string[] {
  const [kind, first = "", ...rest] = action.split(" ");
  if (kind === "set") return rest.map((suit) => `${first} ${suit}`);
  const [from = "", to = ""] = rest[0]?.split("-") ?? [];
  const jokers = rest.slice(2);
  return RANKS.slice(RANKS.indexOf(from), RANKS.indexOf(to) + 1).map((rank) =>
    jokers.includes(rank) ? "joker" : `${rank} ${first}`,
  );
}

/** "lay off king clubs on 1" */
function layingOff(action: string): string[] {
  const [, , rank, suit, , meld] = action.split(" ");
  return [`.way[data-action^="lay off ${rank} ${suit}"]`, `button.lit[data-meld="${meld}"]`, card(`${rank} ${suit}`)];
}
