"""After one visit the site works without network, and says so only when that is true."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import HOME_NETWORK, OpenSite
from e2e.kept import drop, repaired
from e2e.lessons import places_of
from e2e.lib.site import Fault, Site
from e2e.sample import fresh
from e2e.starts import new_match, note_image_off, path_in, state_of
from e2e.support import ENGINE_PATIENCE, Guard, origin_of, wait_for_engine, wait_for_place, wait_for_promise
from e2e.table import Table
from py_engine.games import GAMES

pytestmark = pytest.mark.service_worker

WATCH = """() => {
  if (window.offline) return;
  tefuda.watchOffline((state) => { window.offline = state; });
}"""
OFFLINE_FOLDERS = ("/", "/some/folder/")
NOTHING_INSTALLED = """() => navigator.serviceWorker.getRegistration()
    .then((one) => !one || !(one.installing || one.active))"""


def visit(page: Page, site: Site, url: str | None = None) -> None:
    """Open the page and watch its engine start."""
    page.goto(url or site.url)
    wait_for_engine(page)
    page.evaluate(WATCH)


def wait_offline(page: Page, **wanted: bool) -> None:
    """Wait until the page says so of itself."""
    page.evaluate(WATCH)
    page.wait_for_function(
        "wanted => Object.entries(wanted).every(([name, value]) => offline[name] === value)",
        arg=wanted,
        timeout=ENGINE_PATIENCE,
    )


def offline_state(page: Page) -> dict[str, Any]:
    """What the page knows of its life without network."""
    state: dict[str, Any] = page.evaluate("() => offline")
    return state


def cut_the_line(page: Page, site: Site) -> None:
    """No server, no network."""
    site.shutdown()
    site.server_close()
    page.context.set_offline(True)


@pytest.mark.parametrize("mount", OFFLINE_FOLDERS)
def test_the_second_visit_needs_no_network(page: Page, open_site: OpenSite, mount: str) -> None:
    site = open_site(mount=mount)
    visit(page, site)
    wait_offline(page, ready=True)
    before = new_match(page)
    cut_the_line(page, site)
    page.reload()
    wait_for_engine(page)
    assert state_of(page)["path"] == "snapshot"
    assert new_match(page) == before


def test_lessons_and_rules_need_no_network_though_nobody_has_opened_them(page: Page, site: Site) -> None:
    visit(page, site)
    wait_offline(page, ready=True)
    cut_the_line(page, site)
    page.reload()
    wait_for_engine(page)
    for place in (place for game in GAMES for place in places_of(game).values()):
        page.goto(f"{site.url}{place}")
        wait_for_place(page, place)


def test_the_plain_start_needs_no_network_either(page: Page, site: Site) -> None:
    visit(page, site)
    wait_offline(page, ready=True)
    note_image_off(page)
    cut_the_line(page, site)
    page.reload()
    wait_for_engine(page)
    assert state_of(page)["path"] == "plain"
    assert new_match(page)


def test_nothing_is_kept_before_the_engine_is_ready(page: Page, site: Site, dist: Path) -> None:
    page.route("**/python.bin", lambda route: None)
    with page.expect_request("**/python.bin"):
        page.goto(site.url)
    assert page.evaluate("() => navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert "sw.js" not in site.requests


def test_every_file_of_the_site_is_kept(page: Page, site: Site, dist: Path) -> None:
    visit(page, site)
    wait_offline(page, ready=True)
    kept = page.evaluate(
        """async () => {
          const names = (await caches.keys()).filter((name) => name.includes("precache"));
          const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return requests.flat().map((request) => new URL(request.url).pathname.slice(1));
        }"""
    )
    files = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    shown_by_browsers = {file for file in files if file.startswith("screenshots/")}
    assert set(kept) == files - {"sw.js", "rescue.js", ".nojekyll", "_headers"} - shown_by_browsers


def test_a_file_that_does_not_come_means_not_ready(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("404|bad-precaching-response|Failed to update a ServiceWorker")
    site.faults["icons/icon-192.png"] = Fault(status=HTTPStatus.NOT_FOUND)
    with page.context.expect_event("serviceworker"):
        visit(page, site)
    wait_for_promise(page, NOTHING_INSTALLED)
    assert offline_state(page) == {"supported": True, "ready": False, "updateWaiting": False}


def test_a_file_that_the_browser_dropped_is_fetched_again_and_until_then_the_site_is_not_ready(
    page: Page, site: Site
) -> None:
    visit(page, site)
    wait_offline(page, ready=True)
    drop(page, "plain.bin")
    site.faults[path_in(site.root, "engine/*/plain.bin")] = Fault(status=HTTPStatus.NOT_FOUND)
    visit(page, site)
    assert repaired(page)["wrong"] == [path_in(site.root, "engine/*/plain.bin")]
    assert offline_state(page)["ready"] is False
    site.faults.clear()
    visit(page, site)
    wait_offline(page, ready=True)
    assert repaired(page) == {"repaired": [], "wrong": [], "unregistered": False}


def test_without_the_memory_image_a_match_goes_on_by_the_plain_start(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource|no-response")
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True)
    table.put(fresh().save())
    drop(page, "image.bin")
    cut_the_line(page, site)
    page.reload()
    expect(table.noren).to_be_visible(timeout=ENGINE_PATIENCE)
    assert state_of(page)["path"] == "plain"
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)


def test_without_python_the_page_says_so_and_goes_on_once_it_is_there_again(
    page: Page, site: Site, guard: Guard
) -> None:
    guard.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource|no-response")
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True)
    table.put(fresh().save())
    expect(table.noren).to_be_visible()
    drop(page, "python.bin")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("engine-failed")).to_contain_text("could not be loaded")
    expect(page.get_by_text("Your matches are safe")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(table.noren).to_be_visible(timeout=ENGINE_PATIENCE)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)


WITHOUT = {
    "missing": "delete Navigator.prototype.serviceWorker",
    "undefined": "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })",
    "forbidden": """Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() { throw new DOMException('no', 'SecurityError'); } })""",
    "refused": "ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no'))",
    "kept off": "ServiceWorkerContainer.prototype.register = () => Promise.resolve(undefined)",
}


@pytest.mark.parametrize("way", WITHOUT)
def test_where_nothing_can_be_kept_the_page_starts_and_says_so(page: Page, site: Site, way: str) -> None:
    page.add_init_script(WITHOUT[way])
    visit(page, site)
    wait_offline(page, supported=False, ready=False, updateWaiting=False)
    expect(page.get_by_test_id("offline-never")).to_have_text(
        "Needs a network: this browser or address can’t keep the page"
    )


def test_over_plain_http_on_a_home_network_the_page_plays_and_says_so(page: Page, site: Site, guard: Guard) -> None:
    home = site.url.replace("127.0.0.1", HOME_NETWORK)
    guard.origins.add(origin_of(home))
    table = Table(page, home)
    visit(page, site, home)
    assert page.evaluate("() => isSecureContext") is False
    expect(page.get_by_test_id("offline-never")).to_be_visible()
    table.put(fresh().save())
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)


def test_the_manifest_names_files_that_are_there(page: Page, site: Site, dist: Path) -> None:
    page.goto(site.url)
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["name"], manifest["start_url"], manifest["scope"]) == ("Tefuda 手札", "./", "./")
    assert all((dist / icon["src"]).is_file() for icon in manifest["icons"])
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
