// Lines of at most 120 letters, comments too, which the formatter leaves as they are.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MOST = 120;
/** A drawing's path is one word, however long; what is made from declarations is nobody's to lay out. */
const isPath = (line: string): boolean => /["'][Mm]-?[\d.][^"']{60,}["']/.test(line);
const MADE = /(^|\/)declared\.ts$|^tests\/made\//;

const files = ["src", "tests", "."]
  .flatMap((room) =>
    (readdirSync(room, { recursive: room !== "." }) as string[]).map((path) =>
      room === "." ? path : `${room}/${path}`,
    ),
  )
  .filter((path) => /\.(tsx?|css|js)$/.test(path) && !MADE.test(path));

test("no line is longer than 120 letters", () => {
  expect(files.length).toBeGreaterThan(300);
  const long = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, n) => (line.length > MOST && !isPath(line) ? [`${path}:${n + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
