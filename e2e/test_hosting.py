"""The built site works from any folder of any static host, and loads nothing from another origin."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenSite
from e2e.lib.phones import WITH_HANDS, Phone, hand_of
from e2e.lib.support import ENGINE_PATIENCE, Guard, wait_for_engine
from e2e.test_offline import visit, wait_offline
from paths import RUNTIME_WHEELS, WEB

FOLDER = "/some/folder/"
LOADING_ATTRIBUTES = {"src", "href", "srcset", "poster", "data", "action", "formaction"}
TEXTS = {".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".txt"}
SOURCES = WEB / "src"
GAMES = SOURCES / "games"
LICENCES = "licences.txt"
ADDRESS = re.compile(r"https?://([A-Za-z0-9.-]+)")

# Hosts that code or data may name because nothing is ever loaded from there.
HARMLESS = {
    "www.w3.org": "names of the SVG, XHTML and MathML namespaces",
    "bit.ly": "a link in an error message of Workbox",
    "app.bgstatsapp.com": "where a link leads that a person follows to note a match there",
    "cdn.jsdelivr.net": "where Pyodide looks for packages that a lock file names; ours names none of them",
}


class Addresses(HTMLParser):
    """Collects every address an HTML page loads or links to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record a tag's addresses."""
        self.found += [value or "" for name, value in attrs if name in LOADING_ATTRIBUTES]


def addresses_of_html(dist: Path) -> list[str]:
    parser = Addresses()
    parser.feed((dist / "index.html").read_text(encoding="utf-8"))
    return parser.found


def addresses_of_css(dist: Path) -> list[str]:
    texts = [file.read_text(encoding="utf-8") for file in dist.rglob("*.css")]
    return [url for text in texts for url in re.findall(r"url\(\s*['\"]?([^'\")]+)", text)]


def addresses_of_manifest(dist: Path) -> list[str]:
    def within(value: Any, key: str = "") -> Iterator[str]:
        if isinstance(value, dict):
            for name, part in value.items():
                yield from within(part, name)
        elif isinstance(value, list):
            for part in value:
                yield from within(part, key)
        elif key in {"src", "start_url", "scope", "url", "action"}:
            yield str(value)

    (manifest,) = dist.glob("*.webmanifest")
    return list(within(json.loads(manifest.read_text(encoding="utf-8"))))


