// What is heard, seen to move and counted when helpers serve.
import type { Flight } from "../../board/motion/flights";
import type { Sounds } from "../../board/motion/sounds";
import type { Counted } from "../../end/history";
import type { Step } from "../../view";

export const SOUNDS: Sounds = { "take alms": "coin", "give back": "coin", consolation: "coin" };

export function flightsOf(step: Step, hand: string): Flight[] {
  switch (step.kind) {
    case "give back":
      return [{ from: hand, to: `seat-${step.player}`, resource: step.resource }];
    case "take alms":
      return [{ from: `seat-${step.player}`, to: hand, resource: step.resource }];
    case "consolation":
      return [{ from: "bank", to: hand, resource: step.resource }];
    case "shelter":
      return step.resource === "nothing" ? [] : [{ from: "bank", to: hand, resource: step.resource }];
    default:
      return [];
  }
}

/** What takes a card out of another hand. */
export const TAKEN: Step["kind"][] = ["take alms"];

/** The use of a helper. */
const HELPED: Step["kind"][] = [
  "forced trade",
  "helped road",
  "consolation",
  "move road",
  "shelter",
  "scholar",
  "alms",
  "ploughshares settlement",
  "ploughshares city",
  "free port",
  "banish",
];

export const COUNTED: Counted[] = [
  { expansion: "helpers", key: "helps", seat: ({ kind }, actor) => (HELPED.includes(kind) ? actor : null) },
];
