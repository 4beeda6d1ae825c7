// The memory image without a browser: run by test_image.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHeapSize, HEAP_BYTES } from "../web/build/snapshot.mjs";
import { freshLength, readImage, restoring, sum32, trampolineIndex, writeImage } from "../web/src/engine/image.mjs";

const HEAP = 1 << 20;
const RUNTIME = 0x5000;
const OFFSET_FIELD = 0x6000;
const SBRK_FIELD = 0x6010;
const STACK_END = 0x20000;
const STACK_BASE = 0x30000;
const USED = 0x50000;
const TRAMPOLINE = RUNTIME + 0x40;

/** A memory as its wasm file makes it: some data at the start, the rest zero. */
function freshMemory() {
  const bytes = new Uint8Array(HEAP);
  for (let i = 0; i < 0x8000; i++) bytes[i] = (i * 7) & 255;
  new DataView(bytes.buffer).setInt32(OFFSET_FIELD, TRAMPOLINE - RUNTIME, true);
  return bytes;
}

/** The same memory after a program has run in it. */
function usedMemory() {
  const bytes = freshMemory();
  new DataView(bytes.buffer).setInt32(SBRK_FIELD, USED, true);
  for (let i = STACK_BASE; i < USED; i += 3) bytes[i] = i & 255;
  bytes[0x100] = 0;
  bytes[HEAP - 1] = 9;
  return bytes;
}

function imageOf(/** @type {Uint8Array} */ memory) {
  const fresh = freshMemory();
  const header = new Uint32Array([1, 16, 0, 0]);
  const snapshot = new Uint8Array([...new Uint8Array(header.buffer), ...memory]);
  return writeImage("b", snapshot, fresh.slice(0, freshLength(fresh)));
}

/** Stands for pyodide.asm.mjs: instantiates, and leaves its own traces in the memory. */
function createModule(/** @type {number} */ own, /** @type {Uint8Array} */ memory) {
  return async (/** @type {any} */ settings) => {
    await new Promise((done) => settings.instantiateWasm({}, done));
    const words = new Int32Array(memory.buffer);
    memory.fill(5, STACK_BASE, STACK_BASE + 999);
    words[SBRK_FIELD >> 2] = STACK_BASE + 1000;
    words[TRAMPOLINE >> 2] = own;
    return {
      HEAPU8: memory,
      HEAP32: words,
      __PyRuntime: RUNTIME,
      __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: OFFSET_FIELD,
      _emscripten_get_sbrk_ptr: () => SBRK_FIELD,
      _emscripten_stack_get_base: () => STACK_BASE,
      _emscripten_stack_get_end: () => STACK_END,
    };
  };
}

async function restored(/** @type {Uint8Array} */ file, own = 77, memory = freshMemory()) {
  const instance = { exports: { memory: { buffer: memory.buffer } } };
  const settings = { instantiateWasm: (/** @type {any} */ _, /** @type {any} */ done) => done(instance, {}) };
  const start = /** @type {any} */ (restoring(/** @type {any} */ (createModule(own, memory)), readImage(file)));
  return start(settings);
}

test("a restored memory is the one that was taken, but for the trampoline, which is this machine's own", async () => {
  const taken = usedMemory();
  const module = await restored(imageOf(taken), 77);
  assert.equal(module.HEAP32[trampolineIndex(module)], 77);
  module.HEAP32[trampolineIndex(module)] = new Int32Array(taken.buffer)[TRAMPOLINE >> 2];
  assert.deepEqual(module.HEAPU8, taken);
});

test("an image is much smaller than its memory", () => {
  assert.ok(imageOf(usedMemory()).length < HEAP / 4);
});

test("a machine whose memory starts otherwise is refused", async () => {
  const other = freshMemory();
  other[3] = 1;
  await assert.rejects(restored(imageOf(usedMemory()), 77, other), /starts the engine's memory otherwise/);
});

test("a machine with a memory of another length is refused", async () => {
  const longer = new Uint8Array(HEAP * 2);
  longer.set(freshMemory());
  await assert.rejects(restored(imageOf(usedMemory()), 77, longer), /memory is 2097152 bytes long, not 1048576/);
});

test("what is no image, or not all of one, is refused", () => {
  const file = imageOf(usedMemory());
  assert.throws(() => readImage(new Uint8Array()), /no engine image/);
  assert.throws(() => readImage(new TextEncoder().encode("<!doctype html>")), /no engine image/);
  for (const length of [4, 20, file.length >> 1, file.length - 1]) {
    assert.throws(() => readImage(file.slice(0, length)), Error, `${length} bytes`);
  }
  assert.throws(() => readImage(new Uint8Array([...file, 0])), /holds \d+ bytes, not \d+/);
});

test("an image is read from anywhere in a buffer", () => {
  const file = imageOf(usedMemory());
  const shifted = new Uint8Array(file.length + 1);
  shifted.set(file, 1);
  assert.deepEqual(readImage(shifted.subarray(1)).head, readImage(file).head);
});

test("the sum tells memories apart by one bit", () => {
  const memory = freshMemory();
  const before = sum32(memory);
  memory[HEAP - 1] = 1;
  assert.notEqual(sum32(memory), before);
});

test("a heap that grew fails the build and says what to do", () => {
  assert.doesNotThrow(() => assertHeapSize(HEAP_BYTES));
  assert.throws(() => assertHeapSize(HEAP_BYTES + 65536), /Import less/);
});
