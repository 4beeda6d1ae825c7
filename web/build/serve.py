"""A small static server for the built site: what any static host does, and on request the ways hosts go wrong.

``python3 web/build/serve.py [folder] [--port 8000] [--host 127.0.0.1] [--mount /some/folder/]``
"""

from __future__ import annotations

import argparse
import errno
import gzip
import shutil
import threading
import webbrowser
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from paths import DIST, has_display

PORT = 8000
PORTS_TRIED = 100
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


def type_of(file: Path) -> str:
    """The content type of a file, by its ending; ``.gz`` is a type here, not an encoding."""
    return TYPES.get(file.suffix, "application/octet-stream")


def is_packed(content_type: str) -> bool:
    """Whether hosts send such files gzipped: text, scripts and drawings are worth it."""
    return content_type.startswith(("text/", "application/json", "application/manifest", "image/svg"))


@lru_cache(maxsize=256)
def packed(file: Path, tag: str) -> bytes:
    """A file's content gzipped; ``tag`` is another one when the file has changed."""
    return gzip.compress(file.read_bytes(), mtime=0)


@dataclass(frozen=True)
class Fault:
    """How one file is served wrongly: another status, another type, other bytes. ``None`` leaves it right."""

    status: HTTPStatus = HTTPStatus.OK
    content_type: str | None = None
    body: bytes | None = None


class Site(ThreadingHTTPServer):
    """A folder served under a path prefix; ``with Site(folder) as site`` runs it in a thread.

    ``root`` may be changed and ``faults`` (path below the mount, such as ``"sw.js"`` → fault) filled while it
    runs; ``headers`` go out with every answer; ``requests`` lists the paths asked for, without the mount, and
    ``unchanged`` those of them whose content the browser had and was not sent again.
    Port 0 means any free one.
    """

    daemon_threads = True
    handler: type[Handler]
    """What answers each request."""

    def __init__(self, root: Path = DIST, *, mount: str = "/", host: str = "127.0.0.1", port: int = 0) -> None:
        self.root = root.resolve()
        self.mount = "/" + "".join(f"{part}/" for part in mount.split("/") if part)
        self.faults: dict[str, Fault] = {}
        self.requests: list[str] = []
        self.unchanged: list[str] = []
        self.headers: dict[str, str] = {}
        super().__init__((host, port), self.handler)

    @property
    def url(self) -> str:
        """The address of the site's start page, with the final slash."""
        host, port = self.server_address[:2]
        return f"http://{str(host).replace('0.0.0.0', 'localhost')}:{port}{self.mount}"

    def file_at(self, path: str) -> Path | None:
        """The file a path below the mount names, ``None`` where there is none or it lies outside the root."""
        file = (self.root / (path or "index.html")).resolve()
        if path.endswith("/"):
            file /= "index.html"
        inside = file.is_relative_to(self.root)
        return file if inside and file.is_file() else None

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that left before the answer was out."""

    def __enter__(self) -> Site:
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *args: object) -> None:
        self.shutdown()
        self.server_close()


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD; the browser keeps files but asks whether they are still the same."""

    server: Site
    protocol_version = "HTTP/1.1"
    is_packed = staticmethod(is_packed)

    def do_GET(self) -> None:
        """Send the file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send the headers only."""
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Write no log: the site's ``requests`` has what tests need."""

    def _answer(self, *, with_body: bool) -> None:
        asked = unquote(urlsplit(self.path).path)
        if f"{asked}/" == self.server.mount:
            self._head(HTTPStatus.MOVED_PERMANENTLY, "text/plain", 0, Location=self.server.mount)
        elif not asked.startswith(self.server.mount):
            self._refuse(HTTPStatus.NOT_FOUND)
        else:
            self._find(asked.removeprefix(self.server.mount), with_body=with_body)

    def _find(self, path: str, *, with_body: bool) -> None:
        self.server.requests.append(path)
        file = self.server.file_at(path)
        fault = self.server.faults.get(path or "index.html", Fault())
        if file is None or fault.status != HTTPStatus.OK:
            self._refuse(HTTPStatus.NOT_FOUND if file is None else fault.status)
        elif fault.body is not None:
            self._head(HTTPStatus.OK, fault.content_type or type_of(file), len(fault.body))
            self.wfile.write(fault.body if with_body else b"")
        else:
            self._send(file, fault.content_type or type_of(file), with_body=with_body)

    def _send(self, file: Path, content_type: str, *, with_body: bool) -> None:
        state = file.stat()
        tag = f'"{state.st_mtime_ns:x}-{state.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.server.unchanged.append(urlsplit(self.path).path.removeprefix(self.server.mount))
            self._head(HTTPStatus.NOT_MODIFIED, content_type, None, ETag=tag)
            return
        if self.is_packed(content_type) and "gzip" in self.headers.get("Accept-Encoding", ""):
            body = packed(file, tag)
            self._head(HTTPStatus.OK, content_type, len(body), **{"ETag": tag, "Content-Encoding": "gzip"})
            self.wfile.write(body if with_body else b"")
            return
        self._head(HTTPStatus.OK, content_type, state.st_size, ETag=tag)
        if with_body:
            with file.open("rb") as source:
                shutil.copyfileobj(source, self.wfile, 1 << 18)

    def _refuse(self, status: HTTPStatus) -> None:
        self._head(status, "text/plain; charset=utf-8", 0)

    def _head(self, status: HTTPStatus, content_type: str, length: int | None, **more: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("X-Content-Type-Options", "nosniff")
        if length is not None:
            self.send_header("Content-Length", str(length))
        for name, value in {**self.server.headers, **more}.items():
            self.send_header(name, value)
        self.end_headers()


Site.handler = Handler


def open_site(root: Path, *, mount: str, host: str, port: int) -> Site:
    """A site on that port or the next free one; raises OSError where none of a hundred is free."""
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return Site(root, mount=mount, host=host, port=candidate)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TRIED - 1}")


def serve(root: Path = DIST, *, mount: str = "/", host: str = "127.0.0.1", port: int = PORT) -> None:
    """Serve until interrupted; print the address and open it where there is a screen."""
    site = open_site(root, mount=mount, host=host, port=port)
    print(f"Tefuda is at {site.url}  (Ctrl+C ends it)", flush=True)
    if has_display():
        webbrowser.open(site.url)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        site.server_close()


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(description="Serve the built site.")
    parser.add_argument("root", nargs="?", type=Path, default=DIST, help="the folder to serve")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    parser.add_argument("--mount", default="/", help="the path to serve it under")
    options = parser.parse_args()
    serve(options.root, mount=options.mount, host=options.host, port=options.port)


if __name__ == "__main__":
    main()
