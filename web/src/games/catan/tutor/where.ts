// Where each action is done on this table, for lessons that point at it: what is to be tapped last stands first.
import { doorTo } from "../hooks/table";
import { panel, trade } from "../intent";
import type { Good, Goods } from "../view";

const CONFIRM = '[data-primary="confirm"]';
const OPEN = '[data-trade="open"]';

/** Up to what lies on both sides, one tap at a time; then what sends it. */
function trading(give: [string, number], get: [string, number], send: string): string[] {
  if (panel.value !== "trade") return [OPEN];
  const lacks = ([resource, count]: [string, number], side: Goods) => (side[resource as Good] ?? 0) < count;
  const pile = (side: number, resource: string) => [
    `.trade-sides > div:nth-of-type(${side}) .pile[data-resource="${resource}"]`,
  ];
  if (lacks(give, trade.value.give)) return pile(1, give[0]);
  return lacks(get, trade.value.get) ? pile(2, get[0]) : [send];
}

const PLACES = ["settlement", "city", "road", "robber"];
const CARDS = ["knight", "road building", "invention", "monopoly"];

export function whereIs(action: string): string[] {
  const [kind = "", first = "", second = "", , third = ""] = action.split(" ");
  if (PLACES.includes(kind) && first !== "building") return [CONFIRM, `[data-action="${action}"]`];
  if (action === "buy card") return [CONFIRM, '[data-build="card"]'];
  if (kind === "trade") return trading([second, Number(first)], [third, 1], '[data-trade="bank"]');
  if (kind === "offer") return offered(action);
  if (kind === "rob") return [`[data-victim="${first}"]`];
  if (kind === "confirm") return ["[data-confirm]", OPEN];
  if (kind === "discard") return ['[data-primary="discard"]:enabled', ".dialogue .pile:enabled"];
  const door = doorTo(action);
  if (door) return behindADoor(action, door);
  const card = CARDS.find((name) => action.startsWith(name));
  if (card)
    return [
      CONFIRM,
      `[data-primary="${card}"]:enabled`,
      ".dialogue .pile:enabled:not([aria-pressed=true])",
      `[data-card="${card}"]`,
    ];
  return [`[data-primary="${action}"]`, `[data-trade="${kind}"]`];
}

/** What expansions add lies behind doors: the door, the way, what is chosen there, then the deed. */
function behindADoor(action: string, door: string): string[] {
  const [kind = "", ...parts] = action.split(" ");
  const chosen = parts.flatMap((part) => [
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

/** "offer 1 lumber for 1 brick to 1 2" */
function offered(action: string): string[] {
  const [, given = "1", give = "", wanted = "1", get = ""] = /^offer (\d+) (\w+) for (\d+) (\w+)/.exec(action) ?? [];
  return trading([give, Number(given)], [get, Number(wanted)], '[data-trade="offer"]:enabled');
}
