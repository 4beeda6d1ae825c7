// Zips and wheels whose bytes do not depend on the day, and files that only the build reads.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { SCRATCH } from "../build/paths.mjs";

/**
 * @typedef {{name: string, bytes: Uint8Array}} Wheel
 */

// The first date of the zip format; no program reads the dates in these.
const EPOCH = new Date(1980, 0, 1);

/** A zip with uncompressed files. */
export const zipOf = (/** @type {Record<string, Uint8Array>} */ files) => zipSync(files, { level: 0, mtime: EPOCH });

/** The same wheel, uncompressed. */
export const stored = (/** @type {Uint8Array} */ wheel) => zipOf(unzipSync(wheel));

/** @returns {Wheel} */
export function onlyWheelIn(/** @type {string} */ folder, /** @type {string} */ start) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const [name, ...others] = names.filter((each) => each.startsWith(`${start}-`) && each.endsWith(".whl"));
  if (!name || others.length > 0) throw new Error(`${folder} has not just one wheel ${start}: ${names.join(", ")}`);
  return { name, bytes: readFileSync(join(folder, name)) };
}

/** Writes a file that only the build reads, and returns its path. */
export function scratch(/** @type {string} */ name, /** @type {Uint8Array | string} */ content) {
  mkdirSync(SCRATCH, { recursive: true });
  writeFileSync(join(SCRATCH, name), content);
  return join(SCRATCH, name);
}
