// The engine as a part of the site: its files, and what the page is told of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEngine } from "./engine.mjs";
import { ENGINE } from "./paths.mjs";

/** @returns {Promise<import("vite").Plugin>} */
export async function engine() {
  const manifest = await buildEngine();
  return {
    name: "tefuda-engine",
    config: () => ({ define: { __ENGINE__: JSON.stringify(manifest) } }),
    generateBundle() {
      for (const name of Object.keys(manifest.files)) {
        const source = readFileSync(join(ENGINE, manifest.folder, name));
        this.emitFile({ type: "asset", fileName: `${manifest.folder}/${name}`, source });
      }
      this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" });
    },
  };
}
