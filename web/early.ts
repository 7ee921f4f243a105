// What a page does before its code is here: it speaks the player's language, shows the lobby's head, and asks for what
// the lobby will need, so that nothing of it waits for something else. Its words are those of the catalogues.
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

const LANGUAGES = ["en", "es", "pt"];
type Said = Record<string, [string, string, string?]>;

/**
 * Runs in the page's head, as text: `said` is by language the lobby's title, what it is about, and the file of all
 * words.
 */
function ask(said: Said): void {
  const root = document.documentElement;
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const wanted = [localStorage.getItem("language"), ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? "");
  root.lang = wanted.find((tag) => tag in said) ?? "en";
  const soon = (link: object) => document.head.append(Object.assign(document.createElement("link"), link));
  const words = said[root.lang]![2];
  if (words) soon({ rel: "modulepreload", href: words, crossOrigin: "" });
  if (location.pathname === "/") soon({ rel: "preload", as: "fetch", href: "/api/games", crossOrigin: "anonymous" });
}

/** Runs where the lobby will be. */
function show(said: Said): void {
  const [title, about] = said[document.documentElement.lang]!;
  if (location.pathname === "/")
    document.getElementById("app")!.innerHTML = `<div class="page"><header class="top-bar"><span class="brand">\
<img src="/favicon.svg" alt="" width="28" height="28"><span>Sobremesa</span></span></header>\
<main class="lobby"><div><h1>${title}</h1><p class="soft">${about}</p></div></main></div>`;
}

function saidIn(language: string, bundle: Rollup.OutputBundle | undefined): [string, string, string?] {
  const file = `/shell/text/${language}.json`;
  const words = JSON.parse(readFileSync(new URL(`./src${file}`, import.meta.url), "utf-8"));
  const chunk = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.facadeModuleId?.endsWith(file));
  const said: [string, string] = [words["lobby.title"], words["lobby.about"]];
  return chunk ? [...said, `/${chunk.fileName}`] : said;
}

export const early = (): Plugin => ({
  name: "early",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const said = Object.fromEntries(LANGUAGES.map((language) => [language, saidIn(language, bundle)]));
      return html
        .replace("<!-- ask -->", () => `<script>const said = ${JSON.stringify(said)}; (${ask})(said)</script>`)
        .replace("<!-- show -->", () => `<script>(${show})(said)</script>`);
    },
  },
});
