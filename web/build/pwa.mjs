// The installable, offline site. The service worker itself is src/device/sw.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./paths.mjs";

/** Files whose names change with their contents: kept for ever, never fetched twice. */
export const HASHED = /^(assets|engine)\//;

/** What the service worker carries in itself. */
const PAGE = "index.html";

/**
 * Says of every file how long it is and what its hash is, for the browser that fetches it and for the worker; of the page
 * its text too.
 * @param {{url: string, revision: string | null, size: number}[]} entries
 */
function withLengthAndHash(entries) {
  const manifest = entries.map((entry) => {
    const bytes = readFileSync(join(DIST, entry.url));
    const integrity = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
    const text = entry.url === PAGE && bytes.toString("utf8");
    return { ...entry, bytes: bytes.length, integrity, ...(text && { text }) };
  });
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
    globIgnores: ["sw.js", "rescue.js", "404.html", "share.png", ".nojekyll", "_headers"], // the second is part of the first
    manifestTransforms: [withLengthAndHash],
    dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: 16 << 20,
  },
  manifest: {
    id: "./",
    name: "Tefuda 手札",
    short_name: "Tefuda",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f7f1e5",
    theme_color: "#f7f1e5",
    icons: [
      { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
};
