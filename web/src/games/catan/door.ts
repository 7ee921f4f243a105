// How CATAN is found: what the lobby needs at once; the rest is fetched by those who open the game.
import { type Door, late } from "../../shell/door";
import { aClient } from "../../shell/scene";

export const catan: Door = {
  id: "catan",
  Picture: late(async () => (await import("./picture")).Picture),
  editor: true,
  open: async () => aClient((await import("./index")).catan),
};
