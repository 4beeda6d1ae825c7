// @ts-check
// The engine's memory as a file: the differences between a Python that has just been started and one that has the
// engine imported. The build writes it, the worker restores it; so this module runs in Node and in the browser.
//
// Layout, little-endian: magic, head length, head (JSON, UTF-8), Pyodide's snapshot header, an index of
// [bytes to skip, bytes to write] pairs, and the bytes to write. Every part begins at a multiple of four.

/** "TFDA" */
const MAGIC = 0x41444654;
/** Equal bytes shorter than this between two differences are written too: an index entry costs eight. */
const WORTH_SKIPPING = 24;
/** The place of the length in Pyodide's own snapshot header. */
const HEADER_LENGTH_WORD = 1;

/**
 * @typedef {object} Head
 * @property {string} build id of the build that made the image
 * @property {number} heap length of the whole memory in bytes
 * @property {number} fresh length of the part that the wasm file itself fills
 * @property {number} freshSum {@link sum32} of that part as the build's browser-to-be saw it
 * @property {number} sum {@link sum32} of the bytes to write
 * @property {number} header length of Pyodide's header
 * @property {number} runs number of index pairs
 *
 * @typedef {{head: Head, header: Uint8Array, index: Uint32Array, bytes: Uint8Array}} Image
 *
 * @typedef {object} Module the parts of Emscripten's module object that are used here
 * @property {Uint8Array} HEAPU8
 * @property {Int32Array} HEAP32
 * @property {number} __PyRuntime
 * @property {number} __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET
 * @property {() => number} _emscripten_get_sbrk_ptr address of the end of the memory in use
 * @property {() => number} _emscripten_stack_get_base where the stack begins; it grows down
 * @property {() => number} _emscripten_stack_get_end
 *
 * @typedef {NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>} CreateModule
 * @typedef {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} Instantiated
 * @typedef {(imports: WebAssembly.Imports, done: Instantiated) => unknown} Instantiate
 */

/**
 * A cheap 32-bit sum of full words (FNV-1a's step on words), only to distinguish two versions of a memory.
 * @param {Uint8Array} bytes a view whose start is a multiple of four; bytes beyond its last full word do not count
 */
export function sum32(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ /** @type {number} */ (words[i]), 0x01000193);
  return sum >>> 0;
}

/**
 * Length of the part of a just instantiated memory that is not zero, rounded up to a wasm page's 64 KiB.
 * @param {Uint8Array} memory
 */
export function freshLength(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  let last = words.length;
  while (last > 0 && words[last - 1] === 0) last--;
  return Math.min(memory.length, Math.ceil((last * 4) / 65536) * 65536);
}

/**
 * Index of CPython's pointer to the wasm module through which it calls C functions, in {@link Module.HEAP32}.
 * Each browser has its own value there (0 where it lacks wasm-gc, and on iPhones and iPads), so it must never come
 * from another machine's memory.
 * @param {Module} module
 */
export function trampolineIndex(module) {
  const offset = /** @type {number} */ (module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]);
  return (module.__PyRuntime + offset) >> 2;
}

/**
 * @param {Uint8Array} heap memory to be rebuilt
 * @param {Uint8Array} fresh the beginning of a just instantiated memory
 * @returns {[from: number, to: number][]} the stretches that differ
 */
function differences(heap, fresh) {
  /** @type {[number, number][]} */
  const runs = [];
  let start = -1;
  let last = -WORTH_SKIPPING;
  for (let i = 0; i < heap.length; i++) {
    if (heap[i] === (i < fresh.length ? fresh[i] : 0)) continue;
    if (i - last > WORTH_SKIPPING) {
      if (start >= 0) runs.push([start, last + 1]);
      start = i;
    }
    last = i;
  }
  if (start >= 0) runs.push([start, last + 1]);
  return runs;
}

/** @param {number} length */
const aligned = (length) => (length + 3) & ~3;

/**
 * @param {string} build
 * @param {Uint8Array} snapshot as Pyodide's makeMemorySnapshot gave it
 * @param {Uint8Array} fresh the beginning of a just instantiated memory, {@link freshLength} bytes
 * @returns {Uint8Array} the file
 */
