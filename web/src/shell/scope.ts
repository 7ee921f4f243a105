// The scope of a game's stylesheets on the page.

/** How many parts of the page show the game: the last to go takes its scope along. */
let showing = 0;

/** Gives the page the scope of a game's stylesheets, until what is returned is called. */
export function enterScope(scope: string): () => void {
  showing += 1;
  document.documentElement.dataset.game = scope;
  return () => {
    showing -= 1;
    if (!showing) delete document.documentElement.dataset.game;
  };
}
