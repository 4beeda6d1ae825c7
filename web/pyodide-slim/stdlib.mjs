// The part of the standard library that a plain start needs: found by a start in Node, from this machine's own server,
// with its imports recorded. It is written without comments and docstrings, which -OO leaves out anyway (so line
// numbers of the standard library differ in tracebacks), and stored, not deflated: it is compressed with the wheels.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { PYODIDE, SHRUNK, WHEELS } from "../build/paths.mjs";
import { scratch, zipOf } from "./files.mjs";
import { importEngine, PROVOKE, startPython } from "./python.mjs";

/** Its name on the page. */
export const STDLIB = "stdlib.zip";

// Imported only after a fault or for the text of a value, so a successful start does not show them.
const ON_ERRORS = ["traceback", "linecache", "tokenize", "token", "keyword", "textwrap", "difflib", "ast", "pprint"];
// Codecs that are looked up by name.
const CODECS = ["aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "idna", "raw_unicode_escape"];

// Runs in the Python that was traced: same grammar, same parser.
const SHRINK = `
import ast

class _Bare(ast.NodeTransformer):
    def visit(self, node):
        self.generic_visit(node)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            match node.body[0]:
                case ast.Expr(value=ast.Constant(value=str())):
                    node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.Pass()]
        return node

def shrink(source):
    return ast.unparse(_Bare().visit(ast.parse(source)))

shrink
`;

/**
 * @typedef {import("./files.mjs").Wheel} Wheel
 * @typedef {import("./trim.mjs").Runtime} Runtime
 * @typedef {{info: any, packages: Record<string, any>}} Lock
 */

/**
 * Starts Python plainly and installs the engine with micropip from a server, like the page, and imports it.
 * @param {Runtime} runtime
 * @param {Wheel} engine
 * @param {Lock} lock
 * @param {string} [stdLibURL] another standard library than Pyodide's own
 */
async function plainStart(runtime, engine, lock, stdLibURL) {
  const server = createServer((_, response) => response.end(engine.bytes)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const options = { lockFileContents: JSON.stringify(lock), packageCacheDir: WHEELS };
  const py = await startPython(runtime, stdLibURL ? { ...options, stdLibURL } : options);
  await py.loadPackage("micropip", { messageCallback: () => {} });
  await py.pyimport("micropip").install(`http://127.0.0.1:${port}/${engine.name}`);
  server.close();
  importEngine(py, unzipSync(engine.bytes));
  py.runPython(PROVOKE);
  return py;
}

/**
 * Caches the results of `shrink`: it takes longer than all the rest, and the standard library is the same every time.
 * @param {(source: string) => string} shrink
 */
function remembering(shrink) {
  mkdirSync(SHRUNK, { recursive: true });
  return (/** @type {string} */ source) => {
    const path = join(SHRUNK, createHash("sha256").update(SHRINK).update(source).digest("hex"));
    if (!existsSync(path)) writeFileSync(path, shrink(source));
    return readFileSync(path, "utf8");
  };
}

/** @param {string} path in the standard library's zip */
const moduleAt = (path) => path.replace(/(\/__init__)?\.py$/, "").replaceAll("/", ".");

/**
 * @param {Runtime} runtime
 * @param {Wheel} engine
 * @param {Lock} lock
 * @returns {Promise<Uint8Array>} a zip of stored files
 */
export async function buildStdlib(runtime, engine, lock) {
  const whole = unzipSync(readFileSync(join(PYODIDE, "python_stdlib.zip")));
  /** @type {Record<string, Uint8Array>} */
  const kept = {};
  const py = await plainStart(runtime, engine, lock);
  const loaded = JSON.parse(py.runPython("import json, sys; json.dumps(list(sys.modules))"));
  const wanted = new Set([...loaded, ...ON_ERRORS, ...CODECS.map((name) => `encodings.${name}`)]);
  const shrink = remembering(py.runPython(SHRINK));
  for (const [path, bytes] of Object.entries(whole)) {
    if (!wanted.has(moduleAt(path))) continue;
    kept[path] = path.endsWith(".py") ? strToU8(shrink(strFromU8(bytes))) : bytes;
  }
  const file = zipOf(kept);
  // the same start with only this standard library: a missing module fails the build
  await plainStart(runtime, engine, lock, scratch(STDLIB, file));
  return file;
}
