// Pyodide without the parts for dynamic libraries.
import { expect, test } from "vitest";
import { trimmedScript } from "./trim.mjs";

/** In Emscripten's form: the module's imports and exports, and the script's use of both. */
const SCRIPT = `async function make(Module = {}) {
  function _shown(at) { return UTF8(at) }
  _shown.sig = "ii";
  function _drawn(at) { return "never drawn" }
  _drawn.sig = "ii";
  var wasmImports = { shown: _shown, drawn: _drawn };
  var _run, _spare, _told, _asked, __main;
  function assignWasmExports(wasmExports) {
    _run = Module["_run"] = wasmExports["run"];
    _spare = Module["_spare"] = wasmExports["spare"];
    _told = Module["_told"] = wasmExports["told"].value >>> 0;
    _asked = Module["_asked"] = wasmExports["asked"];
    __main = Module["__main"] = wasmExports["_main"];
  }
  assignWasmExports(await Module.start(wasmImports));
  Module.text = eval("_run(1)");
  Module.entry = Module.find("_main");
  return Module;
}
export default make;
`;

test("every export that is named anywhere stays, and no other", () => {
  const { exports } = trimmedScript(SCRIPT, new Set(["shown"]), "module._told");
  expect([...exports].sort()).toEqual(["_main", "run", "told"]);
});

test("of the script's imports only those of the module stay", () => {
  const { script } = trimmedScript(SCRIPT, new Set(["shown"]), "");
  expect(script).toContain("shown:");
  expect(script).not.toMatch(/drawn/);
});

test("a script of another shape fails the build", () => {
  expect(() => trimmedScript("export default () => 1;", new Set(), "")).toThrow(/not one function/);
  expect(() => trimmedScript(SCRIPT.replaceAll("wasmImports", "given"), new Set(), "")).toThrow(/no wasmImports/);
  expect(() => trimmedScript(SCRIPT.replaceAll("assignWasmExports", "given"), new Set(), "")).toThrow(/no assign/);
});
