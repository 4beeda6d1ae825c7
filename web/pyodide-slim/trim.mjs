// Pyodide's WebAssembly and its script without the parts for dynamic libraries: the site loads none. The module exports
// some thousand functions for these; at every start a browser makes an object of each, puts it into Python's table of
// functions, and gives it a name in the script.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { minifySync, parseSync } from "vite";
import { PYODIDE, WEB } from "../build/paths.mjs";
import { scratch } from "./files.mjs";
import { bodyOf, Reader, readSections, SECTION, vector, writeSections } from "./wasm_code.mjs";

const ASSIGN = "assignWasmExports";
const IMPORTS = "wasmImports";
/** Names of its module in Pyodide's other script and in this site. */
const OTHERS = [
  join(PYODIDE, "pyodide.mjs"),
  join(WEB, "src", "engine", "image.mjs"),
  join(WEB, "pyodide-slim", "snapshot.mjs"),
];

/**
 * @typedef {object} Runtime Pyodide, as every Python of this site is started with it
 * @property {Uint8Array<ArrayBuffer>} wasm
 * @property {string} script pyodide.asm.mjs
 * @property {import("../src/engine/image.mjs").CreateModule} createModule the default export of that
 */

const wordsOf = (/** @type {string} */ text) => new Set(text.match(/[\w$]+/g));

/** The text without these stretches, which are in order. */
function without(/** @type {string} */ text, /** @type {{start: number, end: number}[]} */ cuts) {
  let done = 0;
  const kept = cuts.map(({ start, end }) => {
    const piece = text.slice(done, start);
    done = end;
    return piece;
  });
  return kept.join("") + text.slice(done);
}

/** The body of the script's one function, as a tree. */
function statementsOf(/** @type {string} */ script) {
  const { program, errors } = parseSync("pyodide.asm.mjs", script);
  const [made] = /** @type {any[]} */ (program.body);
  if (errors.length > 0 || !made?.body?.body) throw new Error("Pyodide's script is not one function any more");
  return /** @type {any[]} */ (made.body.body);
}

/** @param {any[]} statements */
function importsIn(statements) {
  const declared = statements.flatMap((each) => (each.type === "VariableDeclaration" ? each.declarations : []));
  const found = declared.find(({ id }) => id.name === IMPORTS)?.init;
  if (!found) throw new Error(`Pyodide's script has no ${IMPORTS}`);
  return /** @type {any[]} */ (found.properties);
}

/** Leaves out imports that the module does not ask for, with the signatures by which a library would get them. */
function withoutImports(/** @type {string} */ script, /** @type {Set<string>} */ asked) {
  const statements = statementsOf(script);
  const properties = importsIn(statements);
  const given = new Set();
  const cuts = properties.flatMap((property, at) => {
    const key = property.key.name ?? property.key.value;
    if (!asked.has(key)) return [{ start: property.start, end: properties[at + 1]?.start ?? property.end }];
    given.add(property.value.name);
    return [];
  });
  const signatures = statements.filter(({ expression }) => {
    const left = expression?.type === "AssignmentExpression" && expression.left;
    return left?.property?.name === "sig" && !given.has(left.object.name);
  });
  return without(
    script,
    [...cuts, ...signatures].sort((one, other) => one.start - other.start),
  );
}

/** Leaves out the exports that are mentioned only where they get their names. */
function withoutExports(/** @type {string} */ script, /** @type {string} */ others) {
  const statements = statementsOf(script);
  const assign = statements.find(({ id }) => id?.name === ASSIGN);
  if (!assign) throw new Error(`Pyodide's script has no ${ASSIGN}`);
  const bare = statements.filter(({ declarations }) => declarations?.every((/** @type {any} */ { init }) => !init));
  const places = [...bare, assign].sort((one, other) => one.start - other.start);
  const said = wordsOf(without(script, places) + others);
  const unsaid = assign.body.body.filter((/** @type {any} */ { start, end }) => {
    const [named, asked] = script.slice(start, end).split(/wasmExports\b/);
    return ![...wordsOf(`${named?.replace("Module", "")} ${asked?.replace(".value", "")}`)].some((word) =>
      said.has(word),
    );
  });
  return without(script, unsaid);
}

/** Names of the exports that the script asks for. */
const exportsIn = (/** @type {string} */ script) =>
  new Set([...script.matchAll(/wasmExports(?:\["([^"]+)"\]|\.([\w$]+))/g)].map(([, one, other]) => one ?? other ?? ""));

/** The module with these exports only. */
function exportingOnly(/** @type {Uint8Array} */ file, /** @type {Set<string>} */ names) {
  const sections = readSections(file);
  const reader = new Reader(bodyOf(sections, SECTION.export));
  /** @type {Uint8Array[]} */
  const kept = [];
  for (let left = reader.number(); left > 0; left--) {
    const from = reader.at;
    const isKept = names.has(reader.name());
    reader.byte();
    reader.skipNumber();
    if (isKept) kept.push(reader.bytes.subarray(from, reader.at));
  }
  return writeSections(sections.map(({ id, body }) => ({ id, body: id === SECTION.export ? vector(kept) : body })));
}

function minified(/** @type {string} */ script) {
  const { code, errors } = minifySync("pyodide.asm.mjs", script, { module: true, compress: true, mangle: true });
  if (errors.length > 0) throw new Error(`Pyodide's script can't be made smaller: ${errors[0]?.message}`);
  return code;
}

/**
 * @param {string} whole pyodide.asm.mjs
 * @param {Set<string>} asked names that the module imports
 * @param {string} others other code that names its exports
 * @returns {{script: string, exports: Set<string>}} the rest, and the exports that it asks for
 */
export function trimmedScript(whole, asked, others) {
  // names may change only if no text with them is run as code: the page's policy forbids that anyway
  const called = whole.replaceAll(/\beval\(/g, "(0,eval)(");
  const used = withoutExports(withoutImports(called, asked), others);
  return { script: minified(used), exports: exportsIn(used) };
}

/** @returns {Promise<Runtime>} */
export async function trimmedRuntime() {
  const whole = new Uint8Array(readFileSync(join(PYODIDE, "pyodide.asm.wasm")));
  const asked = new Set(WebAssembly.Module.imports(new WebAssembly.Module(whole)).map(({ name }) => name));
  const others = OTHERS.map((path) => readFileSync(path, "utf8")).join("\n");
  const text = readFileSync(join(PYODIDE, "pyodide.asm.mjs"), "utf8");
  const { script, exports } = trimmedScript(text, asked, others);
  const { default: createModule } = await import(pathToFileURL(scratch("pyodide.asm.mjs", script)).href);
  return { wasm: exportingOnly(whole, new Set([...exports, ...asked])), script, createModule };
}
