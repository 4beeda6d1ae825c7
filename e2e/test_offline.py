"""After one visit the site works without network, and claims so only when that is true."""

from __future__ import annotations

import json
import shutil
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import HOME_NETWORK, OpenSite
from e2e.lib.builds import other_name
from e2e.lib.hints import ask_hint
from e2e.lib.kept import drop, repaired
from e2e.lib.lessons import places_of
from e2e.lib.sample import SET_UP, fresh
from e2e.lib.site import Fault, Site
from e2e.lib.starts import new_match, patch, path_in, state_of
from e2e.lib.support import ENGINE_PATIENCE, Guard, origin_of, wait_for_engine, wait_for_place, wait_for_promise
from e2e.lib.table import Table
from e2e.test_policy import headers_for_netlify
from py_engine.games import GAMES

pytestmark = pytest.mark.service_worker

WATCH = """() => {
  if (window.offline) return;
  tefuda.watchOffline((state) => { window.offline = state; });
}"""
KEPT = """async (folder) => {
  const names = (await caches.keys()).filter((name) => name.includes("precache"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((request) => new URL(request.url).href.replace(/\\?.*/, "").replace(folder, ""));
}"""
"""Returns the paths of all stored files, below the site's folder."""
NOT_CACHED = {"sw.js", "index.html", "rescue.js", "404.html", "share.png", ".nojekyll", "_headers"}
"""The service worker itself, its own parts, and files for hosts and strangers."""
NOTHING_INSTALLED = """() => navigator.serviceWorker.getRegistration()
    .then((one) => !one || !(one.installing || one.active))"""


def visit(page: Page, site: Site, url: str | None = None) -> None:
    """Open the page and watch its engine start."""
    page.goto(url or site.url)
    wait_for_engine(page)
    page.evaluate(WATCH)


def wait_offline(page: Page, **wanted: bool) -> None:
    """Wait until the page reports this state."""
    page.evaluate(WATCH)
    page.wait_for_function(
        "wanted => Object.entries(wanted).every(([name, value]) => offline[name] === value)",
        arg=wanted,
        timeout=ENGINE_PATIENCE,
    )


def offline_state(page: Page) -> dict[str, Any]:
    """Return the page's state of offline use."""
    state: dict[str, Any] = page.evaluate("() => offline")
    return state


def cut_the_line(page: Page, site: Site) -> None:
    """Stop the server and the network."""
    site.shutdown()
    site.server_close()
    page.context.set_offline(True)


def test_after_one_visit_everything_works_without_network_in_the_sites_folder_and_under_a_hosts_policy(
    page: Page, open_site: OpenSite, dist: Path
) -> None:
    site = open_site(mount="/some/folder/")
    site.headers = headers_for_netlify()
    ready = page.get_by_test_id("offline-ready")
    page.goto(site.url)
    assert ready.count() == 0
    visit(page, site)
    news = page.get_by_test_id("offline-news")
    go_to(page, f"#/learn/{SET_UP.game}/2")
    wait_offline(page, ready=True)
    expect(news).to_have_count(0)
    go_to(page, f"#/setup/{SET_UP.game}")
    expect(news).to_have_text("Works offline", timeout=ENGINE_PATIENCE)
    go_to(page, "#/")
    expect(ready).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == site.url
    files = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    assert {*page.evaluate(KEPT, site.url)} == {
        file for file in files - NOT_CACHED if not file.startswith(("screenshots/", "hand/"))
    }
    neither_stores_nor_serves_the_phones_page(page, site)
    before = dealt(page)
    cut_the_line(page, site)
    continues_on_screens_not_opened_yet(page, site)
    page.goto(site.url)
    page.reload()
    wait_for_engine(page)
    assert state_of(page)["path"] == "snapshot"
    assert dealt(page) == before
    expect(ready).to_be_visible(timeout=ENGINE_PATIENCE)


def neither_stores_nor_serves_the_phones_page(page: Page, site: Site) -> None:
    """Open the page for phones beside this one: it comes from the server, and is not among the stored files."""
    assert not [path for path in page.evaluate(KEPT, site.url) if path.startswith("hand/")]
    phone = page.context.new_page()
    phone.goto(f"{site.url}hand/")
    assert "hand/" in site.requests
    phone.close()


def continues_on_screens_not_opened_yet(page: Page, site: Site) -> None:
    """Go to many screens without network, import a match, and get a hint in it."""
    for place in ("#/book", "#/record", "#/daily", "#/settings"):
        go_to(page, place)
    page.locator("[data-value=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    for place in (place for game in GAMES for place in places_of(game).values()):
        go_to(page, place)
    go_to(page, "#/")
    expect(page.get_by_test_id("offline-ready")).to_have_text("オフラインでも遊べます")
    go_to(page, "#/settings")
    page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": json.dumps(fresh().save()).encode()}
    )
    page.locator("[data-testid=files] [role=status]").wait_for()
    go_to(page, "#/")
    page.locator(".match .button-main").click()
    table = Table(page, site.url)
    table.lift()
    ask_hint(table)


