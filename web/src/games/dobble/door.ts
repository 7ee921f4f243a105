// How Dobble is found: what the lobby needs at once; the rest is fetched by those who open the game.
import { type Door, late } from "../../shell/door";
import { aClient } from "../../shell/scene";

export const dobble: Door = {
  id: "dobble",
  Picture: late(async () => (await import("./picture")).Picture),
  practice: true,
  teams: true,
  open: async () => aClient((await import("./index")).dobble),
};
