// Cards that travel: from hexes to hands, from hand to hand. Pictures only; what they show was told by two views.
import { alsoFlying } from "../../hooks/steps";
import type { Board, Resource, Step, View } from "../../view";

export const YIELDS: Record<string, Resource> = {
  forest: "lumber",
  hills: "brick",
  pasture: "wool",
  fields: "grain",
  mountains: "ore",
};

export interface Flight {
  from: string;
  to: string;
  /** Null: face down. */
  resource: Resource | null;
}

export const glowing = (board: Board, table: View): string[] => {
  if (!table.dice) return [];
  const sum = table.dice[0] + table.dice[1];
  return board.hexes.filter((hex) => hex.number === sum && hex.name !== table.robber).map((hex) => hex.name);
};

/** After a roll: a card from each glowing hex to every hand beside it that has grown. */
export function production(board: Board, before: View, now: View): Flight[] {
  const grown = now.players.map((player, seat) => player.cards_in_hand - (before.players[seat]?.cards_in_hand ?? 0));
  const flights: Flight[] = [];
  for (const name of glowing(board, now)) {
    const resource = YIELDS[board.hexes.find((hex) => hex.name === name)!.terrain];
    for (const place of board.intersections) {
      const building = now.buildings[place.name];
      if (!resource || !building || !place.hexes.includes(name)) continue;
      for (let n = 0; n < (building.piece === "city" ? 2 : 1) && grown[building.seat]! > 0; n++) {
        grown[building.seat]! -= 1;
        flights.push({ from: `hex-${name}`, to: `seat-${building.seat}`, resource });
      }
    }
  }
  return flights;
}

/** What one step tells about cards that changed hands. */
export function flightsOf(step: Step, actor: number): Flight[] {
  const [bank, hand] = ["bank", `seat-${actor}`];
  switch (step.kind) {
    case "stolen":
      return [{ from: `seat-${step.victim}`, to: `seat-${step.thief}`, resource: step.resource }];
    case "trade":
      return [
        { from: hand, to: bank, resource: step.give },
        { from: bank, to: hand, resource: step.take },
      ];
    case "buy card":
      return [{ from: bank, to: hand, resource: null }];
    case "confirm":
      return [
        { from: hand, to: `seat-${step.player}`, resource: null },
        { from: `seat-${step.player}`, to: hand, resource: null },
      ];
    default:
      return alsoFlying(step, hand);
  }
}

/** Lets the cards fly over the page. */
export function fly(flights: Flight[], picture: (resource: Resource | null) => string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  flights.slice(0, 16).forEach((flight, n) => {
    const from = anchor(flight.from);
    const to = anchor(flight.to);
    if (!from || !to) return;
    const card = document.createElement("div");
    card.className = "flying-card";
    card.innerHTML = picture(flight.resource);
    document.body.append(card);
    const middle = (box: DOMRect) => `translate(${box.x + box.width / 2 - 17}px, ${box.y + box.height / 2 - 24}px)`;
    const motion = card.animate(
      [
        { transform: `${middle(from)} scale(.5)`, opacity: 0 },
        { transform: `${middle(from)} scale(1.1)`, opacity: 1, offset: 0.25 },
        { transform: `${middle(to)} scale(.6)`, opacity: 0.9 },
      ],
      { duration: 900, delay: n * 80, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
    );
    motion.onfinish = () => card.remove();
  });
}

const anchor = (name: string): DOMRect | undefined =>
  [...document.querySelectorAll(`[data-anchor="${name}"]`)]
    .map((found) => found.getBoundingClientRect())
    .find((box) => box.width > 0);
