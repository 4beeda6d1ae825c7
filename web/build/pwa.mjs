// The installable, offline site. The service worker itself is src/device/sw.ts.

/** Files whose names change with their contents: kept for ever, never fetched twice. */
export const HASHED = /^(assets|engine)\//;

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
    globIgnores: ["sw.js", ".nojekyll", "_headers"],
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
