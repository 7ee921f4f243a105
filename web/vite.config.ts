import { defineConfig } from "vite";
import { early } from "./early.ts";
import { offline } from "./offline.ts";
import { packed } from "./packed.ts";
import { scopes } from "./scopes.ts";
import { sizes } from "./sizes.ts";

/** The first piece whose pattern a module is: what stands for `$1` is a game. */
const PIECES: [pattern: RegExp, name: string][] = [
  [/\/src\/games\/(\w+)\/(?:expansions\/\w+\/)?text\/(\w+)\.json$/, "words-$1-$2"],
  [/\/src\/(?:main|shell\/(?:parts\/(?:colour|countdown)|fair\/dice|net\/offered))\.tsx?$/, "core"],
  [/\/src\/games\/(\w+)\/picture\.tsx$/, "picture-$1"],
  [/\/src\/shell\/pages\/table\.tsx$/, "table"],
  [/\/src\/games\/(\w+)\/index\.ts$/, "$1"],
];

/**
 * What a page needs comes in one piece, with all it imports that no piece before it has: a request costs its headers.
 */
const groups = PIECES.map(([pattern, name], place) => ({
  name: (module: string) => (pattern.test(module) ? pattern.exec(module)![0].replace(pattern, name) : null),
  priority: PIECES.length - place,
}));

const server = "http://127.0.0.1:8731";

export default defineConfig({
  plugins: [sizes(), scopes(), early(), offline(), packed()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/tables": { target: server, ws: true } },
  },
});
