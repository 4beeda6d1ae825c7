// The engine's memory image: Pyodide started in Node, the engine imported, its memory taken and checked.
import { dirname } from "node:path";
import { unzipSync } from "fflate";
import { freshLength, onFreshMemory, readImage, restoring, trampolineIndex, writeImage } from "../src/engine/image.mjs";
import { scratch } from "./files.mjs";
import { FORGET } from "./forget.mjs";
import { importEngine, lockOf, startPython } from "./python.mjs";
import { withoutTables } from "./tables.mjs";

/** Size of the wasm memory at the start: a restored memory can't be larger (Pyodide copies without growing). */
const HEAP_BYTES = 31457280;
const SITE_PACKAGES = "/lib/python3.14/site-packages";
const LARGEST_BLOCK = 4 << 20;

/**
 * @typedef {import("./trim.mjs").Runtime} Runtime
 * @typedef {import("../src/engine/image.mjs").Module & Record<string, any>} Raw Emscripten's module, untyped
 */

/** The standard library of a restored Python: an empty zip, since everything that it needs is in its memory. */
export const emptyStdlib = () => scratch("empty.zip", Uint8Array.from([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]));

function unpack(/** @type {any} */ fs, /** @type {Record<string, Uint8Array>} */ files) {
  for (const [path, bytes] of Object.entries(files)) {
    fs.mkdirTree(dirname(`${SITE_PACKAGES}/${path}`));
    fs.writeFile(`${SITE_PACKAGES}/${path}`, bytes);
  }
}

// Plays through every game once, with its own door, so that tables, caches and specialised bytecode are in memory.
const WARM = `
import json
from py_engine.bridge import Door

def warm():
    door = Door()
    ask = lambda **request: json.loads(door.handle(json.dumps(request)))
    for game in ask(op="catalog")["games"]:
        seats = [{"name": str(seat)} for seat in range(game["min_players"])]
        status = ask(op="new", game=game["id"], seats=seats, options={}, seed=1)
        for _ in range(40):
            if status["over"]:
                break
            action = ask(op="legal", match=status["match"], limit=1)["actions"][0]
            status = ask(op="act", match=status["match"], action=action)
            ask(op="view", match=status["match"], seat=0)

warm()
del warm, Door, json
`;

// Removes what only the imports needed: finders remember the build's file system, random its state. The standard input
// is not used; its buffer is 128 KiB of earlier data, the packed standard library.
const TIDY = `
import importlib, random, sys, zipimport
sys.stdin.close()
sys.stdin = sys.__stdin__ = None
random.seed(0)
importlib.invalidate_caches()
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
del importlib, random, sys, zipimport
${FORGET}
import gc
for _ in range(3):
    gc.collect()
gc.freeze()
del gc
`;

/**
 * Zeroes unused memory, since its old contents are not worth shipping: the stack, which is empty between two calls, and
 * all free memory, by allocating and freeing it.
 */
function zeroFreeMemory(/** @type {Raw} */ raw) {
  raw.HEAPU8.fill(0, raw._emscripten_stack_get_end(), raw._emscripten_stack_get_current());
  const held = [];
  raw.memory.grow = () => {
    throw new RangeError("the memory must not grow");
  };
  for (let size = LARGEST_BLOCK; size >= 16; size = Math.floor(size * 0.75) & ~7) {
    for (let block = raw._PyMem_RawMalloc(size); block; block = raw._PyMem_RawMalloc(size)) {
      raw.HEAPU8.fill(0, block, block + size);
      held.push(block);
    }
  }
  for (const block of held) raw._PyMem_RawFree(block);
  delete raw.memory.grow;
}

/**
 * @param {Runtime} runtime
 * @param {Record<string, Uint8Array>} files the engine's wheel, unzipped
 * @param {any} info of Pyodide's lock file
 */
