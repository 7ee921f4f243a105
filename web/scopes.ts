// One scope per game: what a game's stylesheets say holds where that game is shown, and nowhere else.
// The shell marks it: `data-game` on the page of an opened game, and on its picture in the lobby.
import type { Plugin } from "vite";

const OF_A_GAME = /src\/games\/([^/]+)\/.*\.css(\?|$)/;

export const scoped = (game: string, css: string): string => `@scope ([data-game="${game}"]) {\n${css}\n}`;

export const scopes = (): Plugin => ({
  name: "one-scope-per-game",
  enforce: "pre",
  transform(css, id) {
    const game = OF_A_GAME.exec(id)?.[1];
    return game === undefined ? null : { code: scoped(game, css), map: null };
  },
});
