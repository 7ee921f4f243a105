// The words of a game's rules are large: a page fetches them once.
import { beforeEach, expect, test, vi } from "vitest";
import { rulesWords } from "../../src/shell/net/rules-words";

const asked: string[] = [];
let answers = true;

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return { ok: answers, status: 503, json: async () => ({ "game.summary": "an island" }) };
  });
});

test("what was fetched for the lobby is not fetched again for the table, and what failed is", async () => {
  const [lobby, table] = await Promise.all([rulesWords("catan", "en"), rulesWords("catan", "en")]);
  expect([lobby, table]).toEqual([{ "game.summary": "an island" }, { "game.summary": "an island" }]);
  expect(asked).toEqual(["/api/games/catan/text/en"]);
  answers = false;
  await expect(rulesWords("catan", "pt")).rejects.toThrow();
  answers = true;
  await rulesWords("catan", "pt");
  expect(asked).toHaveLength(3);
});
