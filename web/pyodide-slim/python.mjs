// Python in Node: the same Pyodide as on the page, with nothing fetched from anywhere.
import { loadPyodide } from "pyodide";

/** Environment of every Python of this project, in the build and in both ways of starting in the browser. */
export const ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1", LANG: "C.UTF-8" };

/**
 * A lock file with these packages only, so that Pyodide never asks another origin.
 * @param {{abi_version: string, arch: string, platform: string, python: string, version: string}} info
 * @param {Record<string, unknown>} [packages]
 */
export const lockOf = (info, packages = {}) => JSON.stringify({ info, packages });

const IMPORT = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import|import[ \t]+([\w.]+))/gm;

/** Names of the modules that a module's code imports, inside functions too. */
function namedIn(/** @type {Uint8Array | undefined} */ source) {
  const found = [...new TextDecoder().decode(source).matchAll(IMPORT)];
  return found.map(([, from, plain]) => from ?? plain ?? "");
}

// Bots are loaded by name at the first request to one.
const MACHINES = `
import json
from py_engine.games import GAMES
json.dumps([game.machine for game in GAMES.values() if game.machine])
`;

/** Faults, and their reports. */
export const PROVOKE = `
import traceback
for bad in ("undefined_name", "1/0", "import nothing_of_that_name", "(", "[].append(1, 2)", "{}['a']", "None.a"):
    try:
        exec(compile(bad, "<provoked>", "exec"))
    except Exception as fault:
        "".join(traceback.format_exception(fault))
        repr(fault)
del bad
`;

/**
 * Imports the engine with its bots, and all modules that its code imports only when it runs.
 * @param {import("pyodide").PyodideAPI} py with the engine installed
 * @param {Record<string, Uint8Array>} files of the engine's wheel
 */
export function importEngine(py, files) {
  const source = (/** @type {string} */ name) => {
    const path = name.replaceAll(".", "/");
    return files[`${path}.py`] ?? files[`${path}/__init__.py`];
  };
  /** @type {Set<string>} */
  const imported = new Set();
  /** @type {string[]} */
  const machines = JSON.parse(py.runPython(MACHINES));
  for (let names = ["random", "py_engine.bridge", ...machines]; names.length > 0; ) {
    for (const name of names) imported.add(name);
    py.runPython(names.map((name) => `__import__(${JSON.stringify(name)})`).join("\n"));
    /** @type {string[]} */
    const loaded = JSON.parse(py.runPython("import json, sys; json.dumps(list(sys.modules))"));
    const named = loaded.filter((name) => source(name)).flatMap((name) => namedIn(source(name)));
    names = [...new Set(named)].filter((name) => !imported.has(name)).sort();
  }
}

/**
 * @typedef {{module: WebAssembly.Module, instance: {exports: WebAssembly.Exports}}} Instantiated
 * @typedef {(imports: WebAssembly.Imports, before: typeof WebAssembly.instantiate) => Promise<Instantiated>} Instantiate
 * another way, given the imports and the usual way
 */

/**
 * Makes Pyodide's own WebAssembly, which Node compiles as a whole, be instantiated in another way while `use` runs.
 * @template T
 * @param {Instantiate} instantiate
 * @param {() => Promise<T>} use
 */
export async function instantiatingBy(instantiate, use) {
  const before = WebAssembly.instantiate;
  const isWhole = (/** @type {unknown} */ source) => source instanceof Uint8Array && source.length > 1 << 20;
  Object.assign(WebAssembly, {
    instantiate: (/** @type {any} */ source, /** @type {WebAssembly.Imports} */ imports) =>
      isWhole(source) ? instantiate(imports, before) : before(source, imports),
  });
  try {
    return await use();
  } finally {
    Object.assign(WebAssembly, { instantiate: before });
  }
}

/**
 * @param {import("./trim.mjs").Runtime} runtime
 * @param {import("pyodide").PyodideConfig} options
 */
export function startPython({ wasm, createModule }, options) {
  const all = { env: { ...ENVIRONMENT }, createPyodideModule: createModule, ...options };
  return instantiatingBy(
    (imports, before) => before(wasm, imports),
    () => loadPyodide(all),
  );
}
