/** The data about the engine's files that page and worker use. */
export interface Manifest {
  /** One id for the page, the worker and the memory image. */
  readonly build: string;
  /** Folder of the files, below the page's own. */
  readonly folder: string;
  /** Sizes in bytes, by name. */
  readonly files: Readonly<Record<string, number>>;
  /** Ids of the games that the engine knows, in the order of its register. */
  readonly games: readonly string[];
}

/** The data with which the worker starts Python. */
export interface PythonManifest {
  /** The contents of {@link PLAIN}, one after another: lengths in bytes, by the name that Pyodide asks for. */
  readonly plain: Readonly<Record<string, number>>;
  /** Environment variables of Python: same hashes, same optimisation on both ways. */
  readonly environment: Readonly<Record<string, string>>;
  /** Name of the engine's wheel. */
  readonly engine: string;
  /** Lock file of Pyodide's packages: micropip only. */
  readonly lock: { readonly info: unknown; readonly packages: { readonly micropip: { readonly file_name: string } } };
}

declare const __ENGINE__: Manifest;

export const MANIFEST: Manifest = __ENGINE__;

/** The two ways of starting: from the memory image, or Python first and then the engine's wheel by micropip. */
export type BootPath = "snapshot" | "plain";

/** Python's WebAssembly: the functions for a start and a match. */
export const WASM = "python.bin";
/** All the rest of it, for when that is called. */
export const REST = "python-rest.bin";
export const IMAGE = "image.bin";
/** The files of a plain start: Python's standard library and the wheels of micropip and the engine. */
export const PLAIN = "plain.bin";
/** The standard library, as {@link PLAIN} names it. */
export const STDLIB = "stdlib.zip";

/** Names of the files that a start needs in addition to {@link WASM}; a plain one repeats the image's work. */
export const filesFor = (path: BootPath): string[] => (path === "snapshot" ? [IMAGE] : [REST, PLAIN]);

/** Bytes of all files that a way of starting fetches. */
export const bytesFor = (path: BootPath): number =>
  [WASM, ...filesFor(path)].reduce((sum, name) => sum + (MANIFEST.files[name] ?? 0), 0);