async function takeMemory(runtime, files, info) {
  /** @type {Uint8Array | undefined} */
  let fresh;
  const py = await startPython(runtime, {
    _makeSnapshot: true,
    lockFileContents: lockOf(info),
    createPyodideModule: (settings) => {
      onFreshMemory(settings, (memory) => {
        fresh = memory.slice(0, freshLength(memory));
      });
      return runtime.createModule(settings);
    },
  });
  unpack(py.FS, files);
  py.runPython("import importlib; importlib.invalidate_caches(); del importlib");
  importEngine(py, files);
  py.runPython(WARM);
  py.runPython(TIDY);
  const raw = /** @type {Raw} */ (/** @type {any} */ (py)._module);
  raw.HEAP32[trampolineIndex(raw)] = 0;
  zeroFreeMemory(raw);
  if (raw.HEAPU8.length !== HEAP_BYTES)
    throw new Error(
      `the engine's memory is ${raw.HEAPU8.length} bytes long after its import, but a snapshot must have ${HEAP_BYTES}: ` +
        "a browser restores it without growing. Import less, or build smaller tables at import.",
    );
  if (!fresh) throw new Error("the fresh memory was not seen");
  return { snapshot: py.makeMemorySnapshot(), fresh };
}

/** Addresses at which a restored memory differs from the original in a relevant place. */
function differingBytes(/** @type {Raw} */ raw, /** @type {Uint8Array} */ heap) {
  const wrong = [];
  const field = trampolineIndex(raw) * 4;
  const [end, base] = [raw._emscripten_stack_get_end(), raw._emscripten_stack_get_base()];
  for (let at = 0; at < heap.length && wrong.length < 10; at++) {
    const isOwn = (at >= field && at < field + 4) || (at >= end && at < base);
    if (raw.HEAPU8[at] !== heap[at] && !isOwn) wrong.push(at);
  }
  return wrong;
}

/**
 * Starts Python from the image like the page, with no standard library, and compares its memory byte by byte.
 * @param {Runtime} runtime
 * @param {Uint8Array} file
 * @param {Uint8Array} snapshot
 * @param {any} info
 */
async function verify(runtime, file, snapshot, info) {
  const image = readImage(file);
  /** @type {number[]} */
  const wrong = [];
  const restore = restoring(runtime.createModule, image);
  const py = await startPython(runtime, {
    _loadSnapshot: image.header,
    lockFileContents: lockOf(info),
    stdLibURL: emptyStdlib(),
    createPyodideModule: async (settings) => {
      const started = await restore(settings);
      const module = /** @type {Raw} */ (/** @type {unknown} */ (started));
      wrong.push(...differingBytes(module, snapshot.subarray(image.header.length)));
      return started;
    },
  });
  if (wrong.length > 0) throw new Error(`bytes differ after a restore, the first at ${wrong}`);
  const handle = py.pyimport("py_engine.bridge").handle;
  const { games } = JSON.parse(handle('{"op":"catalog"}'));
  if (!Array.isArray(games) || games.length === 0) throw new Error("the restored engine knows no game");
  return games.map(({ id }) => /** @type {string} */ (id));
}

/**
 * @param {Runtime} runtime
 * @param {string} build id that the page, the worker and this image must agree on
 * @param {Uint8Array} wheel
 * @param {any} info of Pyodide's lock file
 * @returns {Promise<{image: Uint8Array, snapshot: Uint8Array, fresh: Uint8Array, games: string[]}>} the image,
 *   uncompressed, its sources, and the ids of the games in the order of the engine's register
 */
export async function buildImage(runtime, build, wheel, info) {
  const { snapshot, fresh } = await takeMemory(runtime, unzipSync(wheel), info);
  const image = writeImage(build, snapshot, fresh);
  const games = await verify(runtime, image, snapshot, info);
  return { image, snapshot, fresh, games };
}

/**
 * The image for a module that leaves these tables to another one: they are not in its memory, since nothing has changed
 * them from their initial values.
 * @param {{from: number, to: number}[]} tables
 * @param {string} build
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} fresh
 */
export function imageWithout(tables, build, snapshot, fresh) {
  const header = snapshot.length - HEAP_BYTES;
  for (const { from, to } of tables) {
    const [now, before] = [snapshot.subarray(header + from, header + to), fresh.subarray(from, to)];
    if (Buffer.compare(now, before) !== 0) throw new Error(`what begins at ${from} is no constant table`);
  }
  return writeImage(build, withoutTables(snapshot, tables, header), withoutTables(fresh, tables));
}
