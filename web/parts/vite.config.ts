// The living page of parts: the page's own components in every state, built beside the site and never into it.
import { join } from "node:path";
import { defineConfig } from "vite";
import { fonts } from "../build/fonts.mjs";
import { CACHE, WEB } from "../build/paths.mjs";
import { engine } from "../build/plugin.mjs";

const PARTS = join(WEB, "parts");

export default defineConfig(async () => ({
  root: PARTS,
  base: "./",
  publicDir: false as const,
  build: {
    outDir: join(CACHE, "parts"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "safari16.4",
    reportCompressedSize: false,
  },
  worker: { format: "es" as const },
  plugins: [await engine(), await fonts()],
}));