def is_relative(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme == "data" or not (parts.scheme or parts.netloc or address.startswith("/"))


@pytest.mark.parametrize("addresses", [addresses_of_html, addresses_of_css, addresses_of_manifest])
def test_every_address_is_relative(dist: Path, addresses: Any) -> None:
    assert [address for address in addresses(dist) if not is_relative(address)] == []


@pytest.mark.parametrize("addresses", [addresses_of_html, addresses_of_manifest])
def test_every_address_names_a_file_that_is_there(dist: Path, addresses: Any) -> None:
    found = addresses(dist)
    assert found
    paths = [
        urlsplit(urljoin("http://host/", address)).path.lstrip("/") for address in found if address[:5] != "data:"
    ]
    assert [path for path in paths if not (dist / (path or "index.html")).exists()] == []


def test_a_shared_link_shows_a_title_a_sentence_and_a_picture_of_the_declared_size(dist: Path) -> None:
    text = (dist / "index.html").read_text(encoding="utf-8")
    told = dict(re.findall(r'<meta property="og:([^"]+)" content="([^"]+)"', text))
    assert {"title", "description", "type", "site_name"} <= set(told)
    size = struct.unpack(">II", (dist / told["image"]).read_bytes()[16:24])
    assert size == (int(told["image:width"]), int(told["image:height"]))


def test_no_file_names_an_origin_to_load_from(dist: Path) -> None:
    named = {
        (host, file.relative_to(dist).as_posix())
        for file in dist.rglob("*")
        if file.suffix in TEXTS and file.name != LICENCES
        for host in ADDRESS.findall(file.read_text(encoding="utf-8"))
    }
    makers = ADDRESS.findall("".join(path.read_text(encoding="utf-8") for path in GAMES.glob("*/maker.json")))
    assert sorted(pair for pair in named if pair[0] not in {*HARMLESS, *makers}) == []


def test_two_copies_on_one_host_are_two_apps_for_browsers(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert "id" not in manifest, "an id is relative to the origin, not to the folder"


@pytest.mark.parametrize("page", ["index.html", "404.html", "hand/index.html"])
def test_no_script_of_a_built_page_may_be_changed_by_a_service(dist: Path, page: str) -> None:
    scripts = re.findall(r"<script\b[^>]*>", (dist / page).read_text(encoding="utf-8"))
    assert len(scripts) == 3
    assert [script for script in scripts if 'data-cfasync="false"' not in script] == []


IMPORTED = re.compile(r'\bfrom "((?:@[\w-]+/)?[a-z][\w.-]*)["/]')


def test_every_package_typeface_and_wheel_of_the_site_has_its_licence_text(dist: Path) -> None:
    parts = (dist / LICENCES).read_text(encoding="utf-8").split("-" * 80)
    heads, texts = zip(*(part.strip().split("\n\n", 1) for part in parts), strict=True)
    assert all(len(text) > 500 for text in texts)
    named = {re.sub(r"( \d+\.[\d.]+)? \(.*", "", line) for head in heads for line in head.splitlines()}
    scripts = [path for path in SOURCES.rglob("*.ts*") if not re.search(r"\.(test|testing)\.|\.d\.ts", path.name)]
    packages = {name for path in scripts for name in IMPORTED.findall(path.read_text(encoding="utf-8"))}
    styles = "".join(path.read_text(encoding="utf-8") for path in (dist / "assets").glob("*.css"))
    typefaces = {*re.findall(r'@font-face\s*{font-family:"?([\w ]+)', styles)}
    wheels = {path.name.split("-")[0] for path in RUNTIME_WHEELS.glob("*.whl")}
    assert len(packages) > 10
    assert (len(typefaces), len(wheels)) == (4, 1)
    assert packages | typefaces | wheels | {"CPython", "Tefuda"} <= named


def test_github_pages_drops_no_file(dist: Path) -> None:
    assert (dist / ".nojekyll").exists(), "GitHub Pages would drop files that begin with an underscore"


@pytest.mark.as_built
def test_the_engine_starts_from_a_folder_of_a_host_and_asks_for_nothing_outside(
    page: Page, open_site: OpenSite
) -> None:
    site = open_site(mount=FOLDER)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    wait_for_engine(page)
    assert [path for path in site.requests if site.file_at(path) is None] == []
    assert asked
    assert [url for url in asked if not url.startswith((site.url, "data:", "blob:"))] == []


OTHERS = ["workbox-precache-v2-{}", "workbox-precache-v2-{}blog/", "unpacked"]
"""Possible caches of other apps of the origin."""
LEAVE = """(names) => Promise.all(names.map(async (name) => {
    await (await caches.open(name)).put("./theirs", new Response("theirs"));
}))"""
FOUND = """(names) => Promise.all(
    names.map(async (name) => (await caches.match("./theirs", { cacheName: name }))?.text()),
)"""


@pytest.mark.service_worker
def test_at_the_root_of_an_origin_other_apps_keep_their_pages_and_their_caches(
    page: Page, open_site: OpenSite, dist: Path, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path / "site")
    (tmp_path / "site" / "blog").mkdir()
    (tmp_path / "site" / "blog" / "index.html").write_text("<!doctype html><h1>Blog</h1>", encoding="utf-8")
    site = open_site(tmp_path / "site")
    names = [name.format(site.url) for name in OTHERS]
    page.goto(f"{site.url}blog/")
    page.evaluate(LEAVE, names)
    visit(page, site)
    wait_offline(page, ready=True)
    for address in ("blog/", "blog/index.html"):
        page.goto(f"{site.url}{address}")
        expect(page.get_by_role("heading")).to_have_text("Blog")
    assert page.evaluate(FOUND, names) == ["theirs"] * len(names)


WRONG = ["", "/", "/index.html/", "/a/deeper/path", "/%23", "/index.html", "/elsewhere"]


@pytest.mark.parametrize(
    "answers_all", [True, False], ids=["a host that answers everything", "a host that does not"]
)
def test_a_wrong_address_leads_to_the_right_one_with_the_links_text(
    page: Page, open_site: OpenSite, guard: Guard, answers_all: bool
) -> None:
    guard.allow("404|MIME type|Refused|Unexpected token")
    site = open_site(mount=FOLDER)
    site.answers_all = answers_all
    for wrong in WRONG:
        page.goto(site.url[:-1] + wrong + ("/rules/none" if wrong == "/%23" else "#/rules/none"))
        page.wait_for_url(re.compile(rf"^{re.escape(site.url)}(index\.html)?#/$"), timeout=ENGINE_PATIENCE)


@pytest.mark.parametrize("final_slash", [True, False], ids=["with a final slash", "without one"])
def test_a_host_with_one_address_for_each_folder_gives_both_pages_whole(
    page: Page, open_site: OpenSite, final_slash: bool
) -> None:
    site = open_site(mount=FOLDER)
    site.final_slash = final_slash
    page.goto(f"{site.url}#/rules/none")
    page.wait_for_url(f"{site.url}#/", timeout=ENGINE_PATIENCE)
    wait_for_engine(page)
    phone = Phone(page, site.url)
    phone.shows(hand_of(WITH_HANDS[0]))
    assert page.url == phone.url


@pytest.mark.parametrize("answers_all", [True, False], ids=["answering everything", "not"])
def test_a_hands_text_at_a_wrong_address_leaves_it_and_shows_the_hand(
    page: Page, open_site: OpenSite, guard: Guard, answers_all: bool
) -> None:
    guard.allow("404|MIME type|Refused|Unexpected token")
    site = open_site(mount=FOLDER)
    site.answers_all = answers_all
    phone = Phone(page, site.url)
    text = hand_of(WITH_HANDS[0]).text
    for wrong in (f"hand#{text}", f"hand/x/#{text}", f"hand/%23{text}", f"hand/index.html#{text}"):
        page.goto("about:blank")
        page.goto(site.url + wrong)
        expect(phone.covered).to_be_visible()
        assert page.url == phone.url


def test_a_folder_that_looks_like_another_site_is_never_taken_for_one(
    page: Page, open_site: OpenSite, guard: Guard
) -> None:
    guard.allow("404|MIME type|Refused|Unexpected token")
    site = open_site()
    site.answers_all = True
    page.goto(f"{site.url}/other.example/%23/rules/none")
    page.wait_for_url(re.compile(rf"^{re.escape(site.url)}/?#/"), timeout=ENGINE_PATIENCE)
    assert [path for path in site.requests if "%23" in path] == []
