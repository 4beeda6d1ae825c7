// Runs tests a second time, inside Pyodide: node web/build/pyodide_tests.mjs <wheels> <report> <pytest's arguments…>
// It runs AGAIN, or the tests that the arguments name.
// Pyodide has one thread, so several processes share the tests: of two the first runs the first, the third and so on.
// Each writes <report>-<its number>.xml. The project is mounted, not copied: reports are written to pytest's own place.

import { fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { ROOT } from "./paths.mjs";

// The rules have passed on CPython. A module runs again if another Python may change its result: Pyodide's has words of
// 32 bits, other hashes, a small stack and fewer modules.
const AGAIN = [
  "tests/conformance/test_fixtures.py", // chance and hashes: recorded matches have the same end
  "tests/conformance/test_thoughts.py", // fractions and sets: bots give the same answers
  "tests/link/test_link.py", // integers of many words
  "tests/door/test_bad_input.py", // JSON of any kind and depth
  "tests/door/test_shapes.py", // every module, every kind of answer
  // rules for every position of a game
  ...readdirSync(join(ROOT, "tests/games")).map((game) => `tests/games/${game}/test_properties.py`),
].filter((path) => existsSync(join(ROOT, path)));

const HOME = "/project";
/** Exit status of pytest. */
const NO_TESTS = 5;
// pytest's uses of files, signals and processes that Pyodide lacks
const WITHOUT = ["cacheprovider", "faulthandler", "threadexception", "unraisableexception"];

// Node would print the whole minified line of Pyodide's code above an error
process.on("uncaughtException", (error) => {
  console.error(String(error));
  process.exit(1);
});

const [wheels, report, ...options] = process.argv.slice(2);

if (!process.env.SHARE) {
  const parts = Math.min(availableParallelism(), 4);
  const shares = Array.from({ length: parts }, (_, part) => ended({ ...process.env, SHARE: `${part}/${parts}` }));
  // a share without tests is not a failure as long as another has some
  const statuses = new Set(await Promise.all(shares));
  if (statuses.size > 1) statuses.delete(NO_TESTS);
  process.exit(Math.max(...statuses));
}

/** Exit status of a process that runs a share of the tests. */
function ended(env) {
  const share = fork(process.argv[1], process.argv.slice(2), { env });
  return new Promise((resolve) => share.on("exit", (status) => resolve(status ?? 1)));
}

const python = await loadPyodide({
  env: { HOME, HYPOTHESIS_PROFILE: "pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
});
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
for (const name of (await readdir(wheels)).sort()) {
  if (name.endsWith(".whl"))
    python.unpackArchive(new Uint8Array(await readFile(join(wheels, name))), "wheel", { extractDir });
}
python.FS.mkdirTree(HOME);
python.FS.mount(python.FS.filesystems.NODEFS, { root: ROOT }, HOME);
python.FS.chdir(HOME);

const plugins = WITHOUT.flatMap((name) => ["-p", `no:${name}`]);
const run = python.runPython(`
def run(arguments, part, parts):
    import sys
    sys.path.insert(0, "${HOME}")
    import pytest

    class Share:
        def pytest_collection_modifyitems(self, items):
            items[:] = items[part::parts]

    return int(pytest.main(list(arguments), plugins=[Share()]))
run`);
const [part, parts] = process.env.SHARE.split("/").map(Number);
const named = options.some((option) => option.startsWith("tests"));
const usual = [...plugins, "-q", `--junitxml=${report}-${part}.xml`, "--capture=sys"];
process.exitCode = run([...(named ? [] : AGAIN), ...options, ...usual], part, parts);
