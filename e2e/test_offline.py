"""After one visit the site works without network, says so only when that is true, and updates only when told to."""

from __future__ import annotations

import re
import shutil
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import OpenSite
from e2e.starts import new_match, note_image_off, state_of
from e2e.support import ENGINE_PATIENCE, Guard, wait_for_engine
from serve import Fault, Site

pytestmark = pytest.mark.service_worker

WATCH = """() => {
  if (window.offline) return;
  tefuda.watchOffline((state) => { window.offline = state; });
}"""
OFFLINE_FOLDERS = ("/", "/some/folder/")


def visit(page: Page, site: Site) -> None:
    """Open the page and watch its engine start."""
    page.goto(site.url)
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
    page.route("**/pyodide.asm.wasm", lambda route: None)
    with page.expect_request("**/pyodide.asm.wasm"):
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
    assert set(kept) == files - {"sw.js", ".nojekyll"}


def test_a_file_that_does_not_come_means_not_ready(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("404|bad-precaching-response|Failed to update a ServiceWorker")
    site.faults["icons/icon-192.png"] = Fault(status=HTTPStatus.NOT_FOUND)
    visit(page, site)
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then(one => !one || !(one.installing || one.active))"
    )
    assert offline_state(page) == {"supported": True, "ready": False, "updateWaiting": False}


def test_a_file_that_the_browser_dropped_means_not_ready(page: Page, site: Site) -> None:
    visit(page, site)
    wait_offline(page, ready=True)
    dropped = page.evaluate(
        """async () => {
          const name = (await caches.keys()).find((name) => name.includes("precache"));
          const cache = await caches.open(name);
          const image = (await cache.keys()).find((request) => request.url.endsWith("image.bin"));
          return cache.delete(image);
        }"""
    )
    assert dropped
    visit(page, site)
    checked = page.evaluate(
        """() => new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          navigator.serviceWorker.controller.postMessage({ type: "IS_COMPLETE" }, [port2]);
        })"""
    )
    assert checked is False
    assert offline_state(page)["ready"] is False


def test_a_browser_without_service_workers_is_told_so(page: Page, site: Site) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    visit(page, site)
    assert offline_state(page) == {"supported": False, "ready": False, "updateWaiting": False}


def newer(dist: Path, folder: Path) -> Path:
    """A later version of the site: another page, and a service worker that lists it."""
    site = shutil.copytree(dist, folder / "newer")
    page, worker = site / "index.html", site / "sw.js"
    page.write_text(page.read_text(encoding="utf-8").replace("<html", '<html data-version="2"'), encoding="utf-8")
    listed = worker.read_text(encoding="utf-8")
    entry = re.compile(r'(?=\{[^{}]*url:?"?:?["\'`]index\.html)\{[^{}]*\}')
    changed = entry.sub(lambda found: re.sub(r"[0-9a-f]{32}", "0" * 32, found[0]), listed, count=1)
    assert changed != listed
    worker.write_text(changed, encoding="utf-8")
    return site


def test_a_newer_version_waits_until_it_is_asked_for(page: Page, site: Site, dist: Path, tmp_path: Path) -> None:
    visit(page, site)
    wait_offline(page, ready=True, updateWaiting=False)
    site.root = newer(dist, tmp_path)
    page.reload()
    wait_for_engine(page)
    assert page.locator("html[data-version]").count() == 0
    wait_offline(page, updateWaiting=True)
    page.reload()
    wait_for_engine(page)
    assert page.locator("html[data-version]").count() == 0, "it came unasked"
    wait_offline(page, updateWaiting=True)
    with page.expect_navigation():
        page.evaluate("() => { void tefuda.applyUpdate(); }")
    wait_for_engine(page)
    assert page.locator("html[data-version='2']").count() == 1
    wait_offline(page, ready=True, updateWaiting=False)


def test_the_manifest_names_files_that_are_there(page: Page, site: Site, dist: Path) -> None:
    page.goto(site.url)
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["name"], manifest["start_url"], manifest["scope"]) == ("Tefuda 手札", "./", "./")
    assert all((dist / icon["src"]).is_file() for icon in manifest["icons"])
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
