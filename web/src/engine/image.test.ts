// The memory image: another machine's memory afterwards equals the written one.
import { expect, test } from "vitest";
import { freshLength, readImage, restoring, trampolineIndex, writeImage } from "./image.mjs";

type Module = Parameters<typeof trampolineIndex>[0];
type CreateModule = Parameters<typeof restoring>[0];
interface Settings {
  instantiateWasm(imports: object, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): unknown;
}

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

function imageOf(memory: Uint8Array): Uint8Array {
  const fresh = freshMemory();
  const header = new Uint32Array([1, 16, 0, 0]);
  const snapshot = new Uint8Array([...new Uint8Array(header.buffer), ...memory]);
  return writeImage("b", snapshot, fresh.slice(0, freshLength(fresh)));
}

/** A substitute for pyodide.asm.mjs: it instantiates, and leaves its own traces in the memory. */
function createModule(own: number, memory: Uint8Array): CreateModule {
  return (async (settings: Settings) => {
    await new Promise<void>((done) => settings.instantiateWasm({}, () => done()));
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
  }) as unknown as CreateModule;
}

async function restored(file: Uint8Array, own = 77, memory = freshMemory()): Promise<Module> {
  const instance = { exports: { memory: { buffer: memory.buffer } } } as unknown as WebAssembly.Instance;
  const settings: Settings = { instantiateWasm: (_, done) => done(instance, {} as WebAssembly.Module) };
  const start = restoring(createModule(own, memory), readImage(file));
  return (await start(settings as never)) as unknown as Module;
}

test("a restored memory equals the saved one, except for the trampoline, which is this machine's", async () => {
  const taken = usedMemory();
  const module = await restored(imageOf(taken), 77);
  expect(module.HEAP32[trampolineIndex(module)]).toBe(77);
  module.HEAP32[trampolineIndex(module)] = new DataView(taken.buffer).getInt32(TRAMPOLINE, true);
  expect(module.HEAPU8.findIndex((byte, at) => byte !== taken[at])).toBe(-1);
  expect(module.HEAPU8).toHaveLength(taken.length);
});

test("a machine that starts with another memory, or one of another length, is refused", async () => {
  const other = freshMemory();
  other[3] = 1;
  await expect(restored(imageOf(usedMemory()), 77, other)).rejects.toThrow(/starts the engine's memory otherwise/);
  const longer = new Uint8Array(HEAP * 2);
  longer.set(freshMemory());
  await expect(restored(imageOf(usedMemory()), 77, longer)).rejects.toThrow(/is 2097152 bytes long, not 1048576/);
});

test("data that is not an image, only part of one, or one with another byte, is refused", () => {
  const file = imageOf(usedMemory());
  expect(() => readImage(new Uint8Array())).toThrow(/no engine image/);
  expect(() => readImage(new TextEncoder().encode("<!doctype html>"))).toThrow(/no engine image/);
  for (const length of [4, 20, file.length >> 1, file.length - 1]) {
    expect(() => readImage(file.slice(0, length)), `${length} bytes`).toThrow();
  }
  expect(() => readImage(new Uint8Array([...file, 0]))).toThrow(/holds \d+ bytes, not \d+/);
  const at = file.length - 9;
  file[at] = (file[at] ?? 0) ^ 1;
  expect(() => readImage(file)).toThrow(/damaged/);
});

test("an image is read from anywhere in a buffer", () => {
  const file = imageOf(usedMemory());
  const shifted = new Uint8Array(file.length + 1);
  shifted.set(file, 1);
  expect(readImage(shifted.subarray(1)).head).toEqual(readImage(file).head);
});
