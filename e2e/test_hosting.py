"""The built site works from any folder of any static host, and names no other origin that it would load from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page

from e2e.conftest import OpenSite
from e2e.support import wait_for_engine

FOLDER = "/some/folder/"
LOADING_ATTRIBUTES = {"src", "href", "srcset", "poster", "data", "action", "formaction"}
TEXTS = {".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".txt"}
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
        """Take a tag's addresses."""
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
        elif key in {"src", "start_url", "scope", "url", "id", "action"}:
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


def test_no_file_names_an_origin_to_load_from(dist: Path) -> None:
    named = {
        (host, file.relative_to(dist).as_posix())
        for file in dist.rglob("*")
        if file.suffix in TEXTS
        for host in ADDRESS.findall(file.read_text(encoding="utf-8"))
    }
    assert sorted(pair for pair in named if pair[0] not in HARMLESS) == []


def test_pages_host_leaves_the_files_alone(dist: Path) -> None:
    assert (dist / ".nojekyll").exists(), "GitHub Pages would drop files that begin with an underscore"


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
