// Makes the engine's files: Pyodide, the memory image, what a plain start needs instead, and a manifest of them all.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress, init as initZstd } from "@bokuweb/zstd-wasm";
import { ENGINE, ENGINE_WHEEL, MANIFEST, PYODIDE, WEB, WHEELS } from "../build/paths.mjs";
import { onlyWheelIn, stored } from "./files.mjs";
import { profile, verifySplit } from "./profile.mjs";
import { ENVIRONMENT } from "./python.mjs";
import { buildImage, imageWithout } from "./snapshot.mjs";
import { split } from "./split.mjs";
import { buildStdlib, STDLIB } from "./stdlib.mjs";
import { movableTables } from "./tables.mjs";
import { trimmedRuntime } from "./trim.mjs";

const SCRIPT = "pyodide.mjs";
const MODULE = "pyodide.asm.mjs";
const PYTHON = "pyodide.asm.wasm";
/** Beyond it a build takes several times as long for a thousandth. */
const ZSTD_LEVEL = 19;

/** @typedef {import("../src/engine/manifest").Manifest} Manifest */

/** @param {Iterable<string | Uint8Array>} parts */
function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

const text = (/** @type {string} */ path) => readFileSync(path, "utf8");

/** Sources that decide what the worker, the image and the standard library are. */
function recipe() {
  const folders = [join(WEB, "pyodide-slim"), join(WEB, "src", "engine")];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!\.test)\.(mjs|ts)$/.test(name))
      .sort()
      .map((name) => text(join(folder, name))),
  );
}

/** A lock file that names micropip only: with another, Pyodide would know of files that are not here. */
function lockFor(/** @type {any} */ whole, /** @type {import("./files.mjs").Wheel} */ micropip) {
  const entry = { ...whole.packages.micropip, file_name: micropip.name, sha256: digest([micropip.bytes]) };
  return { info: whole.info, packages: { micropip: entry } };
}

/**
 * Python in two modules, and the image that fits the first.
 * @param {import("./trim.mjs").Runtime} runtime
 * @param {string} build
 * @param {Uint8Array} wheel the engine's
 * @param {any} info of Pyodide's lock file
 */
async function makePython(runtime, build, wheel, info) {
  const whole = runtime.wasm;
  const { image: wide, snapshot, fresh, games } = await buildImage(runtime, build, wheel, info);
  const isUsed = await profile(runtime, wide, info);
  const tables = movableTables(whole, isUsed);
  const halves = split(whole, isUsed, tables);
  const image = imageWithout(tables, build, snapshot, fresh);
  await verifySplit(runtime, halves, image, info);
  return { ...halves, image, games };
}

/**
 * @param {string} build
 * @param {import("./files.mjs").Wheel} engine
 * @param {import("./files.mjs").Wheel} micropip
 * @param {Manifest["lock"]} lock
 * @returns {Promise<Pick<Manifest, "plain" | "games"> & {files: Record<string, Uint8Array>}>} files by name
 */
async function makeFiles(build, engine, micropip, lock) {
  const runtime = await trimmedRuntime();
  const { first, second, image, games } = await makePython(runtime, build, engine.bytes, lock.info);
  // all that is packed in them is unpacked, so that one code is over all of it
  const wheels = [micropip, engine].map(({ name, bytes }) => [name, stored(bytes)]);
  /** @type {Record<string, Uint8Array>} */
  const plain = { [STDLIB]: await buildStdlib(runtime, engine, lock), ...Object.fromEntries(wheels) };
  await initZstd();
  const files = {
    [SCRIPT]: readFileSync(join(PYODIDE, SCRIPT)),
    [MODULE]: Buffer.from(runtime.script),
    "python.bin": compress(first, ZSTD_LEVEL),
    "python-rest.bin": compress(second, ZSTD_LEVEL),
    "image.bin": compress(image, ZSTD_LEVEL),
    "plain.bin": compress(Buffer.concat(Object.values(plain)), ZSTD_LEVEL),
  };
  return { files, plain: lengthsOf(plain), games };
}

/** @param {Record<string, Uint8Array>} files */
const lengthsOf = (files) => Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.length]));

/** @param {Record<string, Uint8Array>} files */
function writeFiles(files) {
  const names = Object.keys(files).sort();
  const folder = `engine/${digest(names.flatMap((name) => [name, files[name] ?? ""])).slice(0, 16)}`;
  const target = join(ENGINE, folder);
  mkdirSync(target, { recursive: true });
  for (const name of names) writeFileSync(join(target, name), files[name] ?? "");
  return folder;
}

// All of these get into the memory, but the image shall not depend on the machine and the moment.
process.env.TZ = "UTC";
process.argv[1] = "python";
Date.now = performance.now = () => 0;
const whole = JSON.parse(text(join(PYODIDE, "pyodide-lock.json")));
const engine = onlyWheelIn(ENGINE_WHEEL, "tefuda");
const micropip = onlyWheelIn(WHEELS, `micropip-${whole.packages.micropip.version}`);
const lock = lockFor(whole, micropip);
const runtime = [SCRIPT, MODULE, PYTHON].map((name) => readFileSync(join(PYODIDE, name)));
const build = digest([...runtime, engine.bytes, micropip.bytes, ...recipe()]).slice(0, 16);
rmSync(ENGINE, { recursive: true, force: true });
const { files, plain, games } = await makeFiles(build, engine, micropip, lock);
const folder = writeFiles(files);
const sizes = lengthsOf(files);
const manifest = { build, folder, files: sizes, plain, games, engine: engine.name, lock, environment: ENVIRONMENT };
writeFileSync(join(ENGINE, engine.name), engine.bytes); // for a comparison with a page that installs it
writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
for (const [name, size] of Object.entries(sizes)) console.log(`${String(size).padStart(9)} ${name}`);
process.exit(0); // Pyodide's event loop would keep Node waiting
