// The scope of a game's stylesheets stays as long as anything of the game is on the page.
import { expect, test } from "vitest";

test("the waiting room took the board's styles along when it went", async () => {
  const dataset: Record<string, string> = {};
  Object.assign(globalThis, { document: { documentElement: { dataset } } });
  const { enterScope } = await import("../../src/shell/scope");
  const leaveBoard = enterScope("catan");
  const leaveWaitingRoom = enterScope("catan");
  leaveWaitingRoom();
  expect(dataset.game).toBe("catan");
  leaveBoard();
  expect(dataset.game).toBeUndefined();
});
