import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { drawings } from "./build/drawings.mjs";
import { fonts } from "./build/fonts.mjs";
import { hosts } from "./build/hosts.mjs";
import { licences } from "./build/licences.mjs";
import { pwa } from "./build/pwa.mjs";
import { words } from "./build/words.mjs";
import { engine } from "./pyodide-slim/plugin.mjs";

// Six letters tell builds apart as well as Vite's eight, and every name stands in the service worker's list.
const NAMES = "assets/[name]-[hash:6]";

/** The way to a table, and what every table is made of: not hints, the end of a match, and what only some games have. */
const TABLE =
  /src\/screens\/lazy\.ts$|src\/match\/(?!everybody|take-in)|src\/table\/(?!extras|motion|pane-motion|hint\/|ScoreSheet|Winner|Countdown|SeatPicker|phone\/|faces\/(PlayingCard|french|names))/;

/** The script of table/beside.ts. */
const EXTRAS = /src\/(table\/(extras|motion|pane-motion)|device\/synth|match\/everybody)\.ts$/;

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
    rolldownOptions: {
      output: {
        entryFileNames: `${NAMES}.js`,
        chunkFileNames: `${NAMES}.js`,
        assetFileNames: `${NAMES}[extname]`,
        // Two large files instead of thirty small ones: they pack better, and a line carries few at a time.
        codeSplitting: {
          groups: [
            { name: "home", tags: ["$initial" as const], priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
            { name: "extras", test: EXTRAS },
            { name: "icons", test: /lucide/ },
            { name: "parts", test: /src\/table\/(Winner|Countdown|SeatPicker)/ },
          ],
        },
      },
    },
  },
  worker: { format: "es" as const, rolldownOptions: { output: { entryFileNames: `${NAMES}.js` } } },
  plugins: [engine(), await fonts(), drawings(), hosts(), licences(), words(), VitePWA(pwa)],
}));
