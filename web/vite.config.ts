import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { fonts } from "./build/fonts.mjs";
import { engine } from "./build/plugin.mjs";
import { pwa } from "./build/pwa.mjs";

export default defineConfig(async () => ({
  base: "./",
  publicDir: "../static",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "safari16.4",
    modulePreload: { polyfill: false },
    // Everything in files of its own: the page's policy allows no inline script, and data: nowhere but in images.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 200,
  },
  worker: { format: "es" as const },
  plugins: [await engine(), await fonts(), VitePWA(pwa)],
}));
