// Sizes have names: what a stylesheet asks for by name stands in one place, and code asks for the same.
import type { Plugin } from "vite";
import { SIZES } from "./src/shell/design/sizes.ts";

const sizeOf = (name: string): string => {
  const known = Object.entries(SIZES).find(([one]) => one === name);
  if (!known) throw new Error(`no size has the name ${name}: see src/shell/design/sizes.ts`);
  return known[1];
};

export const sized = (css: string): string =>
  css.replace(/@media[^{]+/g, (query) => query.replace(/\((--[\w-]+)\)/g, (_, name: string) => sizeOf(name)));

export const sizes = (): Plugin => ({
  name: "sizes-by-name",
  enforce: "pre",
  transform: (css, id) => (/\.css(\?|$)/.test(id) ? { code: sized(css), map: null } : null),
});
