// What is heard, seen to move and counted of favours and gifts.
import type { Flight } from "../../board/motion/flights";
import type { Sounds } from "../../board/motion/sounds";
import type { Counted } from "../../end/history";
import type { Step } from "../../view";

export const SOUNDS: Sounds = { book: "card", wagon: "coin", ship: "coin", "take gift": "coin" };

export function flightsOf(step: Step, hand: string): Flight[] {
  switch (step.kind) {
    case "wagon":
      return [
        { from: hand, to: "bank", resource: step.give },
        { from: "bank", to: hand, resource: step.take },
      ];
    case "ship":
      return [{ from: "bank", to: hand, resource: step.resource }];
    case "book":
      return [{ from: "bank", to: hand, resource: null }];
    default:
      return [];
  }
}

export const COUNTED: Counted[] = [
  { expansion: "friends", key: "favours", seat: (step) => (step.kind === "favour" ? step.player : null) },
  { expansion: "friends", key: "gifts", seat: ({ kind }, _, table) => (kind === "take gift" ? table.active : null) },
];
