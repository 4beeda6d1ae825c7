"""The server of the built site for tests: it records requests, and fails as a test requires."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import serve
from e2e.lib.served_door import FOLDER, Doors


@dataclass(frozen=True)
class Fault:
    """A fault in the serving of one file: another status, another type, other bytes; ``None``: correct."""

    status: HTTPStatus = HTTPStatus.OK
    content_type: str | None = None
    body: bytes | None = None


class Handler(serve.Handler):
    """Answers with the faults that the site has."""

    server: Site

    def do_POST(self) -> None:  # noqa: N802  (the server finds it by this name)
        """Answer a worker whose door is in this process."""
        name = self.path.rpartition(self.server.mount + FOLDER)[2]
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_bytes(self.server.doors.answer(name, body), "application/json")

    def answer_mount(self) -> None:
        """Redirect to the address with its slash, or not, as the site is set."""
        if self.server.answers_all:
            self.answer("index.html")
        else:
            super().answer_mount()

    def answer(self, path: str) -> None:
        """Record the path, and send its file with its fault, if there is one."""
        self.server.requests.append(path)
        if self.server.answers_all and self.server.file_at(path) is None:
            path = "index.html"
        file = self.server.file_at(path)
        fault = self.server.faults.get(path or "index.html")
        if file is None or fault is None:
            super().answer(path)
        elif fault.status != HTTPStatus.OK:
            self.head(fault.status)
        elif fault.body is not None:
            self.send_bytes(fault.body, fault.content_type or serve.type_of(file))
        else:
            self.send(file, fault.content_type or serve.type_of(file))

    def end_headers(self) -> None:
        """Add the site's headers."""
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        """Record the files that the browser already has."""
        if code == HTTPStatus.NOT_MODIFIED:
            self.server.unchanged.append(urlsplit(self.path).path.removeprefix(self.server.mount))
        super().send_response(code, message)


class Site(serve.Site):
    """The built site, changed while it runs.

    ``root`` may become another folder; ``faults`` are by path below the mount, such as ``"sw.js"``; ``headers`` are
    sent with every answer; ``answers_all`` makes it a host that serves the page at every address without a file;
    ``final_slash`` one that redirects.
    ``requests`` lists the requested paths, without the mount, and ``unchanged`` those of them whose content the
    browser had and did not get again. ``doors`` are those of workers that ask this process.
    """

    handler = Handler

    def __init__(self, *given: Any, **options: Any) -> None:
        self.faults: dict[str, Fault] = {}
        self.requests: list[str] = []
        self.unchanged: list[str] = []
        self.headers: dict[str, str] = {}
        self.answers_all = False
        super().__init__(*given, **options)
        self.doors = Doors(self.url)
