// Where things lie. The build reads and writes nothing outside these folders.
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const ROOT = resolve(WEB, "..");
export const DIST = join(ROOT, "dist");
export const CACHE = join(ROOT, ".cache");
/** Wheels that the Makefile fetches: micropip's, of the version that Pyodide's lock file names. */
export const WHEELS = join(CACHE, "wheels");
/** And the one that it builds: py_engine's. */
export const ENGINE_WHEEL = join(CACHE, "wheel");
/** What this build makes for the page to ship: the engine's files and their manifest. */
export const ENGINE = join(CACHE, "engine");
export const MANIFEST = join(ENGINE, "manifest.json");
/** Files on the way to these. */
export const SCRATCH = join(CACHE, "pyodide-slim");
/** Typefaces cut to the characters in use. */
export const FONTS = join(CACHE, "fonts");
/** Standard library modules without comments, by what they were made of. */
export const SHRUNK = join(CACHE, "stdlib");
export const PYODIDE = join(WEB, "node_modules", "pyodide");
