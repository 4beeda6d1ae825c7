// Runs pytest inside Pyodide: node pyodide_tests.mjs <project> <folder of wheels> <part>/<parts> <pytest's arguments…>
// Pyodide has one thread, so several processes share the tests: 0/2 runs the first, the third and so on, 1/2 the others.
// The project is mounted, not copied, so that reports land where pytest is told to put them.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const HOME = "/project";
// what pytest does with files, signals and processes, Pyodide has not
const WITHOUT = ["cacheprovider", "faulthandler", "threadexception", "unraisableexception"];

// Node would print the whole minified line of Pyodide's code above an error
process.on("uncaughtException", (error) => {
  console.error(String(error));
  process.exit(1);
});

const [project, wheels, share, ...options] = process.argv.slice(2);

const python = await loadPyodide({
  env: { HOME, HYPOTHESIS_PROFILE: "pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
});
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
for (const name of (await readdir(wheels)).sort()) {
  if (name.endsWith(".whl"))
    python.unpackArchive(new Uint8Array(await readFile(join(wheels, name))), "wheel", { extractDir });
}
python.FS.mkdirTree(HOME);
python.FS.mount(python.FS.filesystems.NODEFS, { root: project }, HOME);
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
const [part, parts] = share.split("/").map(Number);
const usual = [...plugins, "--capture=sys", "-m", "not cpython_only"];
process.exitCode = run([...options, ...usual], part, parts);
