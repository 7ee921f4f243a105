// Templates are filled in as the protocol says.
import { beforeAll, expect, test, vi } from "vitest";

let text: typeof import("../../src/shell/text");

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("navigator", { languages: ["pt-BR", "en"] });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    json: async () => ({ "form.and": "and", "term.ore": "ore", "term.wool": "wool", part: "{player} gets {cards}" }),
  }));
  text = await import("../../src/shell/text");
  await text.loadWords();
});

test("the language comes from the browser", () => expect(text.language.value).toBe("pt"));

test("one card, two cards", () => {
  expect(text.fill("{n} {n|card|cards}", { n: 1 })).toBe("1 card");
  expect(text.fill("{n} {n|card|cards}", { n: 2 })).toBe("2 cards");
});

test("seats, terms, cards, lists and texts within texts", () => {
  const names = (seat: number) => ["Ana", "Leo"][seat]!;
  expect(text.fill("{who}", { who: { seat: 1 } }, names)).toBe("Leo");
  expect(text.fill("{what}", { what: { cards: { ore: 2, wool: 1 } } })).toBe("2 ore and 1 wool");
  const part = { text: { key: "part", values: { player: { seat: 0 }, cards: { cards: { ore: 1 } } } } };
  expect(text.fill("{all}", { all: { list: [part, part], by: "; " } }, names)).toBe("Ana gets 1 ore; Ana gets 1 ore");
});
