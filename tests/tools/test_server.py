"""The development server answers like a static host, and fails only where a test sets a fault."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http import HTTPStatus
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from e2e.lib.site import Fault, Site
from serve import open_site


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("outside")
    folder = tmp_path / "root"
    (folder / "sub").mkdir(parents=True)
    for name in ("index.html", "a.mjs", "a.wasm", "a.whl", "a.gz", "app.webmanifest", "sub/data.json"):
        (folder / name).write_bytes(name.encode())
    return folder


@pytest.fixture
def site(root: Path) -> Iterator[Site]:
    with Site(root, mount="some/folder") as running:
        yield running


def ask(site: Site, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", site.server_address[1], timeout=10)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    ("name", "content_type"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.whl", "application/octet-stream"),
        ("a.gz", "application/gzip"),
        ("app.webmanifest", "application/manifest+json"),
        ("sub/data.json", "application/json"),
    ],
)
def test_files_have_their_types_and_no_encoding(site: Site, name: str, content_type: str) -> None:
    answer, body = ask(site, f"/some/folder/{name}")
    assert (answer.status, answer.getheader("Content-Type")) == (HTTPStatus.OK, content_type)
    assert answer.getheader("Content-Encoding") is None
    assert body == name.encode()


def test_the_folder_itself_is_its_start_page(site: Site) -> None:
    assert site.url.endswith("/some/folder/")
    assert ask(site, "/some/folder/")[1] == b"index.html"


def test_a_missing_final_slash_is_put_right(site: Site) -> None:
    answer, _ = ask(site, "/some/folder")
    assert (answer.status, answer.getheader("Location")) == (HTTPStatus.MOVED_PERMANENTLY, "/some/folder/")


@pytest.mark.parametrize(
    ("final_slash", "asked", "right"),
    [
        (True, "/index.html", "/"),
        (True, "", "/"),
        (True, "/hand", "/hand/"),
        (True, "/hand/index.html", "/hand/"),
        (False, "/", ""),
        (False, "/index.html", ""),
        (False, "/hand/?a=b", "/hand?a=b"),
        (False, "/hand/index.html", "/hand"),
    ],
)
def test_a_host_with_one_address_for_each_folder_redirects_from_all_others(
    site: Site, root: Path, final_slash: bool, asked: str, right: str
) -> None:
    (root / "hand").mkdir()
    (root / "hand" / "index.html").write_text("hand")
    site.final_slash = final_slash
    answer, _ = ask(site, f"/some/folder{asked}")
    assert (answer.status, answer.getheader("Location")) == (308, f"/some/folder{right}")
    answer, body = ask(site, f"/some/folder{right}")
    assert (answer.status, body) == (HTTPStatus.OK, b"hand" if "hand" in right else b"index.html")
    assert ask(site, "/some/folder/a.mjs")[1] == b"a.mjs"
    assert ask(site, "/some/folder/sub")[0].status == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/some/folder/sub/",
        "/some/folder/sub",
        "/some/folder/none",
        "/some/folder/%2e%2e/secret.txt",
    ],
)
def test_nothing_else_is_served(site: Site, path: str) -> None:
    answer, body = ask(site, path)
    assert (answer.status, body) == (HTTPStatus.NOT_FOUND, b"")


def test_an_unchanged_file_is_not_sent_again(site: Site, root: Path) -> None:
    tag = ask(site, "/some/folder/a.mjs")[0].getheader("ETag") or ""
    again, body = ask(site, "/some/folder/a.mjs", **{"If-None-Match": tag})
    assert (again.status, body) == (HTTPStatus.NOT_MODIFIED, b"")
    (root / "a.mjs").write_text("new and longer")
    assert ask(site, "/some/folder/a.mjs", **{"If-None-Match": tag})[1] == b"new and longer"


def test_head_sends_only_the_length(site: Site) -> None:
    answer, body = ask(site, "/some/folder/a.wasm", "HEAD")
    assert (answer.getheader("Content-Length"), body) == ("6", b"")


def test_text_is_sent_gzipped_if_the_client_accepts_it(site: Site, root: Path) -> None:
    packed, body = ask(site, "/some/folder/a.mjs", **{"Accept-Encoding": "gzip, br"})
    assert (packed.getheader("Content-Encoding"), gzip.decompress(body)) == ("gzip", b"a.mjs")
    assert packed.getheader("Content-Length") == str(len(body))
    (root / "a.mjs").write_text("new and longer")
    assert gzip.decompress(ask(site, "/some/folder/a.mjs", **{"Accept-Encoding": "gzip"})[1]) == b"new and longer"
    plain, _ = ask(site, "/some/folder/a.wasm", **{"Accept-Encoding": "gzip"})
    assert plain.getheader("Content-Encoding") is None


@pytest.mark.parametrize(
    ("fault", "status", "content_type", "body"),
    [
        (Fault(status=HTTPStatus.NOT_FOUND), 404, "text/plain; charset=utf-8", b""),
        (Fault(content_type="text/plain"), 200, "text/plain", b"a.wasm"),
        (Fault(body=b"cut"), 200, "application/wasm", b"cut"),
    ],
)
def test_faults_are_served_until_taken_away(
    site: Site, fault: Fault, status: int, content_type: str, body: bytes
) -> None:
    site.faults["a.wasm"] = fault
    answer, got = ask(site, "/some/folder/a.wasm")
    assert (answer.status, answer.getheader("Content-Type"), got) == (status, content_type, body)
    del site.faults["a.wasm"]
    assert ask(site, "/some/folder/a.wasm")[1] == b"a.wasm"


def test_requests_are_listed_without_the_mount(site: Site) -> None:
    ask(site, "/some/folder/")
    ask(site, "/some/folder/sub/data.json?x=1")
    assert site.requests == ["", "sub/data.json"]


def test_an_occupied_port_is_replaced_by_the_next_free_one(root: Path) -> None:
    with Site(root) as first:
        port = first.server_address[1]
        second = open_site(root, mount="/", host="127.0.0.1", port=port)
        try:
            assert second.server_address[1] > port
        finally:
            second.server_close()
