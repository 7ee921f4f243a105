// How Remigio is found: what the lobby needs at once; the rest is fetched by those who open the game.
import { type Door, late } from "../../shell/door";
import { aClient } from "../../shell/scene";

export const remigio: Door = {
  id: "remigio",
  fewIsBest: true,
  Picture: late(async () => (await import("./picture")).Picture),
  open: async () => aClient((await import("./index")).remigio),
};
