/** What the build tells of the engine's files (see web/build/engine.mjs). */
export interface Manifest {
  /** One id for the page, the worker and the memory image. */
  readonly build: string;
  /** Folder of the files, below the page's own. */
  readonly folder: string;
  /** Sizes in bytes, by name. */
  readonly files: Readonly<Record<string, number>>;
  /** Ids of the games that the engine knows, in the order of its register. */
  readonly games: readonly string[];
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

export const WASM = "pyodide.asm.wasm";
export const IMAGE = "image.bin";
export const STDLIB = "stdlib.bin";

/** Names of the files that a way of starting needs beside {@link WASM}. */
export function filesFor(path: BootPath): string[] {
  const micropip = MANIFEST.lock.packages.micropip.file_name;
  return path === "snapshot" ? [IMAGE] : [STDLIB, micropip, MANIFEST.engine];
}

/** Bytes of all files that a way of starting fetches. */
export const bytesFor = (path: BootPath): number =>
  [WASM, ...filesFor(path)].reduce((sum, name) => sum + (MANIFEST.files[name] ?? 0), 0);
