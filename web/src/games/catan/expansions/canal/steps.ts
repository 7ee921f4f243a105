// What is heard and counted of the canal.
import type { Sounds } from "../../board/motion/sounds";
import type { Counted } from "../../end/history";

export const SOUNDS: Sounds = { canal: "coin" };

export const COUNTED: Counted[] = [
  { expansion: "canal", key: "canal", seat: ({ kind }, actor) => (kind === "canal" ? actor : null) },
];
