"""Time of a start compared with a bare page that starts Pyodide and installs the same wheel; size of the site.

``python -m e2e.bench_boot [rounds]``: both pages from the same server, in turns, each round in new browser
profiles; cold is a first visit, warm the second one to the same profile in a new tab.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import tempfile
from pathlib import Path
from statistics import median

from commands import ensure_dist
from e2e.bench.run import PATIENCE, asked, new_profile, show, verdict
from paths import CACHE, PYODIDE, RUNTIME_WHEELS
from serve import Site

ROUNDS = 5
SETTLE = 4_000  # ms that a page stays open after its start, so that the browser may keep compiled code
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# fetched by hosts and by previews of links, never by a page
UNSENT = {".nojekyll", "_headers", "404.html", "share.png"}
GOAL_RATIOS = {"cold": 0.20, "warm": 0.17}
GOAL_BYTES = 6_500_000
OURS = ("html[data-engine='ready'][data-engine-path='snapshot']", "tefuda:engine-ready")
BARE = ("html[data-ready]", "ready")
"""The selector and the performance mark of each page's start."""

BARE_PAGE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module" src="bare.js"></script>"""

BARE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage("micropip", { messageCallback() {} });
await python.pyimport("micropip").install(new URL("ENGINE", document.baseURI).href);
const { handle } = python.pyimport("py_engine.bridge");
if (!JSON.parse(handle('{"op":"catalog"}')).games.length) throw new Error("no games");
performance.mark("ready");
document.documentElement.dataset.ready = "";
"""


def make_bare_page(folder: Path) -> None:
    """Write a page that starts Pyodide by its documentation and installs the engine's wheel."""
    (wheel,) = CACHE.glob("engine/tefuda-*.whl")
    (micropip,) = RUNTIME_WHEELS.glob("micropip-*.whl")
    for file in (wheel, micropip, *(PYODIDE / name for name in RUNTIME)):
        shutil.copy(file, folder)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = {"file_name": micropip.name, "sha256": hashlib.sha256(micropip.read_bytes()).hexdigest()}
    lock["packages"]["micropip"].update(entry)
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (folder / "bare.js").write_text(BARE_SCRIPT.replace("ENGINE", wheel.name), encoding="utf-8")


def starts(url: str, selector: str, mark: str) -> list[float]:
    """Return the ms from the load to the mark, of a first and a second visit in a new profile."""
    found = []
    with new_profile() as context:
        for _ in GOAL_RATIOS:
            page = context.new_page()
            page.goto(url)
            page.locator(selector).wait_for(state="attached", timeout=PATIENCE)
            found.append(page.evaluate("name => performance.getEntriesByName(name)[0].startTime", mark))
            if mark == OURS[1]:
                page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
            page.wait_for_timeout(SETTLE)
            page.close()
    return found


def class_of(path: str) -> str:
    """Return the class of a file; ``path`` is relative to the site."""
    name = path.rpartition("/")[2]
    kinds = {
        "Python runtime": name.startswith(("pyodide", "python.")),
        "engine's memory image": name == "image.bin",
        "rest of Python": name.startswith("python-rest"),
        "plain start only": path.startswith("engine/"),
        "phrases, for browsers that find none": name.startswith("phrases"),
        "page scripts": name.endswith(".js"),
        "styles": name.endswith(".css"),
        "words of the games": name.endswith(".ftl"),
        "typefaces": name.endswith(".woff2"),
        "page and manifest": name.endswith((".html", ".webmanifest")),
    }
    return next((kind for kind, fits in kinds.items() if fits), "pictures and the like")


def weigh(dist: Path) -> None:
    """Print the bytes of a first visit by class, raw and after ``gzip -9``; all precached files count."""
    sizes: dict[str, tuple[int, int]] = {}
    files = [file for file in dist.rglob("*") if file.is_file() and file.name not in UNSENT]
    for file in (file for file in files if not file.is_relative_to(dist / "hand")):
        body = file.read_bytes()
        added = (len(body), min(len(body), len(gzip.compress(body, 9, mtime=0))))
        for kind in (class_of(file.relative_to(dist).as_posix()), "in all"):
            raw, packed = sizes.get(kind, (0, 0))
            sizes[kind] = raw + added[0], packed + added[1]
    print("\nbytes of a first visit, everything precached included: raw, gzip -9")
    for kind, (raw, packed) in sorted(sizes.items(), key=lambda item: (item[0] == "in all", -item[1][1])):
        print(f"  {kind:<38}{raw:>12,}{packed:>12,}")
    print(f"  {packed:,} bytes, {verdict(packed, GOAL_BYTES)}")


if __name__ == "__main__":
    rounds = asked(ROUNDS)[0]
    dist = ensure_dist()
    ours, bare = list[list[float]](), list[list[float]]()
    with tempfile.TemporaryDirectory() as folder, Site(dist) as site:
        make_bare_page(Path(folder))
        with Site(Path(folder)) as beside:
            for _ in range(rounds):
                bare.append(starts(beside.url, *BARE))
                ours.append(starts(site.url, *OURS))
    print("page load to engine ready, ours and bare in turns")
    for kind, mine, theirs in zip(GOAL_RATIOS, zip(*ours, strict=True), zip(*bare, strict=True), strict=True):
        show(f"{kind}, ours", mine)
        show(f"{kind}, bare", theirs)
        ratio = median(mine) / median(theirs)
        print(f"  {kind}, ratio of the medians: {ratio:.2f}, {verdict(ratio, GOAL_RATIOS[kind])}")
    weigh(dist)
