// The words of a game's rules are large: a page fetches them once.
import { beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let answers = true;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {}, createElement: () => ({ relList: { supports: () => true } }) });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return { ok: answers, status: 503, json: async () => ({ "game.summary": "an island" }) };
  });
});

test("what was fetched for the lobby is not fetched again for the table, and what failed is", async () => {
  const { rulesWords } = await import("../src/shell/clients");
  const [lobby, table] = await Promise.all([rulesWords("catan", "en"), rulesWords("catan", "en")]);
  expect([lobby, table]).toEqual([{ "game.summary": "an island" }, { "game.summary": "an island" }]);
  expect(asked).toEqual(["/api/games/catan/text/en"]);
  answers = false;
  await expect(rulesWords("catan", "pt")).rejects.toThrow();
  answers = true;
  await rulesWords("catan", "pt");
  expect(asked).toHaveLength(3);
});
