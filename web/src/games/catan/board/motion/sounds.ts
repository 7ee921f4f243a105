// Which sound a step of the game makes; the dice and the winner are heard apart from it.
import { hear, type Sound } from "../../../../shell/sound";
import { SOUNDS as ADDED } from "../../hooks/steps";
import type { Step } from "../../view";

export type Sounds = { [kind in Step["kind"]]?: Sound };

const SOUNDS: Sounds = {
  dice: "dice",
  settlement: "wood",
  city: "wood",
  road: "wood",
  robber: "robber",
  stolen: "card",
  "buy card": "card",
  knight: "card",
  "road building": "card",
  invention: "card",
  monopoly: "card",
  discarded: "card",
  trade: "coin",
  confirm: "coin",
};

/** One sound for what happened at once: the first that has any. */
export function hearSteps(steps: Step[]): void {
  const sound = steps.map((step) => SOUNDS[step.kind] ?? ADDED[step.kind]).find((found) => found !== undefined);
  if (sound) hear(sound);
}