export function writeImage(build, snapshot, fresh) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, HEADER_LENGTH_WORD + 1);
  const header = snapshot.subarray(0, words[HEADER_LENGTH_WORD]);
  const heap = snapshot.subarray(header.length);
  const runs = differences(heap, fresh);
  const index = new Uint32Array(
    runs.flatMap(([from, to], i) => [from - (i > 0 ? /** @type {[number, number]} */ (runs[i - 1])[1] : 0), to - from]),
  );
  const sizes = { heap: heap.length, fresh: fresh.length, header: header.length, runs: runs.length };
  const bytes = joined(runs.map(([from, to]) => heap.subarray(from, to)));
  const text = JSON.stringify({ build, freshSum: sum32(fresh), sum: sum32(bytes), ...sizes });
  const head = new TextEncoder().encode(text.padEnd(aligned(text.length)));
  const parts = [header, new Uint8Array(index.buffer), bytes];
  return joined([new Uint8Array(new Uint32Array([MAGIC, head.length]).buffer), head, ...parts]);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * @param {Uint8Array} file as {@link writeImage} made it
 * @returns {Image}
 * @throws {Error} if the file is not an image or is incomplete
 */
export function readImage(file) {
  const data = file.byteOffset % 4 === 0 ? file : file.slice();
  const [magic, headLength] = new Uint32Array(data.buffer, data.byteOffset, Math.min(2, data.length >> 2));
  if (magic !== MAGIC || headLength === undefined) throw new Error("this file is no engine image");
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(data.subarray(8, 8 + headLength)));
  const indexAt = 8 + headLength + head.header;
  const bytesAt = indexAt + head.runs * 8;
  if (bytesAt > data.length) throw new Error("the engine image is cut off");
  const index = new Uint32Array(data.buffer, data.byteOffset + indexAt, head.runs * 2);
  const bytes = data.subarray(bytesAt);
  let expected = 0;
  for (let i = 1; i < index.length; i += 2) expected += /** @type {number} */ (index[i]);
  if (bytes.length !== expected) throw new Error(`the engine image holds ${bytes.length} bytes, not ${expected}`);
  if (sum32(bytes) !== head.sum) throw new Error("the engine image is damaged");
  return { head, header: data.slice(8 + headLength, indexAt), index, bytes };
}

/**
 * Restores the memory to its state in the image, except for the stack, which is empty between two calls. Memory that
 * was never used is zero and stays untouched: touching all of it takes longer than all the rest.
 * @param {Image} image
 * @param {Module} module
 * @param {Uint8Array} fresh the beginning of this machine's memory
 */
function applyImage(image, module, fresh) {
  const heap = module.HEAPU8;
  const used = /** @type {number} */ (module.HEAP32[module._emscripten_get_sbrk_ptr() >> 2]);
  heap.set(fresh, 0);
  heap.fill(0, fresh.length, module._emscripten_stack_get_end());
  heap.fill(0, module._emscripten_stack_get_base(), used);
  let at = 0;
  let from = 0;
  for (let i = 0; i < image.index.length; i += 2) {
    at += /** @type {number} */ (image.index[i]);
    const length = /** @type {number} */ (image.index[i + 1]);
    heap.set(image.bytes.subarray(from, from + length), at);
    at += length;
    from += length;
  }
}

/**
 * Has `see` called with the memory as it is right after instantiation, before any code has run in it.
 * @param {Parameters<CreateModule>[0]} settings
 * @param {(memory: Uint8Array) => void} see
 */
export function onFreshMemory(settings, see) {
  const hooks = /** @type {{instantiateWasm: Instantiate}} */ (settings);
  const instantiate = hooks.instantiateWasm;
  hooks.instantiateWasm = (imports, done) =>
    instantiate(imports, (instance, wasm) => {
      see(new Uint8Array(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer));
      done(instance, wasm);
    });
}

/**
 * Wraps Emscripten's start so that the memory is the image's when Pyodide continues with `_loadSnapshot: image.header`.
 * It uses the memory right after instantiation, with which the image was compared. Pyodide keeps a reference to its
 * options; so nothing refers to the image any more once it is in the memory.
 * @param {CreateModule} createModule default export of pyodide.asm.mjs
 * @param {Image} whole
 * @returns {CreateModule}
 */
export function restoring(createModule, whole) {
  /** @type {Image | undefined} */
  let image = whole;
  return async (settings) => {
    if (!image) throw new Error("an image starts one Python");
    const { heap, fresh: length, freshSum } = image.head;
    /** @type {Uint8Array | undefined} */
    let fresh;
    onFreshMemory(settings, (memory) => {
      fresh = memory.slice(0, length);
    });
    const started = await createModule(settings);
    const module = /** @type {Module} */ (/** @type {unknown} */ (started));
    if (!fresh || sum32(fresh) !== freshSum) throw new Error("this browser starts the engine's memory otherwise");
    if (module.HEAPU8.length !== heap) throw new Error(`memory is ${module.HEAPU8.length} bytes long, not ${heap}`);
    const field = trampolineIndex(module);
    const own = /** @type {number} */ (module.HEAP32[field]);
    applyImage(image, module, fresh);
    image = fresh = undefined;
    module.HEAP32[field] = own;
    return started;
  };
}
