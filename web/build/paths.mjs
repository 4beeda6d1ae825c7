// The build's folders. It reads and writes nothing outside them.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const ROOT = resolve(WEB, "..");
export const DIST = join(ROOT, "dist");
export const CACHE = join(ROOT, ".cache");
/** Wheels that the Makefile fetches: micropip's, of the version in Pyodide's lock file. */
export const WHEELS = join(CACHE, "wheels");
/** The wheel that the Makefile builds: py_engine's. */
export const ENGINE_WHEEL = join(CACHE, "wheel");
/** Outputs of this build that the page ships: the engine's files and their manifest. */
export const ENGINE = join(CACHE, "engine");
export const MANIFEST = join(ENGINE, "manifest.json");
/** Intermediate files. */
export const SCRATCH = join(CACHE, "pyodide-slim");
/** Typefaces cut to the characters in use. */
export const FONTS = join(CACHE, "fonts");
/** Standard library modules without comments, by the hash of their sources. */
export const SHRUNK = join(CACHE, "stdlib");
export const PYODIDE = join(WEB, "node_modules", "pyodide");
