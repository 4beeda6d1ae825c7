// The engine as a part of the site: its files, what the page is told of them, and links that fetch them early.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEngine } from "./engine.mjs";
import { ENGINE, WEB } from "./paths.mjs";

/** Starts the engine before the rest of the page is loaded; the page imports the same module. */
const EARLY = join(WEB, "src", "engine", "early.ts");
/** Fetched by the page itself as soon as its script runs, so these links are used in every browser that knows them. */
const FETCHED = ["pyodide.asm.wasm", "image.bin"];

/** @typedef {import("vite").HtmlTagDescriptor} Tag */

/**
 * @param {import("./engine.mjs").Manifest} manifest
 * @param {string} script
 * @returns {Tag[]}
 */
function tags(manifest, script) {
  const links = FETCHED.map((name) => ({
    tag: "link",
    attrs: { rel: "preload", as: "fetch", crossorigin: true, href: `./${manifest.folder}/${name}` },
  }));
  const start = { tag: "script", attrs: { type: "module", async: true, crossorigin: true, src: `./${script}` } };
  // At the end: after the page's policy, which holds for what follows it, and after what the first paint needs.
  return [start, ...links].map((tag) => ({ ...tag, injectTo: /** @type {const} */ ("head") }));
}

/**
 * @param {string} [page] that starts the engine
 * @returns {Promise<import("vite").Plugin>}
 */
export async function engine(page = join(WEB, "index.html")) {
  const manifest = await buildEngine();
  return {
    name: "tefuda-engine",
    config: () => ({
      define: { __ENGINE__: JSON.stringify(manifest) },
      build: {
        rolldownOptions: {
          preserveEntrySignatures: "allow-extension",
          input: { index: page, early: EARLY },
        },
      },
    }),
    generateBundle() {
      for (const name of Object.keys(manifest.files)) {
        const source = readFileSync(join(ENGINE, manifest.folder, name));
        this.emitFile({ type: "asset", fileName: `${manifest.folder}/${name}`, source });
      }
      this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {});
        const early = chunks.find((chunk) => chunk.type === "chunk" && chunk.facadeModuleId === EARLY);
        return early ? tags(manifest, early.fileName) : [];
      },
    },
  };
}
