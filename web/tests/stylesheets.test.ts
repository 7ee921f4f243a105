// What stylesheets may say: colours by their names only, and a game nothing beyond itself.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scopes } from "../scopes.ts";
import { sized } from "../sizes.ts";

const sheets = (readdirSync("src", { recursive: true }) as string[]).filter((path) => path.endsWith(".css"));
const read = (path: string) => readFileSync(`src/${path}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** What a browser moves without drawing anything again. */
const CHEAP = new Set(["transform", "opacity"]);

const CODED = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const NAMED = /[:\s,(](white|black|gr[ae]y|red|blue|green|gold|orange)\b(?=[^{}]*;)/i;
const isLiteral = (value: string): boolean => CODED.test(value) || NAMED.test(value);

/** The values of all declarations, without what they are declared for. */
const values = (css: string) => [...css.matchAll(/[\w-]+(:[^;{}]*;)/g)].map((found) => found[1]!);

test("colours are tokens: a literal one stands only in a tokens.css", () => {
  const literal = sheets
    .filter((path) => !path.endsWith("/tokens.css"))
    .flatMap((path) => values(read(path)).flatMap((value) => (isLiteral(value) ? [`${path}${value}`] : [])));
  expect(literal).toEqual([]);
});

/** Where something is drawn: its paint is its own, as in a picture. What is written, ruled and framed has tokens. */
const DRAWINGS = [
  /^games\/\w+\/(art|picture\.tsx$|expansions\/\w+\/(icon|guilds|mark)\.tsx?$)/,
  /^games\/catan\/(board\/island|island3d\/world)\//,
  /^shell\/qr\//,
];
const code = (readdirSync("src", { recursive: true }) as string[]).filter((path) => /\.tsx?$/.test(path));
const painted = (source: string): boolean =>
  /["'`](#[0-9a-f]{3,8}\b|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/i.test(source);

test("a literal colour in code is a drawing's", () => {
  const drawn = code.filter((path) => DRAWINGS.some((place) => place.test(path)));
  expect(drawn.filter((path) => painted(read(path))).length).toBeGreaterThan(15);
  expect(code.filter((path) => !drawn.includes(path) && painted(read(path)))).toEqual([]);
  expect(painted('pen.fillStyle = "#2c2117"')).toBe(true);
});

test.each([
  "color: #fff;",
  "fill: rgb(0 0 0 / 0.2);",
  "border: 1px solid black;",
  "background: light-dark(#eee, #111);",
])("the check finds %s", (declared) =>
  expect(values(`.a { ${declared} }`).some((value) => isLiteral(value))).toBe(true),
);

test("every stylesheet of a game is put into that game's scope", () => {
  const { transform } = scopes() as unknown as { transform: (css: string, id: string) => { code: string } | null };
  const ofGames = sheets.filter((path) => path.startsWith("games/"));
  expect(ofGames.length).toBeGreaterThan(4);
  for (const path of ofGames) {
    const game = path.split("/")[1];
    expect(transform(".a {}", `/somewhere/web/src/${path}`)?.code).toMatch(`@scope ([data-game="${game}"]) {`);
  }
  expect(transform(".a {}", "/somewhere/web/src/shell/design/base.css")).toBeNull();
});

test("a game's stylesheet speaks of nothing above its scope", () => {
  const wrong = sheets.filter((path) => path.startsWith("games/") && /(^|[\s,}])(:root|html|body)\b/m.test(read(path)));
  expect(wrong).toEqual([]);
});

/**
 * Classes a stylesheet gives a look of their own: `.card {` at the beginning of a line, whatever else may follow in
 * other rules.
 */
const begun = (path: string) => [...read(path).matchAll(/^\.([a-z][\w-]*)(?=\s*[,{])/gm)].map((found) => found[1]!);

test("no class means one thing in the shell and another in a game", () => {
  const [ofShell, ofGames] = ["shell/", "games/"].map(
    (room) => new Set(sheets.filter((path) => path.startsWith(room)).flatMap(begun)),
  );
  expect(ofShell!.size).toBeGreaterThan(50);
  expect([...ofGames!].filter((name) => ofShell!.has(name))).toEqual([]);
});

test("what a room of the shell keeps for itself is in no game's stylesheet", () => {
  const shared = /^shell\/(design|parts|screen)\//;
  const own = new Set(sheets.filter((path) => path.startsWith("shell/") && !shared.test(path)).flatMap(begun));
  const named = sheets
    .filter((path) => path.startsWith("games/"))
    .flatMap((path) => [...read(path).matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1]!));
  expect([...new Set(named)].filter((name) => own.has(name))).toEqual([]);
});

/** Every stylesheet's movements by name, with what they change. */
const movements = sheets.flatMap((path) =>
  [...read(path).matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, name, steps]) => ({
    name: name!,
    changes: [...steps!.matchAll(/([\w-]+):/g)].map((found) => found[1]!),
  })),
);

test("no two movements have the same name: scopes do not hold for them", () => {
  const names = movements.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test("what never stops moves by transform and opacity alone: anything else would draw all the while", () => {
  const endless = sheets.flatMap((path) =>
    [...read(path).matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)].map((found) => found[1]!),
  );
  expect(endless.length).toBeGreaterThan(4);
  const dear = movements.filter(
    ({ name, changes }) => endless.includes(name) && changes.some((one) => !CHEAP.has(one)),
  );
  expect(dear.map(({ name }) => name)).toEqual([]);
});

/** Pages one scrolls: only their width matters. */
const SCROLLED = ["games/catan/editor/editor.css", "shell/mine/mine.css"];

test("whether there is little room is asked by name, so that a phone held sideways is small however wide it is", () => {
  const byNumber = sheets
    .filter((path) => !SCROLLED.includes(path))
    .filter((path) => /@media [^{]*(width: (899|900)px|height: 501px)/.test(read(path)));
  expect(byNumber).toEqual([]);
  expect(sheets.filter((path) => read(path).includes("@media (--small)")).length).toBeGreaterThan(20);
});

test("a size's name stands for its query, also beside others", () => {
  const small = "((max-width: 899px) or (max-height: 500px))";
  expect(sized("@media (--small) and (max-height: 700px) { .a { color: var(--ink); } }")).toBe(
    `@media ${small} and (max-height: 700px) { .a { color: var(--ink); } }`,
  );
  expect(() => sized("@media (--tiny) {}")).toThrow("--tiny");
});
