// CATAN's client knows its expansions as its rules do: each in its folder, and `hooks/` the only list of where they
// come in.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOM = "src/games/catan";
const RULES = "../src/sobremesa/games/catan/expansions";
const folders = (room: string): string[] =>
  readdirSync(room, { withFileTypes: true }).flatMap(({ name }) => (/\W|__/.test(name) ? [] : [name]));
const files = (readdirSync(ROOM, { recursive: true }) as string[]).filter((path) => /\.(tsx?|css)$/.test(path));
const isBase = (path: string): boolean => !/^(expansions|hooks)\/|^declared\.ts$/.test(path);
const read = (path: string): string => readFileSync(join(ROOM, path), "utf8");
const uncommented = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, " ");

/** Flags, parts of a view, kinds of actions and moments that expansions add; `declared.ts` has them all. */
const ADDED = {
  large_table: ["extra", "turn_of", "extra building"],
  towns: ["marked_paths", "tokens_at"],
  canal: ["canal", "canal_tokens"],
  friends: [
    ...[
      "friends",
      "favours",
      "fresh_favours",
      "favours_due",
      "guilds",
      "fresh_guilds",
      "gift",
      "joins",
      "sparing_earns",
    ],
    ...["GUILDS", "take gift", "refuse gift", "wagon", "stop swapping", "ship", "shovel", "book", "compass", "favour"],
    ...["exchange favour", "put back", "first draw"],
  ],
  helpers: [
    ...["helpers", "helper", "looked_at", "alms", "HELPERS", "forced trade", "give back", "helped road", "consolation"],
    ...["move road", "shelter", "scholar", "keep card", "take alms", "ploughshares settlement", "ploughshares city"],
    ...["free port", "banish", "turn helper", "take helper", "decline help", "looked"],
  ],
};

/** Names and texts, not prose: `.guilds`, `{ guilds`, `"take gift"`. */
function named(source: string): string[] {
  const plain = uncommented(source);
  const found = [...plain.matchAll(/[A-Za-z_]\w*|"([^"\n]*)"|'([^'\n]*)'/g)].map((one) => one[1] ?? one[2] ?? one[0]);
  const added = new Set(Object.values(ADDED).flat());
  const folder = /["'(][^"'\n]*expansions\/(?!\*)/.test(plain) ? ["expansions/"] : [];
  return [...new Set(found.filter((word) => added.has(word))), ...folder];
}

test("the client has a folder for every expansion of the rules", () => {
  expect(folders(join(ROOM, "expansions"))).toEqual(folders(RULES));
  expect(Object.keys(ADDED).sort()).toEqual(folders(RULES));
});

test("what expansions add is declared by those names", () => {
  const declared = read("declared.ts");
  expect(
    Object.values(ADDED)
      .flat()
      .filter((word) => !declared.includes(word)),
  ).toEqual([]);
});

test("every kind of action an expansion declares is known here", () => {
  const declared = (readdirSync(RULES, { recursive: true }) as string[])
    .filter((path) => path.endsWith(".py"))
    .flatMap((path) => [
      ...readFileSync(join(RULES, path), "utf8").matchAll(/\b(?:action|chance)\(\s*\d+,\s*"([^"]+)"/g),
    ])
    .map((found) => found[1]!);
  const added = new Set(Object.values(ADDED).flat());
  expect(declared.length).toBeGreaterThan(25);
  expect(declared.filter((kind) => !added.has(kind))).toEqual([]);
});

test("no module of the base game names what an expansion adds, nor opens its folder", () => {
  const base = files.filter(isBase);
  expect(base.length).toBeGreaterThan(50);
  expect(base.flatMap((path) => named(read(path)).map((word) => `${path}: ${word}`))).toEqual([]);
});

test("an expansion knows another only through hooks, but for the towns the canal lies between", () => {
  const wrong = files.filter(
    (path) => path.startsWith("expansions/") && /from "\.\.\/(?!\.\.|towns\/mark")/.test(read(path)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  "player.canal_tokens",
  "const { favours } = player",
  '"take alms": "coin"',
  'from "../expansions/canal/icon"',
])("the check finds %s", (source) => expect(named(source)).toHaveLength(1));
