"""Time of a start compared with a bare page that starts Pyodide and installs the same wheel; size of the site.

``python -m e2e.bench_boot [rounds]``: both pages from the same server, in turns, each round in new browser
profiles; cold is a first visit, warm the second one to the same profile in a new tab. It prints the results.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from browser import ensure_chromium
from commands import ensure_dist
from e2e.bench.browser import ARGUMENTS, verdict
from paths import CACHE, PYODIDE, RUNTIME_WHEELS
from serve import Site

ROUNDS = 5
SETTLE = 4_000  # ms that a page stays open after its start, so that the browser may keep compiled code
PATIENCE = 120_000  # ms
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# fetched by hosts and by previews of links, never by a page
UNSENT = {".nojekyll", "_headers", "404.html", "share.png"}
GOAL_RATIOS = (0.20, 0.17)  # cold, warm
GOAL_BYTES = 6_500_000

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


@contextmanager
def new_profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """Start a browser without history; its caches are on disk, as a visitor's are."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=ensure_chromium(), args=[*ARGUMENTS], headless=True
        )
        try:
            yield browser
        finally:
            browser.close()


def visit(context: BrowserContext, url: str, selector: str, mark: str) -> float:
    """Open the page in a new tab; return the ms from the start of its load to its mark."""
    page = context.new_page()
    page.goto(url)
    page.locator(selector).wait_for(state="attached", timeout=PATIENCE)
    elapsed: float = page.evaluate("name => performance.getEntriesByName(name)[0].startTime", mark)
    if "engine" in mark:
        _wait_until_offline(page)
    page.wait_for_timeout(SETTLE)
    page.close()
    return elapsed


def _wait_until_offline(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")


def visit_site(context: BrowserContext, url: str) -> float:
    """Return the ms of the site's own start."""
    return visit(context, url, "html[data-engine='ready'][data-engine-path='snapshot']", "tefuda:engine-ready")


def visit_bare(context: BrowserContext, url: str) -> float:
    """Return the ms of the bare page's start."""
    return visit(context, url, "html[data-ready]", "ready")


def measure(playwright: Playwright, url: str, visit_once: Callable[[BrowserContext, str], float]) -> list[float]:
    """Return the times of a first and a second visit in a new profile, in ms."""
    with new_profile(playwright) as context:
        return [visit_once(context, url), visit_once(context, url)]


def report_times(site: list[list[float]], bare: list[list[float]]) -> None:
    """Print medians and ratios; a round is a pair [cold, warm]."""
    print(f"page load to engine ready, median of {len(site)} rounds in turns (lowest–highest)")
    for kind, name in enumerate(("cold", "warm")):
        ours, theirs = [pair[kind] for pair in site], [pair[kind] for pair in bare]
        ratio = median(ours) / median(theirs)
        met = verdict(ratio, GOAL_RATIOS[kind])
        print(f"  {name}: {_spread(ours)} against {_spread(theirs)} bare: {ratio:.2f}, {met}")


def _spread(times: list[float]) -> str:
    return f"{median(times):.0f} ms ({min(times):.0f}–{max(times):.0f})"


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


def weigh(dist: Path) -> dict[str, tuple[int, int]]:
    """Return the bytes of a first visit by class, raw and after ``gzip -9``; all precached files count."""
    sizes: dict[str, tuple[int, int]] = {}
    files = [file for file in dist.rglob("*") if file.is_file() and file.name not in UNSENT]
    for file in sorted(file for file in files if not file.is_relative_to(dist / "hand")):
        kind, body = class_of(file.relative_to(dist).as_posix()), file.read_bytes()
        raw, packed = sizes.get(kind, (0, 0))
        sizes[kind] = raw + len(body), packed + min(len(body), len(gzip.compress(body, 9, mtime=0)))
    return sizes


def report_sizes(sizes: dict[str, tuple[int, int]]) -> None:
    """Print the table and its comparison with the goals."""
    print("\nbytes of a first visit, everything precached included: raw, gzip -9")
    for kind, (raw, packed) in sorted(sizes.items(), key=lambda item: -item[1][1]):
        print(f"  {kind:<38}{raw:>12,}{packed:>12,}")
    raw, packed = (sum(pair[column] for pair in sizes.values()) for column in (0, 1))
    print(f"  {'in all':<38}{raw:>12,}{packed:>12,}")
    print(f"  {packed:,} bytes, {verdict(packed, GOAL_BYTES)}")


def main(rounds: int = ROUNDS) -> None:
    """Measure and print."""
    dist = ensure_dist()
    site_times: list[list[float]] = []
    bare_times: list[list[float]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        make_bare_page(Path(folder))
        with Site(dist) as site, Site(Path(folder)) as bare:
            for _ in range(rounds):
                bare_times.append(measure(playwright, bare.url, visit_bare))
                site_times.append(measure(playwright, site.url, visit_site))
    report_times(site_times, bare_times)
    report_sizes(weigh(dist))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
