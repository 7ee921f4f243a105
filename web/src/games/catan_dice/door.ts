// How the CATAN dice game is found: what the lobby needs at once; the rest is fetched by those who open the game.
import { type Door, late } from "../../shell/door";
import { aClient } from "../../shell/scene";

export const catanDice: Door = {
  id: "catan_dice",
  Picture: late(async () => (await import("./picture")).Picture),
  open: async () => aClient((await import("./index")).catanDice),
};
