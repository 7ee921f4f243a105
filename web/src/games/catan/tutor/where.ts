// Where each action is done on this table, for lessons that point at it: what is to be tapped last stands first.
import { keyOf } from "../../../shell/actions";
import { doorTo } from "../hooks/table";
import { panel, trade } from "../intent";
import { type Action, CARDS, type Good, type Goods } from "../view";

const CONFIRM = '[data-primary="confirm"]';
const OPEN = '[data-trade="open"]';

export function whereIs(action: Action): string[] {
  switch (action.kind) {
    case "settlement":
    case "city":
    case "road":
    case "robber":
      return [CONFIRM, `[data-action="${keyOf(action)}"]`];
    case "buy card":
      return [CONFIRM, '[data-build="card"]'];
    case "trade":
      return trading({ [action.give]: action.rate }, { [action.take]: 1 }, '[data-trade="bank"]');
    case "offer":
      return trading(action.terms.give, action.terms.take, '[data-trade="offer"]:enabled');
    case "rob":
      return [`[data-victim="${action.player}"]`];
    case "confirm":
      return ["[data-confirm]", OPEN];
    case "discard":
      return ['[data-primary="discard"]:enabled', ".dialogue .pile:enabled"];
    default:
      return elsewhere(action);
  }
}

function elsewhere(action: Action): string[] {
  const door = doorTo(action.kind);
  if (door) return behindADoor(action, door);
  if (CARDS.some((card) => card === action.kind)) return playing(action.kind);
  return [`[data-primary="${action.kind}"]`, `[data-trade="${action.kind}"]`];
}

const playing = (card: string): string[] => [
  CONFIRM,
  `[data-primary="${card}"]:enabled`,
  ".dialogue .pile:enabled:not([aria-pressed=true])",
  `[data-card="${card}"]`,
];

/** Up to what lies on both sides, one tap at a time; then what sends it. */
function trading(give: Goods, get: Goods, send: string): string[] {
  if (panel.value !== "trade") return [OPEN];
  const given = lacking(give, trade.value.give);
  if (given) return pile(1, given);
  const wanted = lacking(get, trade.value.get);
  return wanted ? pile(2, wanted) : [send];
}

const lacking = (wanted: Goods, side: Goods): string | undefined =>
  Object.entries(wanted).find(([good, count]) => (side[good as Good] ?? 0) < (count ?? 0))?.[0];

const pile = (side: number, good: string): string[] => [
  `.trade-sides > div:nth-of-type(${side}) .pile[data-resource="${good}"]`,
];

/** What expansions add lies behind doors: the door, the way, what is chosen there, then the deed. */
function behindADoor({ kind, ...parts }: Action, door: string): string[] {
  const chosen = Object.values(parts).flatMap((part) => [
    `.dialogue .pile[data-resource="${part}"]:enabled:not([aria-pressed=true])`,
    `.dialogue [data-seat="${part}"]:not([aria-pressed=true])`,
  ]);
  return [
    ".dialogue [data-deed]:not([data-deed='']):enabled.primary",
    ...chosen,
    `.dialogue [data-way="${kind}"]:enabled:not([aria-pressed=true])`,
    `[data-door="${door}"]:not([aria-pressed=true])`,
  ];
}
