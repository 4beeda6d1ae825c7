// The wheel of py_engine, as anybody would build it: PEP 517 through `python -m build`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { ROOT, WHEELS } from "./paths.mjs";

/**
 * @typedef {{name: string, bytes: Uint8Array}} Wheel
 */

// The first date that a zip can hold: nobody reads dates in these.
const EPOCH = new Date(1980, 0, 1);

/** A zip whose files are not packed. */
export const zipOf = (/** @type {Record<string, Uint8Array>} */ files) => zipSync(files, { level: 0, mtime: EPOCH });

/** The same wheel with nothing packed in it. */
export const stored = (/** @type {Uint8Array} */ wheel) => zipOf(unzipSync(wheel));

function python() {
  const named = process.env.TEFUDA_PYTHON;
  if (named) return named;
  const own = ["bin/python", "Scripts/python.exe"].map((path) => join(ROOT, ".venv", path));
  const found = own.find((path) => existsSync(path));
  if (!found) throw new Error("no Python found: run `make play` once, or name an interpreter in TEFUDA_PYTHON");
  return found;
}

/**
 * Asks the engine's register.
 * @returns {string[]} ids of all games, in its order
 */
export function gameIds() {
  const question = "from py_engine.games import GAMES; print(*GAMES)";
  return execFileSync(python(), ["-c", question], { cwd: ROOT, encoding: "utf8" }).trim().split(" ");
}

/** @returns {Wheel} */
function onlyWheelIn(/** @type {string} */ folder, /** @type {RegExp} */ pattern) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : [];
  const [name, ...others] = names;
  if (!name) throw new Error(`${folder} holds no wheel like ${pattern}`);
  if (others.length > 0) throw new Error(`${folder} holds more than one wheel like ${pattern}: ${names.join(", ")}`);
  return { name, bytes: readFileSync(join(folder, name)) };
}

/**
 * Builds py_engine's wheel without network and with fixed dates, so that the same source gives the same bytes.
 * @returns {Wheel}
 */
export function buildEngineWheel() {
  const out = mkdtempSync(join(tmpdir(), "tefuda-wheel-"));
  try {
    const args = ["-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT];
    const env = { ...process.env, SOURCE_DATE_EPOCH: "315532800" };
    execFileSync(python(), args, { env, stdio: ["ignore", "pipe", "pipe"] });
    return onlyWheelIn(out, /\.whl$/);
  } catch (fault) {
    const said = /** @type {{stdout?: Buffer, stderr?: Buffer}} */ (fault);
    throw new Error(`the wheel of py_engine was not built: ${fault}\n${said.stdout ?? ""}${said.stderr ?? ""}`);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/**
 * @param {string} version as Pyodide's lock file names it
 * @returns {Wheel}
 */
export function micropipWheel(version) {
  return onlyWheelIn(WHEELS, new RegExp(`^micropip-${version.replaceAll(".", "\\.")}-.*\\.whl$`));
}
