// Who may import whom: the shell knows no game, a game knows only the shell and the contract.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

interface Import {
  from: string;
  to: string;
}

function texts(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path);
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}

const all = texts("src").flatMap(({ path, text }) =>
  [...text.matchAll(/from "(\.[^"]+)"/g)].map(
    (found): Import => ({ from: relative("src", path), to: relative("src", resolve(dirname(path), found[1]!)) }),
  ),
);

test("only the list of games names a game in the shell", () => {
  const wrong = all.filter(({ from, to }) => from.startsWith("shell/") && to.startsWith("games/"));
  expect([...new Set(wrong.map(({ from }) => from))]).toEqual(["shell/clients.ts"]);
});

test("a game knows no other game and none of the shell's ways to the server", () => {
  const game = (path: string) => path.split("/").slice(0, 2).join("/");
  const wrong = all.filter(
    ({ from, to }) =>
      from.startsWith("games/") && ((to.startsWith("games/") && game(from) !== game(to)) || to.startsWith("shell/net")),
  );
  expect(wrong).toEqual([]);
});

test("what a game is told is what it declares: no cast of a view, a board or a seat's own part", () => {
  const cast = /\b(?:view|board|table|owns?|bounds)\b[\w.![\])?]* as (?!const\b)|\bas (?:unknown|any|View|Board|Own)\b/;
  const wrong = texts("src/games").flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line) =>
        cast.test(line) && !/^\s*(?:import|export|\/\/|\/?\*)/.test(line) ? [`${path}: ${line.trim()}`] : [],
      ),
  );
  expect(wrong).toEqual([]);
});

test("an action is its parts: nobody takes its words apart", () => {
  const apart =
    /\baction\.(?:split|startsWith|endsWith|match|replace|slice)\(|\.(?:exec|test)\(action\)|whereIs\(action: string/;
  expect(texts("src").flatMap(({ path, text }) => (apart.test(text) ? [path] : []))).toEqual([]);
  expect(apart.test('const [kind] = action.split(" ")')).toBe(true);
});

test("the first page brings no game with it, only the doors", () => {
  const reached = new Set<string>();
  const walk = (module: string): void => {
    if (reached.has(module)) return;
    reached.add(module);
    for (const { from, to } of all) if (from.replace(/(\/index)?\.tsx?$/, "") === module) walk(to);
  };
  walk("main");
  const games = [...reached].filter((module) => module.startsWith("games/"));
  expect(games.length).toBeGreaterThan(0);
  expect(games.filter((module) => !/^games\/\w+\/door$/.test(module))).toEqual([]);
});
