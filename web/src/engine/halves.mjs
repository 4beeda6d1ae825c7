// @ts-check
// Python's WebAssembly comes in two modules (web/pyodide-slim/split.mjs): the first has the functions for a start and a
// match, and loads the second when it first calls a function there. This module runs in Node and in the browser.

/** Prefix of the first module's exports for the second. */
export const OWN = "$";

/** A module that imports a function without parameters and results, and exports it: only so can a table contain it. */
const WRAPPER = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // WebAssembly, version 1
  ...[1, 4, 1, 0x60, 0, 0], // type 0: () → ()
  ...[2, 5, 1, 0, 0, 0, 0], // import "" ""
  ...[7, 5, 1, 1, 0x66, 0, 0], // export "f"
]);

/** @param {() => void} call */
function asWasm(call) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), { "": { "": call } });
  return exports.f;
}

/** Entries of the table between the two, by their numbers: the second imports those that the first has put there. */
function lentBy(/** @type {WebAssembly.Table} */ table) {
  /** @type {Record<string, WebAssembly.ExportValue>} */
  const lent = {};
  for (let entry = 1; entry < table.length; entry++) {
    const lying = table.get(entry);
    if (lying) lent[entry] = lying;
  }
  return lent;
}

/**
 * Completes the first module.
 * @param {WebAssembly.Instance} first
 * @param {() => WebAssembly.Module} loadSecond called at most once; returns the module synchronously, because Python waits
 * @param {boolean} [isAtOnce] whether the second is loaded from the beginning, with its data for the memory
 * @returns {WebAssembly.Exports} the exports of both together
 */
export function joined(first, loadSecond, isAtOnce = false) {
  /** @type {Record<string, WebAssembly.ExportValue>} */
  const own = {};
  /** @type {Record<string, WebAssembly.ExportValue>} */
  const rest = {};
  for (const [name, value] of Object.entries(first.exports)) {
    if (name.startsWith(OWN)) own[name.slice(OWN.length)] = value;
    else rest[name] = value;
  }
  const table = /** @type {WebAssembly.Table} */ (own.table);
  const loaded = /** @type {WebAssembly.Global} */ (own.loaded);
  const load = () => {
    new WebAssembly.Instance(loadSecond(), { "": lentBy(table), [OWN]: own });
    loaded.value = 1;
  };
  if (isAtOnce) load();
  else table.set(0, asWasm(load));
  return rest;
}
