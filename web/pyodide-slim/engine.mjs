// Makes the engine's files: Pyodide, the memory image, the files for a plain start, and a manifest of them all.
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
/** Higher levels take several times as long for a thousandth of the size. */
const ZSTD_LEVEL = 19;

/** @param {Iterable<string | Uint8Array>} parts */
function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

const text = (/** @type {string} */ path) => readFileSync(path, "utf8");

/** Sources that determine the worker, the image and the standard library. */
function recipe() {
  const folders = [join(WEB, "pyodide-slim"), join(WEB, "src", "engine")];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!\.test)\.(mjs|ts)$/.test(name))
      .sort()
      .map((name) => text(join(folder, name))),
  );
}

/** @param {Record<string, Uint8Array>} files */
const lengthsOf = (files) => Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.length]));

// All of these are part of the memory, and the image must not depend on the machine and the time.
process.env.TZ = "UTC";
process.argv[1] = "python";
Date.now = performance.now = () => 0;

const { info, packages } = JSON.parse(text(join(PYODIDE, "pyodide-lock.json")));
const engine = onlyWheelIn(ENGINE_WHEEL, "tefuda");
const micropip = onlyWheelIn(WHEELS, `micropip-${packages.micropip.version}`);
const runtime = await trimmedRuntime();
const sources = [SCRIPT, MODULE, PYTHON].map((name) => readFileSync(join(PYODIDE, name)));
const build = digest([...sources, engine.bytes, micropip.bytes, ...recipe()]).slice(0, 16);

// Python in two modules, and the image for the first.
const { image: wide, snapshot, fresh, games } = await buildImage(runtime, build, engine.bytes, info);
const isUsed = await profile(runtime, wide, info);
const tables = movableTables(runtime.wasm, isUsed);
const halves = split(runtime.wasm, isUsed, tables);
const image = imageWithout(tables, build, snapshot, fresh);
await verifySplit(runtime, halves, image, info);

// The files for a plain start. Its lock file names micropip only: with another, Pyodide would know of files that are
// not here. The wheels are unpacked, so that one compression covers everything.
const entry = { ...packages.micropip, file_name: micropip.name, sha256: digest([micropip.bytes]) };
const lock = { info, packages: { micropip: entry } };
const plain = {
  [STDLIB]: await buildStdlib(runtime, engine, lock),
  [micropip.name]: stored(micropip.bytes),
  [engine.name]: stored(engine.bytes),
};

await initZstd();
/** @type {Record<string, Uint8Array>} by name, in the order of names */
const files = {
  "image.bin": compress(image, ZSTD_LEVEL),
  "plain.bin": compress(Buffer.concat(Object.values(plain)), ZSTD_LEVEL),
  [MODULE]: Buffer.from(runtime.script),
  [SCRIPT]: readFileSync(join(PYODIDE, SCRIPT)),
  "python-rest.bin": compress(halves.second, ZSTD_LEVEL),
  "python.bin": compress(halves.first, ZSTD_LEVEL),
};
const folder = `engine/${digest(Object.entries(files).flat()).slice(0, 16)}`;
rmSync(ENGINE, { recursive: true, force: true });
mkdirSync(join(ENGINE, folder), { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(ENGINE, folder, name), bytes);
  console.log(`${String(bytes.length).padStart(9)} ${name}`);
}
writeFileSync(join(ENGINE, engine.name), engine.bytes); // for a comparison with a page that installs it

const lengths = { files: lengthsOf(files), plain: lengthsOf(plain) };
/** @type {import("../src/engine/manifest").Manifest & import("../src/engine/manifest").PythonManifest} */
const manifest = { build, folder, ...lengths, games, engine: engine.name, lock, environment: ENVIRONMENT };
writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
process.exit(0); // Pyodide's event loop would keep Node waiting
