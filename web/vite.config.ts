import { defineConfig } from "vite";
import { scopes } from "./scopes.ts";

const server = "http://127.0.0.1:8731";

export default defineConfig({
  plugins: [scopes()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { target: "es2022", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/tables": { target: server, ws: true } },
  },
});
