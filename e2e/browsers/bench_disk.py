"""What a write costs that is flushed at once, in each browser: ``python -m e2e.browsers.bench_disk [writes]``.

Two ways are set beside each other, one write of each in turn: a transaction of IndexedDB with strict durability
that puts an entry and a head, as the page writes, and a file of the origin's private file system that a worker
appends the entry to and flushes by a synchronous handle. Both take those of the longest recorded match. Only the
worker can have such a handle, and only one tab at a time: what two tabs write at the same instant can't be compared
there.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "web" / "build"))

from playwright.sync_api import sync_playwright

from browser import ensure_chromium
from e2e.bench_saves import longest
from e2e.browsers.driver import as_json
from e2e.browsers.firefox import Firefox
from e2e.browsers.webkit import WebKit
from e2e.store import rows_of, text_of
from other_browsers import ensure_others, find_firefox, find_webkit
from paths import is_root
from py_engine.games import GAMES
from serve import Site

WRITES = 200
WAYS = ("IndexedDB, strict", "private file, flushed")

PAGE = "<!doctype html><title>disk</title>"
WORKER = """
let file;
onmessage = async ({ data }) => {
  try {
    const folder = await navigator.storage.getDirectory();
    file ??= await (await folder.getFileHandle("entries", { create: true })).createSyncAccessHandle();
    const bytes = new TextEncoder().encode(data);
    file.write(bytes, { at: file.getSize() });
    file.flush();
    postMessage(null);
  } catch (error) {
    postMessage(String(error));
  }
};
"""
# gives for each way the ms of every write, or what it failed with
TIMED = """async (entry, head, writes) => {
  const NAMES = ["matches", "entries"];
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open("bench", 1);
    request.onupgradeneeded = () => NAMES.forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transact = (number) => new Promise((resolve, reject) => {
    const work = database.transaction(NAMES, "readwrite", { durability: "strict" });
    work.oncomplete = resolve;
    work.onabort = () => reject(work.error);
    work.objectStore("matches").get("match").onsuccess = () => {
      work.objectStore("entries").put(entry, ["match", number]);
      work.objectStore("matches").put({ ...head, revision: number }, "match");
      work.commit();
    };
  });
  const worker = new Worker("worker.js");
  const flush = () => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data === null ? resolve() : reject(data));
    worker.onerror = reject;
    worker.postMessage(JSON.stringify(entry));
  });
  const ways = [transact, flush];
  const times = [[], []];
  const failed = [null, null];
  for (let number = 0; number < writes; number++) {
    for (const [way, write] of ways.entries()) {
      if (failed[way]) continue;
      const start = performance.now();
      try {
        await write(number);
        times[way].push(performance.now() - start);
      } catch (error) {
        failed[way] = String(error);
      }
    }
  }
  return { times, failed };
}"""


def written() -> tuple[Any, Any]:
    """Return the last entry and the head of the longest recorded match of all games."""
    text = text_of(max((save for game in GAMES for save in longest(game)[:1]), key=lambda save: len(save["log"])))
    head, *_, (_, _, entry) = rows_of(text)
    return entry, head[2]


@contextmanager
def bench_site() -> Iterator[Site]:
    """Serve a bare page and the worker that writes files."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text(PAGE, encoding="utf-8")
        Path(folder, "worker.js").write_text(WORKER, encoding="utf-8")
        with Site(Path(folder)) as site:
            yield site


def in_chromium(url: str, *given: Any) -> tuple[str, Any]:
    """Return Chromium's version and what it measured, with a profile on the disk."""
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=ensure_chromium(), chromium_sandbox=not is_root()
        )
        page = context.pages[0]
        page.goto(url)
        version = page.evaluate("() => navigator.userAgent.match(/Chrome\\/(\\d+)/)[1]")
        measured = json.loads(page.evaluate(f"async (text) => {as_json(TIMED)}", json.dumps(given)))
        context.close()
    return f"Chromium {version}", measured


def in_others(url: str, *given: Any) -> Iterator[tuple[str, Any]]:
    """Yield the version of each other browser that is here, and what it measured."""
    ensure_others()
    firefox, webkit = find_firefox(), find_webkit()
    with tempfile.TemporaryDirectory() as profile:
        for browser in (firefox and Firefox(firefox, Path(profile)), webkit and WebKit(webkit)):
            if browser:
                browser.go(url)
                yield browser.version, browser.call(TIMED, *given)
                browser.close()


def report(version: str, measured: Any) -> None:
    """Print a browser's times, and the ratio of the two ways' medians."""
    medians = []
    for way, times, failed in zip(WAYS, measured["times"], measured["failed"], strict=True):
        if failed:
            print(f"{version:18} {way:22} {failed}")
            continue
        medians.append(median(times))
        print(f"{version:18} {way:22} median {medians[-1]:6.2f} ms, p95 {quantiles(times, n=20)[-1]:6.2f} ms")
    if len(medians) == len(WAYS):
        print(f"{version:18} {'file / database':22} {medians[1] / medians[0]:.2f}")


def main() -> None:
    """Measure in every browser that is here."""
    writes = int(sys.argv[1]) if len(sys.argv) > 1 else WRITES
    entry, head = written()
    print(f"{writes} writes of {len(json.dumps([entry, head])):,} bytes")
    with bench_site() as site:
        report(*in_chromium(site.url, entry, head, writes))
        for version, measured in in_others(site.url, entry, head, writes):
            report(version, measured)


if __name__ == "__main__":
    main()
