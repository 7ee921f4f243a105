// What is heard, seen to move and counted of the steps that expansions add.
import type { Flight } from "../board/motion/flights";
import type { Sounds } from "../board/motion/sounds";
import type { Counted } from "../end/history";
import * as canal from "../expansions/canal/steps";
import * as friends from "../expansions/friends/steps";
import * as helpers from "../expansions/helpers/steps";
import type { Step } from "../view";

export const SOUNDS: Sounds = { ...canal.SOUNDS, ...friends.SOUNDS, ...helpers.SOUNDS };

/** Cards that change hands; `hand` is the actor's. */
export const alsoFlying = (step: Step, hand: string): Flight[] => [
  ...friends.flightsOf(step, hand),
  ...helpers.flightsOf(step, hand),
];

/** Steps that take a card out of another hand. */
export const TAKEN: Step["kind"][] = helpers.TAKEN;

/** What the end tells of each player. */
export const COUNTED: Counted[] = [...friends.COUNTED, ...helpers.COUNTED, ...canal.COUNTED];
