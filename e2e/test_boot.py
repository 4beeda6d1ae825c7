"""The engine starts on every host and in every browser that can run it, and reports the fault elsewhere.

``web/src/engine/engine.test.ts`` tests its ways of starting, its time limits and its retries.
"""

from __future__ import annotations

import gzip
import json
import re
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.lib.builds import build_of, unpacked
from e2e.lib.site import Fault, Site
from e2e.lib.starts import (
    State,
    ask,
    engine_worker,
    hook_python,
    new_match,
    notes,
    only,
    patch,
    path_in,
    start,
    state_of,
    trampoline,
    wait_for_failure,
)
from e2e.lib.support import Guard, wait_for_engine, wait_for_promise

pytestmark = pytest.mark.as_built

IMAGE, PYTHON, REST = "engine/*/image.bin", "engine/*/python.bin", "engine/*/python-rest.bin"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
# Pyodide has two small modules that use it, and does without them where they don't compile.
WITHOUT_WASM_GC = """
function refuse(bytes) {
  const isPython = bytes.byteLength > 1_000_000; // it names these functions too
  if (!isPython && /trampoline_call|JsvError_Check/.test(new TextDecoder("latin1").decode(bytes)))
    throw new WebAssembly.CompileError("no garbage collection here");
}
const { compile, Module } = WebAssembly;
WebAssembly.compile = async (bytes) => (refuse(bytes), compile(bytes));
WebAssembly.Module = new Proxy(Module, { construct: (_, [bytes]) => (refuse(bytes), new Module(bytes)) });
"""
TOUCH_POINTS = "Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });"
# a file is listed before all of it is stored
UNPACKED_KEPT = """async () => {
  const name = (await caches.keys()).find((name) => name.includes("unpacked"));
  if (!name) return false;
  const cache = await caches.open(name);
  const files = await Promise.all((await cache.keys()).map((address) => cache.match(address)));
  const sizes = await Promise.all(files.map(async (file) => (await file.arrayBuffer()).byteLength));
  return sizes.length === 2 && sizes.every((size) => size > 1_000_000);
}"""
SPOIL_UNPACKED = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.includes("unpacked")));
  for (const address of await cache.keys()) {
    const { headers } = await cache.match(address);
    await cache.put(address, new Response("no memory", { headers }));
  }
}"""
RECORD_STATES = """
window.states = [];
let handle;
Object.defineProperty(window, "tefuda", {
  get: () => handle,
  set(given) { handle = given; given.watchEngine((state) => states.push({ ...state })); },
});
"""
RECORD_FAULTS = """
window.faults = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => { if (data.type === "fault") window.faults.push(data.code); });
  }
};
"""
"""``window.faults``: the codes of faults in workers."""
FAULT = "() => window.faults[0] ?? window.tefuda?.engine?.state.fault?.code"
UNUSED = "import unicodedata; unicodedata.name('手')"
"""A part of Python that no match uses."""
NAMED = "CJK UNIFIED IDEOGRAPH-624B"
# the rest is fetched some time after the start; here immediately, so that a test can wait for it
LATER = r"setTimeout\(\(\)=>(\w+\.fetchAhead\(\w+\)),2e4\)"


def run_python(page: Page, code: str) -> object:
    """Return the value of Python code in the worker that runs the engine, which a test has hooked."""
    return engine_worker(page).evaluate("code => python.runPython(code)", code)


def test_a_first_visit_starts_from_the_memory_image_and_fetches_the_rest_when_it_is_called(
    page: Page, site: Site, dist: Path
) -> None:
    hook_python(site, dist)
    page.add_init_script(f"{RECORD_STATES}\n{TOUCH_POINTS}")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    assert start(page, site) == "snapshot"
    assert state_of(page)["bootMs"] > 0
    states: list[State] = page.evaluate("() => states.filter(state => state.at === 'starting')")
    assert [*dict.fromkeys(state["step"] for state in states)] == ["fetch", "restore", "check"]
    loaded = [state["loaded"] for state in states]
    total = sum(only(dist, each).stat().st_size for each in (PYTHON, IMAGE))
    assert loaded == sorted(loaded) and loaded[-1] == total
    assert {state["total"] for state in states} == {total}
    assert engine_worker(page).evaluate("() => navigator.maxTouchPoints") == 5, "the page recognizes iPads by it"
    assert trampoline(page) > 0
    answers = ask(page, {"op": "catalog"}, {"op": "nonsense"}, {"op": "status", "match": "none"})
    assert answers[0]["games"]
    assert [answer["error"]["code"] for answer in answers[1:]] == ["unknown_op", "unknown_match"]
    assert new_match(page)
    assert {"python.bin", "image.bin"} <= set(asked)
    assert not [name for name in asked if name in {"plain.bin", "python-rest.bin"} or name[-4:] in {".whl", ".zip"}]
    assert run_python(page, UNUSED) == NAMED
    assert site.requests.count(path_in(dist, REST)) == 1
    assert new_match(page)


def test_unused_parts_of_python_are_loaded_soon(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    patch(site, path_in(dist, "assets/worker-*.js"), lambda script: re.sub(LATER, r"self.ahead=\1", script))
    with page.expect_response("**/python-rest.bin"):
        assert start(page, site) == "snapshot"
    engine_worker(page).evaluate("() => ahead")
    page.context.set_offline(True)
    site.faults[path_in(dist, REST)] = Fault(status=HTTPStatus.NOT_FOUND)
    assert run_python(page, UNUSED) == NAMED


def test_a_next_start_draws_other_numbers_and_uses_the_first_ones_unpacked_files_unless_damaged(
    page: Page, site: Site, dist: Path
) -> None:
    hook_python(site, dist)
    start(page, site)
    drawn = {run_python(page, "import random; random.random()")}
    wait_for_promise(page, UNPACKED_KEPT)
    for name in (PYTHON, IMAGE):
        site.faults[path_in(dist, name)] = Fault(body=b"not to be asked for")
    assert start(page, site) == "snapshot"
    drawn.add(run_python(page, "import random; random.random()"))
    assert len(drawn) == 2
    page.evaluate(SPOIL_UNPACKED)
    site.faults.clear()
    assert start(page, site) == "snapshot"
    assert ask(page, {"op": "catalog"})
    wait_for_promise(page, UNPACKED_KEPT)


def of_another_memory(file: Path) -> bytes:
    """Return the image of another machine, whose memory starts differently."""
    plain = unpacked(file)
    changed = re.sub(rb'"freshSum":(\d+)', lambda found: b'"freshSum":' + b"1" * len(found[1]), plain, count=1)
    assert changed != plain
    return gzip.compress(changed)


@pytest.mark.long  # a plain start takes half a minute here; every run has one in test_offline.py
def test_where_the_image_does_not_fit_a_plain_start_deals_the_same_match(
    page: Page, site: Site, dist: Path
) -> None:
    hook_python(site, dist)
    image = path_in(dist, IMAGE)
    site.faults[image] = Fault(body=of_another_memory(dist / image))
    found = []
    for path in ("plain", "snapshot"):
        assert start(page, site) == path
        assert notes(page) == ([build_of(dist)] if path == "plain" else [])
        found.append((run_python(page, "hash('tefuda')"), json.dumps(new_match(page))))
        page.evaluate("() => localStorage.clear()")
        site.faults.pop(image, None)
    assert found[0] == found[1]


@pytest.mark.browser_context_args(user_agent=IPHONE)
def test_the_image_is_restored_on_an_iphone(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    assert start(page, site) == "snapshot"
    assert "iPhone" in engine_worker(page).evaluate("() => navigator.userAgent")
    assert trampoline(page) == 0
    assert new_match(page)


def test_the_image_is_restored_without_wasm_garbage_collection(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    patch(site, path_in(dist, "assets/worker-*.js"), lambda script: WITHOUT_WASM_GC + script)
    assert start(page, site) == "snapshot"
    assert trampoline(page) == 0
    assert new_match(page)


def test_a_wrong_file_or_trial_is_reported_by_its_code(
    page: Page, site: Site, dist: Path, other: Path, guard: Guard
) -> None:
    guard.allow("404")
    page.add_init_script(RECORD_FAULTS)
    missing, image = Fault(status=HTTPStatus.NOT_FOUND), only(dist, IMAGE).read_bytes()
    of_other = only(other, IMAGE).read_bytes()
    assert build_of(dist)[::-1].encode() in gzip.decompress(of_other)
    for name, fault, code in (
        (IMAGE, missing, "download"),
        (IMAGE, Fault(body=image[: len(image) // 2]), "boot"),
        (IMAGE, Fault(body=of_other), "boot"),
        (PYTHON, missing, "wasm-download"),
        (PYTHON, Fault(body=b"\0asm no such thing"), "wasm-compile"),
        ("engine/*/pyodide.asm.mjs", missing, "boot"),
        ("assets/worker-*.js", missing, "no-worker"),
    ):
        site.faults = {path_in(dist, name): fault}
        page.goto(site.url)
        assert page.wait_for_function(FAULT).json_value() == code, (name, fault.status)
    site.faults = {}
    hook_python(
        site,
        dist,
        """python.runPython("from py_engine.bridge import Door; Door.handle = lambda self, request: '{}'")""",
    )
    page.goto(site.url)
    assert page.wait_for_function(FAULT).json_value() == "self-test"


def test_an_engine_that_breaks_down_is_noticed_at_once_and_a_new_one_works(
    page: Page, site: Site, guard: Guard
) -> None:
    guard.allow("broken for a test")
    start(page, site)
    engine_worker(page).evaluate("() => { setTimeout(() => { throw new Error('broken for a test'); }); }")
    assert wait_for_failure(page) == "died"
    page.evaluate("() => tefuda.engine.restart()")
    wait_for_engine(page)
    assert state_of(page)["path"] == "snapshot"
    assert new_match(page)
