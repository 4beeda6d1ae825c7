// The engine as a part of the site: its files, and the page's data about them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENGINE, MANIFEST } from "../build/paths.mjs";

/** @returns {import("vite").Plugin} */
export function engine() {
  /** @type {import("../src/engine/manifest").Manifest & import("../src/engine/manifest").PythonManifest} */
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const { plain, environment, engine: wheel, lock, ...forPage } = manifest;
  const define = {
    __ENGINE__: JSON.stringify(forPage),
    __PYTHON__: JSON.stringify({ plain, environment, engine: wheel, lock }),
  };
  return {
    name: "tefuda-engine",
    config: () => ({ define }),
    generateBundle() {
      for (const name of Object.keys(manifest.files)) {
        const source = readFileSync(join(ENGINE, manifest.folder, name));
        this.emitFile({ type: "asset", fileName: `${manifest.folder}/${name}`, source });
      }
      this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" });
    },
  };
}
