// The installable, offline site. The service worker itself is src/device/sw.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, WEB } from "./paths.mjs";

/** Files whose names change with their contents: cached permanently, never fetched twice. */
export const HASHED = /^(assets|engine)\//;

/** The file whose text is part of the service worker. */
const PAGE = "index.html";

/** @typedef {{url: string, revision: string | null, size: number}} Entry */

/** Adds every file's length and hash, for the browser that fetches it and for the service worker. */
function withLengthAndHash(/** @type {Entry[]} */ entries, folder = DIST) {
  const manifest = entries.map((entry) => {
    const bytes = readFileSync(join(folder, entry.url));
    const integrity = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
    return { ...entry, bytes: bytes.length, integrity };
  });
  return { manifest, warnings: [] };
}

/** Adds the page's text. */
function withText(/** @type {Entry[]} */ entries) {
  const manifest = entries.map((entry) =>
    entry.url === PAGE ? { ...entry, text: readFileSync(join(DIST, PAGE), "utf8") } : entry,
  );
  return { manifest, warnings: [] };
}

/** @type {Partial<import("vite-plugin-pwa").VitePWAOptions>} */
export const pwa = {
  strategies: "injectManifest",
  srcDir: "src/device",
  filename: "sw.ts",
  registerType: "prompt",
  injectRegister: null,
  includeManifestIcons: false, // they are among the files
  injectManifest: {
    globPatterns: ["**/*"],
    // the phone's page has its own service worker, and this one contains rescue.js; hosts, link previews and the installation use the others
    globIgnores: ["hand/**", "sw.js", "rescue.js", "404.html", "share.png", ".nojekyll", "_headers", "screenshots/*"],
    manifestTransforms: [(entries) => withLengthAndHash(entries), withText],
    dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: 16 << 20,
  },
  manifest: {
    name: "Tefuda 手札",
    short_name: "Tefuda",
    description:
      "日本のインディーカードゲームを五つ、一台の端末を囲んで。Five Japanese indie card games, on one device passed round.",
    lang: "ja",
    categories: ["games"],
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f7f1e5",
    theme_color: "#f7f1e5",
    shortcuts: [
      { name: "今日の一局 – Deal of the day", short_name: "今日の一局", url: "./#/daily" },
      { name: "成績帳 – Group scorebook", short_name: "成績帳", url: "./#/book" },
    ],
    screenshots: [
      {
        src: "screenshots/phone.jpg",
        sizes: "390x844",
        type: "image/jpeg",
        form_factor: "narrow",
        label: "手札 Tefuda",
      },
      {
        src: "screenshots/laptop.jpg",
        sizes: "1280x800",
        type: "image/jpeg",
        form_factor: "wide",
        label: "手札 Tefuda",
      },
    ],
    icons: [
      { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
};

/** Options of the phone page's own small service worker, which keeps that page. */
/** @type {Partial<import("vite-plugin-pwa").VitePWAOptions>} */
export const phonePwa = {
  strategies: "injectManifest",
  srcDir: join(WEB, "src", "phone"),
  filename: "sw.ts",
  injectRegister: null,
  manifest: false,
  injectManifest: {
    globPatterns: ["**/*"],
    globIgnores: ["sw.js"],
    manifestTransforms: [(entries) => withLengthAndHash(entries, join(DIST, "hand"))],
  },
};
