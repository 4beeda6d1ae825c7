/** Python in the worker, by either way; nothing here knows a rule of any game. */
import type { PyodideAPI, PyodideConfig } from "pyodide";
import type { Downloads, Files, Rest } from "./downloads";
import { joined } from "./halves.mjs";
import { type CreateModule, readImage, restoring } from "./image.mjs";
import { filesFor, IMAGE, MANIFEST, PLAIN, REST, STDLIB } from "./manifest";
import type { BootStep, StartOrder } from "./messages";
import { PYTHON } from "./python";

interface Start extends StartOrder {
  downloads: Downloads;
  rest: Rest;
  /** Called with the present step. */
  step(step: BootStep): void;
}

export interface Started {
  /** Build id of the running files. */
  build: string;
  /** The door: a JSON request in, a JSON answer out; kept for the worker's life. */
  handle(request: string): string;
  /** Another door with its own matches. */
  spare(request: string): string;
}

/** Pyodide's module, of which only this is used. */
interface PyodideScript {
  loadPyodide(options: PyodideConfig): Promise<PyodideAPI>;
}

/** An empty zip: a restored Python needs no standard library, all it uses is in its memory. */
const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);

/** A file that Pyodide requests without using it: its WebAssembly is already compiled. */
const PYODIDE_WASM = "pyodide.asm.wasm";

/**
 * Pyodide recognizes iPads, which report to be Macs, by their touch points, which a worker's navigator lacks; it needs
 * to, since WebAssembly's garbage collection fails on some of them. Call this before Pyodide's script is loaded.
 */
function tellTouchPoints(count: number): void {
  if ("maxTouchPoints" in navigator) return;
  Object.defineProperty(navigator, "maxTouchPoints", { value: count });
}

/**
 * Supplies Pyodide with the fetched files. It fetches and compiles its WebAssembly itself, and if that fails it only
 * warns and never settles; so its fetches are answered here, and the returned promise rejects on failure.
 * @param rest the second module, loaded on its first call
 * @param isWhole whether that is there from the beginning: an image has the results of Python's own start
 * @param supplied contents by address
 * @param folder the base of relative addresses
 */
function supply(
  wasm: WebAssembly.Module,
  rest: Rest,
  isWhole: boolean,
  supplied: Map<string, BodyInit>,
  folder: string,
): Promise<never> {
  const fetchOutside = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, folder).href;
    const body = supplied.get(address);
    return body === undefined ? fetchOutside(input, init) : new Response(body);
  };
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      try {
        const first = await WebAssembly.instantiate(wasm, imports);
        return { module: wasm, instance: { exports: joined(first, rest.load, isWhole) } };
      } catch (thrown) {
        reject(thrown);
        throw thrown;
      }
    };
  });
}

/** One way to start: the options and files for Pyodide, then the work on Python. */
interface Recipe {
  options: PyodideConfig;
  /** Answers to Pyodide's fetches, by file name. */
  supplies: Record<string, BodyInit>;
  /** Build id of the engine that it brings. */
  build: string;
  finish(py: PyodideAPI): Promise<void>;
}

function fromImage(files: Files, createModule: CreateModule): Recipe {
  const image = readImage(new Uint8Array(files[IMAGE] ?? new ArrayBuffer(0)));
  if (image.head.build !== MANIFEST.build) throw new Error(`the image is of build ${image.head.build}`);
  return {
    options: { _loadSnapshot: image.header, createPyodideModule: restoring(createModule, image) },
    supplies: { [STDLIB]: EMPTY_ZIP },
    build: image.head.build,
    async finish(py) {
      py.pyimport("random").seed(); // or every visitor would draw the same numbers
    },
  };
}

/** The contents of {@link PLAIN}, by name. */
function partsOf(plain: ArrayBuffer): Record<string, ArrayBuffer> {
  let at = 0;
  const parts = Object.entries(PYTHON.plain).map(([name, length]) => {
    const from = at;
    at += length;
    return [name, plain.slice(from, at)];
  });
  if (at !== plain.byteLength) throw new Error(`${PLAIN} holds ${plain.byteLength} bytes, not ${at}`);
  return Object.fromEntries(parts);
}

function fromWheel(files: Files, createModule: CreateModule, folder: string, step: Start["step"]): Recipe {
  return {
    options: { createPyodideModule: createModule },
    supplies: partsOf(files[PLAIN] ?? new ArrayBuffer(0)),
    build: MANIFEST.build,
    async finish(py) {
      step("install");
      await py.loadPackage("micropip", { messageCallback: () => undefined });
      await py.pyimport("micropip").install(folder + PYTHON.engine);
    },
  };
}

/** Starts Python with the engine in it. */
export async function startPython({ path, folder, touchPoints, downloads, rest, step }: Start): Promise<Started> {
  tellTouchPoints(touchPoints);
  const [wasm, files, { loadPyodide }, { default: createModule }] = await Promise.all([
    downloads.wasm(),
    downloads.files(filesFor(path)),
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<PyodideScript>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: CreateModule }>,
  ]);
  const recipe = path === "snapshot" ? fromImage(files, createModule) : fromWheel(files, createModule, folder, step);
  const supplied = new Map<string, BodyInit>([[folder + PYODIDE_WASM, new Uint8Array()]]);
  for (const [name, body] of Object.entries(recipe.supplies)) supplied.set(folder + name, body);
  rest.hold(files[REST]);
  const failed = supply(wasm, rest, path === "plain", supplied, folder);
  step("restore");
  const py = await Promise.race([failed, loadPyodide({ ...commonOptions(folder), ...recipe.options })]);
  await recipe.finish(py);
  const bridge = py.pyimport("py_engine.bridge");
  return { build: recipe.build, handle: bridge.handle, spare: bridge.Door().handle };
}

function commonOptions(folder: string): PyodideConfig {
  return {
    indexURL: folder,
    stdLibURL: folder + STDLIB,
    packageBaseUrl: folder,
    lockFileContents: JSON.stringify(PYTHON.lock),
    env: { ...PYTHON.environment },
  };
}
