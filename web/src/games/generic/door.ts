// Every game without a client of its own: playable on the generic board.
import { type Door, late } from "../../shell/door";
import { aClient } from "../../shell/scene";

const Picture = late(async () => (await import("./picture")).Picture);

export const generic = (id: string): Door => ({
  id,
  scope: "generic",
  Picture,
  open: async () => aClient((await import("./index")).genericClient(id)),
});