def test_a_line_inserted_into_the_page_on_its_way_is_not_stored(page: Page, site: Site) -> None:
    patch(site, "index.html", lambda text: text.replace("<body>", "<body class='injected'>"))
    visit(page, site)
    wait_offline(page, ready=True)
    cut_the_line(page, site)
    page.reload()
    wait_for_engine(page)
    assert page.locator(".injected").count() == 0


def go_to(page: Page, place: str) -> None:
    """Go to a place of the page like its links, and wait until it is there."""
    page.evaluate("place => { location.hash = place; }", place)
    wait_for_place(page, place)


def test_nothing_is_kept_before_the_engine_is_ready(page: Page, site: Site, dist: Path) -> None:
    page.route("**/python.bin", lambda route: None)
    with page.expect_request("**/python.bin"):
        page.goto(site.url)
    assert page.evaluate("() => navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert "sw.js" not in site.requests


def test_a_file_that_does_not_come_or_comes_wrong_means_not_ready(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("404|bad-precaching-response|Failed to|integrity|digest")
    for fault in (Fault(status=HTTPStatus.NOT_FOUND), Fault(body=b"sign in")):
        site.faults["icons/icon-192.png"] = fault
        with page.context.expect_event("serviceworker"):
            visit(page, site)
        wait_for_promise(page, NOTHING_INSTALLED)
        wait_offline(page, supported=True, ready=False, failed=True, updateWaiting=False)
        expect(page.get_by_test_id("offline-failed")).to_contain_text("Needs a connection for now")


def test_a_newer_version_that_does_not_come_whole_is_mentioned_by_the_next_tab(
    page: Page, site: Site, dist: Path, other: Path, guard: Guard
) -> None:
    guard.allow("404|bad-precaching-response|Failed to|integrity|digest")
    visit(page, site)
    wait_offline(page, ready=True)
    site.root = other
    site.faults[other_name(path_in(dist, "assets/index-*.js"))] = Fault(body=b"sign in")
    page.reload()
    wait_for_engine(page)
    wait_offline(page, ready=True, failed=True, updateWaiting=False)
    expect(page.get_by_test_id("offline-failed")).to_be_visible()


ANSWERING = "() => navigator.serviceWorker.controller.scriptURL"


def test_below_another_copy_of_the_site_a_tab_is_ready_once_its_own_service_worker_answers(
    page: Page, open_site: OpenSite, dist: Path, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path / "site")
    shutil.copytree(dist, tmp_path / "site" / "inner")
    site = open_site(tmp_path / "site")
    visit(page, site)
    wait_offline(page, ready=True)
    inner = page.context.new_page()
    visit(inner, site, f"{site.url}inner/")
    assert inner.evaluate(ANSWERING) == f"{site.url}sw.js"
    wait_offline(inner, ready=True)
    assert inner.evaluate(ANSWERING) == f"{site.url}inner/sw.js"


def dealt(page: Page) -> list[Any]:
    """Return a match of a fixed seed as its save and as every seat sees it, without the engine's key for it."""
    return [{name: value for name, value in answer.items() if name != "match"} for answer in new_match(page)]


def test_a_dropped_file_is_fetched_again_and_without_the_memory_image_a_match_continues_by_the_plain_start(
    page: Page, site: Site, guard: Guard
) -> None:
    guard.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource|no-response|404")
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True)
    assert state_of(page)["path"] == "snapshot"
    before = dealt(page)
    table.put(fresh().save())
    drop(page, "plain.bin")
    site.faults[path_in(site.root, "engine/*/plain.bin")] = Fault(status=HTTPStatus.NOT_FOUND)
    visit(page, site)
    assert repaired(page)["wrong"] == [path_in(site.root, "engine/*/plain.bin")]
    assert offline_state(page)["ready"] is False
    site.faults.clear()
    visit(page, site)
    wait_offline(page, ready=True)
    assert repaired(page) == {"repaired": [], "wrong": [], "unregistered": False}
    drop(page, "image.bin")
    cut_the_line(page, site)
    page.get_by_role("link", name="Continue").click()
    page.reload()
    expect(table.noren).to_be_visible(timeout=ENGINE_PATIENCE)
    assert state_of(page)["path"] == "plain"
    assert dealt(page) == before
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(1)


def test_without_storage_the_page_starts_with_a_notice(page: Page, site: Site) -> None:
    page.add_init_script(
        """Object.defineProperty(Navigator.prototype, "serviceWorker", {
            get() { throw new DOMException("no", "SecurityError"); } })"""
    )
    visit(page, site)
    wait_offline(page, supported=False, ready=False, updateWaiting=False)
    expect(page.get_by_test_id("offline-never")).to_have_text(
        "Needs a connection: this browser or address can’t store the page"
    )


def test_over_plain_http_on_a_home_network_the_page_works_with_a_notice(
    page: Page, site: Site, guard: Guard
) -> None:
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
