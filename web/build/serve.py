"""A small static server for the built site, which behaves like any static host.

``python3 web/build/serve.py [folder] [--port 8000] [--host 127.0.0.1] [--mount /some/folder/] [--final-slash yes]``
"""

from __future__ import annotations

import argparse
import errno
import gzip
import os
import shutil
import sys
import threading
import webbrowser
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote, unquote, urlsplit

from paths import DIST

PORT = 8000
PORTS_TRIED = 100
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


def type_of(file: Path) -> str:
    """Return the content type of a file, by its ending; ``.gz`` is a type here, not an encoding."""
    return TYPES.get(file.suffix, "application/octet-stream")


def is_packed(content_type: str) -> bool:
    """Return whether hosts send such files gzipped: text, scripts and drawings are worth it."""
    return content_type.startswith(("text/", "application/json", "application/manifest", "image/svg"))


@lru_cache(maxsize=256)
def packed(file: Path, tag: str) -> bytes:
    """Return a file's content gzipped; ``tag`` changes with the file, for the cache."""
    return gzip.compress(file.read_bytes(), mtime=0)


class Site(ThreadingHTTPServer):
    """A folder served under a path prefix, in a thread by ``with Site(folder) as site``. Port 0 is any free one."""

    daemon_threads = True
    handler: type[Handler]
    """The handler of each request."""
    final_slash: bool | None = None
    """``True`` or ``False``: each folder has one address, with or without a final slash, and the server redirects
    its other addresses there. ``None``: each file has an address of its own."""

    def __init__(self, root: Path = DIST, *, mount: str = "/", host: str = "127.0.0.1", port: int = 0) -> None:
        self.root = root.resolve()
        self.mount = "/" + "".join(f"{part}/" for part in mount.split("/") if part)
        super().__init__((host, port), self.handler)

    @property
    def url(self) -> str:
        """Return the address of the site's start page, with the final slash."""
        host, port = self.server_address[:2]
        return f"http://{str(host).replace('0.0.0.0', 'localhost')}:{port}{self.mount}"

    def file_at(self, path: str) -> Path | None:
        """Return the file at a path below the mount; ``None`` if there is none, or outside the root."""
        file = (self.root / (path or "index.html")).resolve()
        if path.endswith("/"):
            file /= "index.html"
        return file if file.is_relative_to(self.root) and file.is_file() else None

    def right_address(self, asked: str) -> str:
        """Return the address to which this host redirects from another one; mostly it is the same."""
        bare = asked.removesuffix("index.html") if asked.endswith("/index.html") else asked
        is_folder = f"{bare.rstrip('/')}/".startswith(self.mount) and self.file_at(self.below(bare)) is not None
        if self.final_slash is None or not is_folder:
            return asked
        return f"{bare.rstrip('/')}/" if self.final_slash else bare.rstrip("/") or "/"

    def below(self, folder: str) -> str:
        """Return a folder's path below the mount, with the final slash; empty for the mount itself."""
        return f"{folder.rstrip('/')}/".removeprefix(self.mount)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore a browser that left before the answer was sent."""

    def __enter__(self) -> Self:
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
        """Answer a request below the mount."""
        asked = unquote(urlsplit(self.path).path)
        right = self.server.right_address(asked)
        if right != asked:
            query = urlsplit(self.path).query
            self.head(HTTPStatus.PERMANENT_REDIRECT, Location=quote(right) + (query and f"?{query}"))
        elif self.server.final_slash is False and self.server.file_at(self.server.below(asked)):
            self.answer(self.server.below(asked))
        elif f"{asked}/" == self.server.mount:
            self.answer_mount()
        elif asked.startswith(self.server.mount):
            self.answer(asked.removeprefix(self.server.mount))
        else:
            self.head(HTTPStatus.NOT_FOUND)

    def do_HEAD(self) -> None:
        """Send the headers only."""
        self.do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Write no log."""

    def answer_mount(self) -> None:
        """Redirect from the folder without its slash to the one with it."""
        self.head(HTTPStatus.MOVED_PERMANENTLY, Location=self.server.mount)

    def answer(self, path: str) -> None:
        """Send the file at a path below the mount, or the page if there is none."""
        file = self.server.file_at(path)
        missing = self.server.file_at("404.html")
        if file is not None:
            self.send(file, type_of(file))
        elif missing is not None:
            body = missing.read_bytes()
            self.head(HTTPStatus.NOT_FOUND, type_of(missing), len(body))
            self.wfile.write(body if self.command != "HEAD" else b"")
        else:
            self.head(HTTPStatus.NOT_FOUND)

    def send(self, file: Path, content_type: str) -> None:
        """Send a file, unless the browser has it."""
        state = file.stat()
        tag = f'"{state.st_mtime_ns:x}-{state.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.head(HTTPStatus.NOT_MODIFIED, content_type, None, ETag=tag)
        elif self.is_packed(content_type) and "gzip" in self.headers.get("Accept-Encoding", ""):
            self.send_bytes(packed(file, tag), content_type, **{"ETag": tag, "Content-Encoding": "gzip"})
        else:
            self.head(HTTPStatus.OK, content_type, state.st_size, ETag=tag)
            if self.command != "HEAD":
                with file.open("rb") as source:
                    shutil.copyfileobj(source, self.wfile, 1 << 18)

    def send_bytes(self, body: bytes, content_type: str, **more: str) -> None:
        """Send these bytes, with more headers."""
        self.head(HTTPStatus.OK, content_type, len(body), **more)
        self.wfile.write(body if self.command != "HEAD" else b"")

    def head(
        self,
        status: HTTPStatus,
        content_type: str = "text/plain; charset=utf-8",
        length: int | None = 0,
        **more: str,
    ) -> None:
        """Send the status and all headers."""
        self.send_response(status)
        lengths = {} if length is None else {"Content-Length": str(length)}
        headers = {"Content-Type": content_type, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        for name, value in {**headers, "X-Content-Type-Options": "nosniff", **lengths, **more}.items():
            self.send_header(name, value)
        self.end_headers()


Site.handler = Handler


def open_site(root: Path, *, mount: str, host: str, port: int) -> Site:
    """Return a site on that port or the next free one; raise OSError if none of a hundred is free."""
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return Site(root, mount=mount, host=host, port=candidate)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TRIED - 1}")


def has_display() -> bool:
    """Return whether there is a screen: without one, a browser in the terminal would open."""
    on_screen = (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in {"win32", "darwin"}
    )
    return bool(on_screen and not os.environ.get("CI"))


def main() -> None:
    """Serve until interrupted; print the address and open it if there is a screen."""
    parser = argparse.ArgumentParser(description="Serve the built site.")
    parser.add_argument("root", nargs="?", type=Path, default=DIST, help="the folder to serve")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    parser.add_argument("--mount", default="/", help="the path to serve it under")
    parser.add_argument("--final-slash", choices=("yes", "no"), help="redirect folders to one address")
    options = parser.parse_args()
    if not 0 < options.port < 1 << 16:
        parser.error(f"no port number: {options.port}")
    site = open_site(options.root, mount=options.mount, host=options.host, port=options.port)
    if options.final_slash:
        site.final_slash = options.final_slash == "yes"
    print(f"Tefuda is at {site.url}  (Ctrl+C ends it)", flush=True)
    if has_display():
        webbrowser.open(site.url)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
