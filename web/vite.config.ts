import { defineConfig } from "vite";
import { early } from "./early.ts";
import { offline } from "./offline.ts";
import { packed } from "./packed.ts";
import { scopes } from "./scopes.ts";

/** A game's words in one language, wherever in its folder they stand: fetched together. */
const WORDS = /\/src\/games\/(\w+)\/(?:expansions\/\w+\/)?text\/(\w+)\.json$/;

const wordsOf = (module: string): string | null => {
  const found = WORDS.exec(module);
  return found && `words-${found[1]}-${found[2]}`;
};

const server = "http://127.0.0.1:8731";

export default defineConfig({
  plugins: [scopes(), early(), offline(), packed()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/tables": { target: server, ws: true } },
  },
});
