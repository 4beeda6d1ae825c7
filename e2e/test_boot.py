"""The engine starts on every host and in every browser that can run it, and says why where it does not."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.builds import unpacked
from e2e.forms import forms
from e2e.lib.site import Fault, Site
from e2e.starts import (
    State,
    ask,
    engine_worker,
    hook_python,
    new_match,
    note_image_off,
    notes,
    only,
    patch,
    path_in,
    start,
    state_of,
    trampoline,
    wait_for_failure,
)
from e2e.support import Guard, wait_for_engine, wait_for_promise

pytestmark = pytest.mark.as_built

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
STALL = 21_000  # ms on the page's clock; the watchdog barks when no byte came for 20 s
HANG = 61_000  # ms on the page's clock; a step that takes longer than a minute is given up
SILENCE = 16_000  # ms on the page's clock; an answer is given up after 15 s

# Pyodide has two small modules that use it, and does without them where they don't compile.
WITHOUT_WASM_GC = """
function refuse(bytes) {
  if (/trampoline_call|JsvError_Check/.test(new TextDecoder("latin1").decode(bytes)))
    throw new WebAssembly.CompileError("no garbage collection here");
}
const { compile, Module } = WebAssembly;
WebAssembly.compile = async (bytes) => (refuse(bytes), compile(bytes));
WebAssembly.Module = new Proxy(Module, { construct: (_, [bytes]) => (refuse(bytes), new Module(bytes)) });
"""
WITHOUT_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""
# a file is listed before all of it is there
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
WITHOUT_WASM = "delete window.WebAssembly;"
RECORD_STATES = """
window.states = [];
let handle;
Object.defineProperty(window, "tefuda", {
  get: () => handle,
  set(given) { handle = given; given.watchEngine((state) => states.push({ ...state })); },
});
"""

# ── both ways of starting ────────────────────────────────────────────────────────────────────────────────────────


def test_a_first_visit_starts_from_the_memory_image(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    assert start(page, site) == "snapshot"
    assert state_of(page)["bootMs"] > 0
    assert [game["id"] for game in ask(page, {"op": "catalog"})[0]["games"]]
    assert {"python.bin", "image.bin"} <= set(asked)
    assert [
        name for name in asked if name in {"plain.bin", "python-rest.bin"} or name.endswith((".whl", ".zip"))
    ] == []


@forms(spoiled=[False, True])
def test_a_second_start_takes_what_the_first_one_unpacked_unless_that_is_damaged(
    page: Page, site: Site, dist: Path, spoiled: bool
) -> None:
    start(page, site)
    wait_for_promise(page, UNPACKED_KEPT)
    if spoiled:
        page.evaluate(SPOIL_UNPACKED)
    else:
        for name in ("python.bin", "image.bin"):
            site.faults[path_in(dist, f"engine/*/{name}")] = Fault(body=b"not to be asked for")
    assert start(page, site) == "snapshot"
    assert ask(page, {"op": "catalog"})
    if spoiled:
        wait_for_promise(page, UNPACKED_KEPT)


def test_the_steps_come_in_order_and_the_bytes_are_real(page: Page, site: Site, dist: Path) -> None:
    page.add_init_script(RECORD_STATES)
    start(page, site)
    states: list[State] = page.evaluate("() => states.filter(state => state.at === 'starting')")
    steps = list(dict.fromkeys(state["step"] for state in states))
    loaded = [state["loaded"] for state in states]
    assert steps == ["fetch", "restore", "check"]
    assert loaded == sorted(loaded)
    sizes = [only(dist, f"engine/*/{name}").stat().st_size for name in ("python.bin", "image.bin")]
    assert {state["total"] for state in states} == {sum(sizes)}
    assert states[-1]["loaded"] == sum(sizes)


def test_several_requests_are_answered_in_order_in_one_round_trip(page: Page, site: Site) -> None:
    start(page, site)
    answers = ask(page, {"op": "catalog"}, {"op": "nonsense"}, {"op": "status", "match": "none"})
    assert "games" in answers[0]
    assert [answer["error"]["code"] for answer in answers[1:]] == ["unknown_op", "unknown_match"]


def test_hashes_and_the_match_of_a_seed_are_the_same_on_both_ways(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    found = []
    for path in ("snapshot", "plain"):
        assert start(page, site) == path
        hashed = engine_worker(page).evaluate("() => python.runPython('hash(\"tefuda\")')")
        found.append((hashed, json.dumps(new_match(page))))
        note_image_off(page)
    assert found[0] == found[1]


def test_two_starts_from_one_image_draw_different_numbers(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    drawn = set()
    for _ in range(2):
        assert start(page, site) == "snapshot"
        drawn.add(engine_worker(page).evaluate("() => python.runPython('import random; random.random()')"))
    assert len(drawn) == 2


# ── browsers ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_this_browser_keeps_its_own_call_trampoline(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    assert start(page, site) == "snapshot"
    assert trampoline(page) > 0


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


def test_the_worker_learns_an_ipads_touch_points(page: Page, site: Site) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 })")
    start(page, site)
    assert engine_worker(page).evaluate("() => navigator.maxTouchPoints") == 5


REST = "import unicodedata; unicodedata.name('手')"
# the rest is fetched some time after the start: here at once, and it can be waited for
LATER = r"setTimeout\(\(\)=>(\w+\.fetchAhead\(\w+\)),2e4\)"


def test_what_of_python_no_match_uses_comes_when_it_is_called(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    rest = path_in(dist, "engine/*/python-rest.bin")
    assert start(page, site) == "snapshot"
    assert new_match(page)
    assert rest not in site.requests
    named = engine_worker(page).evaluate("rest => python.runPython(rest)", REST)
    assert named == "CJK UNIFIED IDEOGRAPH-624B"
    assert site.requests.count(rest) == 1
    assert new_match(page)


def test_what_of_python_no_match_uses_is_at_hand_before_long(page: Page, site: Site, dist: Path) -> None:
    hook_python(site, dist)
    rest = path_in(dist, "engine/*/python-rest.bin")
    patch(site, path_in(dist, "assets/worker-*.js"), lambda script: re.sub(LATER, r"self.ahead=\1", script))
    with page.expect_response("**/python-rest.bin"):
        assert start(page, site) == "snapshot"
    engine_worker(page).evaluate("() => ahead")
    page.context.set_offline(True)
    site.faults[rest] = Fault(status=HTTPStatus.NOT_FOUND)
    named = engine_worker(page).evaluate("rest => python.runPython(rest)", REST)
    assert named == "CJK UNIFIED IDEOGRAPH-624B"


def test_a_browser_without_webassembly_is_told_so(page: Page, site: Site) -> None:
    page.add_init_script(WITHOUT_WASM)
    page.goto(site.url)
    assert wait_for_failure(page) == "no-wasm"


def test_a_browser_that_keeps_nothing_starts_all_the_same(page: Page, site: Site, dist: Path) -> None:
    page.add_init_script(WITHOUT_STORAGE)
    site.faults[path_in(dist, "engine/*/image.bin")] = Fault(body=b"no image")
    assert start(page, site) == "plain"


# ── hosts ────────────────────────────────────────────────────────────────────────────────────────────────────────


def cut_off(file: Path) -> bytes:
    body = file.read_bytes()
    return body[: len(body) // 2]


def corrupted(file: Path) -> bytes:
    body = unpacked(file)
    middle = len(body) // 2
    return body[:middle] + bytes(64) + body[middle + 64 :]


def of_another_memory(file: Path) -> bytes:
    plain = unpacked(file)
    changed = re.sub(rb'"freshSum":(\d+)', lambda found: b'"freshSum":' + b"1" * len(found[1]), plain, count=1)
    assert changed != plain
    return gzip.compress(changed)


@pytest.mark.parametrize(
    "damage", [cut_off, *(pytest.param(each, marks=pytest.mark.long) for each in (corrupted, of_another_memory))]
)
def test_a_damaged_image_means_a_plain_start_now_and_next_time(
    page: Page, site: Site, dist: Path, damage: Callable[[Path], bytes]
) -> None:
    image = path_in(dist, "engine/*/image.bin")
    site.faults[image] = Fault(body=damage(dist / image))
    assert start(page, site) == "plain"
    assert notes(page) == [state_of(page)["build"]]
    assert new_match(page)
    del site.faults[image]
    assert start(page, site) == "plain"


def test_a_missing_image_means_a_plain_start_this_time_only(
    page: Page, site: Site, dist: Path, guard: Guard
) -> None:
    guard.allow("404")
    image = path_in(dist, "engine/*/image.bin")
    site.faults[image] = Fault(status=HTTPStatus.NOT_FOUND)
    assert start(page, site) == "plain"
    assert notes(page) == []
    del site.faults[image]
    assert start(page, site) == "snapshot"


def test_an_image_that_the_server_unpacked_is_taken_as_it_is(page: Page, site: Site, dist: Path) -> None:
    image = path_in(dist, "engine/*/image.bin")
    site.faults[image] = Fault(body=unpacked(dist / image))
    assert start(page, site) == "snapshot"


def test_an_engine_that_fails_its_trial_is_started_plainly(page: Page, site: Site, dist: Path) -> None:
    break_it = """if (options._loadSnapshot)
      python.runPython("from py_engine.bridge import Door; Door.handle = lambda self, request: '{}'")"""
    hook_python(site, dist, break_it)
    assert start(page, site) == "plain"
    assert notes(page) == [state_of(page)["build"]]


def test_a_type_of_its_own_for_pythons_file_does_no_harm(page: Page, site: Site, dist: Path) -> None:
    site.faults[path_in(dist, "engine/*/python.bin")] = Fault(content_type="text/plain")
    assert start(page, site) == "snapshot"


@pytest.mark.parametrize(
    ("fault", "code"),
    [(Fault(status=HTTPStatus.NOT_FOUND), "wasm-download"), (Fault(body=b"\0asm no such thing"), "wasm-compile")],
)
def test_a_wasm_file_that_is_none_ends_in_a_coded_failure(
    page: Page, site: Site, dist: Path, guard: Guard, fault: Fault, code: str
) -> None:
    guard.allow("404")
    site.faults[path_in(dist, "engine/*/python.bin")] = fault
    page.goto(site.url)
    assert wait_for_failure(page) == code


@pytest.mark.parametrize(
    ("missing", "code"), [("assets/worker-*.js", "no-worker"), ("engine/*/pyodide.asm.mjs", "boot")]
)
def test_a_missing_script_ends_in_a_coded_failure(
    page: Page, site: Site, dist: Path, guard: Guard, missing: str, code: str
) -> None:
    guard.allow("404")
    site.faults[path_in(dist, missing)] = Fault(status=HTTPStatus.NOT_FOUND)
    page.goto(site.url)
    assert wait_for_failure(page) == code


def test_a_worker_of_another_build_means_one_reload_and_then_a_coded_failure(
    page: Page, site: Site, dist: Path
) -> None:
    patch(
        site,
        path_in(dist, "assets/worker-*.js"),
        lambda script: re.sub(r"(build:.)[0-9a-f]{16}", r"\1other", script),
    )
    page.goto(site.url)
    assert wait_for_failure(page) == "mismatch"
    assert [path for path in site.requests if path in ("", "index.html")] == ["", ""]


# ── starts that do not settle, engines that die ──────────────────────────────────────────────────────────────────


def hang(page: Page, pattern: str) -> None:
    """Never answer a request for such a file."""
    page.route(pattern, lambda route: None)


def test_an_image_that_never_comes_means_a_plain_start(page: Page, site: Site) -> None:
    page.clock.install()
    hang(page, "**/image.bin")
    with page.expect_request("**/image.bin"):
        page.goto(site.url)
    page.locator("html[data-engine='starting']").wait_for(state="attached")
    page.clock.run_for(STALL)
    wait_for_engine(page)
    assert state_of(page)["path"] == "plain"
    assert notes(page) == []


def test_a_restore_that_never_settles_means_a_plain_start_now_and_next_time(
    page: Page, site: Site, dist: Path
) -> None:
    page.clock.install()
    hook_python(site, dist, "if (options._loadSnapshot) await new Promise(() => {})")
    page.goto(site.url)
    page.wait_for_function("() => tefuda.engine.state.step === 'restore'")
    page.clock.run_for(HANG)
    wait_for_engine(page)
    assert state_of(page)["path"] == "plain"
    assert notes(page) == [state_of(page)["build"]]


def test_a_plain_start_is_given_longer_than_one_from_the_image(page: Page, site: Site, dist: Path) -> None:
    page.clock.install()
    hook_python(site, dist, "await new Promise(() => {})")
    page.goto(site.url)
    for path in ("snapshot", "plain"):
        page.wait_for_function(
            "path => tefuda.engine.state.path === path && tefuda.engine.state.step === 'restore'", arg=path
        )
        page.clock.run_for(HANG)
    assert state_of(page)["at"] == "starting"
    page.clock.run_for(2 * HANG)
    assert wait_for_failure(page) == "stalled"


def test_a_start_that_never_settles_ends_in_a_coded_failure(page: Page, site: Site) -> None:
    page.clock.install()
    hang(page, "**/python.bin")
    page.goto(site.url)
    for path in ("snapshot", "plain"):
        page.wait_for_function("path => tefuda.engine.state.path === path", arg=path)
        page.clock.run_for(STALL)
    assert wait_for_failure(page) == "stalled"


def test_a_killed_worker_is_noticed_and_a_new_one_works(page: Page, site: Site) -> None:
    page.clock.install()
    start(page, site)
    engine_worker(page).evaluate("() => self.close()")
    page.evaluate("() => { window.asked = tefuda.engine.ask([{op: 'catalog'}]).catch(fault => fault.code); }")
    page.clock.run_for(SILENCE)
    assert page.evaluate("() => asked") == "silent"
    assert wait_for_failure(page) == "silent"
    page.evaluate("() => tefuda.engine.restart()")
    wait_for_engine(page)
    assert new_match(page)


def test_an_engine_that_breaks_down_is_noticed_at_once(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("broken for a test")
    start(page, site)
    engine_worker(page).evaluate("() => { setTimeout(() => { throw new Error('broken for a test'); }); }")
    assert wait_for_failure(page) == "died"
    page.evaluate("() => tefuda.engine.restart()")
    wait_for_engine(page)
    assert state_of(page)["path"] == "snapshot"
