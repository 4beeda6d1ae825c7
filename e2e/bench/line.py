"""A line of limited speed, on the server's side: page, worker and service worker share it."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from io import BufferedIOBase
from pathlib import Path
from typing import Any

import serve
from e2e.lib import site

PIECE = 8192  # bytes per write
USUAL = (0.04, 10e6)
"""A line of 10 Mbit/s with 40 ms latency."""


@dataclass
class Line:
    """The speed of the line, and its traffic so far; a speed of ``None`` is unlimited."""

    latency: float
    """Seconds until an answer begins."""
    speed: float | None
    """Bits per second."""
    sent: int = 0
    """Bytes, without headers."""
    _free_at: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def send(self, out: BufferedIOBase, body: bytes) -> None:
        """Send the bytes when their turn on the line comes."""
        for at in range(0, len(body), PIECE):
            piece = body[at : at + PIECE]
            time.sleep(max(0.0, self._turn(len(piece)) - time.monotonic()))
            out.write(piece)

    def _turn(self, length: int) -> float:
        """Reserve the line for ``length`` bytes; return the time when they have passed."""
        with self._lock:
            self.sent += length
            seconds = length * 8 / self.speed if self.speed else 0.0
            self._free_at = max(self._free_at, time.monotonic()) + seconds
            return self._free_at


class _Paced:
    """A connection's output over the line."""

    def __init__(self, out: BufferedIOBase, line: Line) -> None:
        self._out, self._line = out, line

    def write(self, body: bytes) -> int:
        self._line.send(self._out, body)
        return len(body)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


def is_packed(content_type: str) -> bool:
    """Return whether such files are sent gzipped: large hosts do that to WebAssembly too."""
    return serve.is_packed(content_type) or content_type == "application/wasm"


class FarHandler(site.Handler):
    """Answers as a host at the other end of the line."""

    server: FarSite
    is_packed = staticmethod(is_packed)

    def setup(self) -> None:
        """Pace the output."""
        super().setup()
        self.wfile = _Paced(self.wfile, self.server.line)  # type: ignore[assignment]

    def parse_request(self) -> bool:
        """Delay the request by its travel time."""
        time.sleep(self.server.line.latency)
        return super().parse_request()


class FarSite(site.Site):
    """A site at the other end of a line."""

    handler = FarHandler

    def __init__(self, root: Path, line: Line) -> None:
        self.line = line
        super().__init__(root)
