// The gallery: the page's own components in every state, built separately from the site.
import { join } from "node:path";
import { defineConfig } from "vite";
import { drawings } from "../build/drawings.mjs";
import { fonts } from "../build/fonts.mjs";
import { CACHE, WEB } from "../build/paths.mjs";
import { engine } from "../pyodide-slim/plugin.mjs";

const GALLERY = join(WEB, "gallery");

export default defineConfig(async () => ({
  root: GALLERY,
  base: "./",
  publicDir: false as const,
  build: {
    outDir: join(CACHE, "gallery"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "safari16.4",
    reportCompressedSize: false,
  },
  worker: { format: "es" as const },
  plugins: [engine(), await fonts(), drawings()],
}));
