// Writes the service worker of a build: what it keeps for times without a line, and under which name.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Fetched when wanted, and only then: large, or of no use without a server. */
const LEFT_OUT = /\/(stage|share)-|\.(map|br)$/;

export const offline = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post", // chunks that were nothing but styles are gone by then
    handler(_, bundle) {
      const files = Object.keys(bundle)
        .map((name) => `/${name}`)
        .filter((name) => name.startsWith("/assets/") && !LEFT_OUT.test(name))
        .sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf-8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  },
});
