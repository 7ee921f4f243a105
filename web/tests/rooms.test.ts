// Who may import whom: the shell knows no game, a game knows only the shell and the contract.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

interface Import {
  from: string;
  to: string;
}

function imports(folder: string): Import[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return imports(path);
    if (!/\.tsx?$/.test(entry.name)) return [];
    const text = readFileSync(path, "utf8");
    return [...text.matchAll(/from "(\.[^"]+)"/g)].map((found) => ({
      from: relative("src", path),
      to: relative("src", resolve(folder, found[1]!)),
    }));
  });
}

const all = imports("src");

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
