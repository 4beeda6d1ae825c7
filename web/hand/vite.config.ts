// The page on a player's own phone: a separate build in a folder of the site, which contains no part of the large page.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { drawings } from "../build/drawings.mjs";
import { fonts } from "../build/fonts.mjs";
import { hosts } from "../build/hosts.mjs";
import { DIST, WEB } from "../build/paths.mjs";
import { phonePwa } from "../build/pwa.mjs";

interface Entry {
  readonly id: string;
  readonly name: unknown;
  readonly cards: unknown;
}

/** This page needs only part of the catalogue: the names and cards of the games with hands on phones. */
const ownCards: Plugin = {
  name: "tefuda-own-cards",
  enforce: "pre",
  transform(text, id) {
    if (!id.endsWith("/door/catalog.json")) return null;
    const { games } = JSON.parse(text) as { games: readonly Entry[] };
    const own = games.filter((game) => existsSync(join(WEB, "src", "games", game.id, "hand")));
    return JSON.stringify({ games: own.map(({ id, name, cards }) => ({ id, name, cards })) });
  },
};

/** Restores the attributes of the script's element, which Vite rewrites without them. */
const blocking: Plugin = {
  name: "tefuda-blocking",
  transformIndexHtml: {
    order: "post",
    handler: (page) => page.replace('type="module"', '$& blocking="render"'),
  },
};

export default defineConfig(async () => ({
  root: join(WEB, "hand"),
  base: "./",
  publicDir: false as const,
  build: {
    outDir: join(DIST, "hand"),
    emptyOutDir: true,
    target: "safari16.4",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  plugins: [ownCards, await fonts("phone"), drawings(), hosts("../"), blocking, VitePWA(phonePwa)],
}));
