// Packs what a build has made with Brotli, once and as small as it gets: the server hands it out to those who take it.
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|json)$/;
/** Of the size: what saves less is not kept. */
const MOST = 0.9;

export const packed = (): Plugin => ({
  name: "packed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!WORTH_IT.test(name)) continue;
        const whole = Buffer.from(file.type === "chunk" ? file.code : file.source);
        const source = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        if (source.length < MOST * whole.length) this.emitFile({ type: "asset", fileName: `${name}.br`, source });
      }
    },
  },
});
