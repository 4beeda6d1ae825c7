"""A site whose line can be cut."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Any, Self

from e2e.lib.site import Site


class Line(Site):
    """The built site, until :meth:`cut`: a server that only stops still answers on open connections."""

    def __init__(self, *given: Any, **options: Any) -> None:
        self._open: list[socket.socket] = []
        super().__init__(*given, **options)

    def __enter__(self) -> Self:
        super().__enter__()
        return self

    def get_request(self) -> tuple[socket.socket, Any]:
        """Record every connection."""
        connection, address = super().get_request()
        self._open.append(connection)
        return connection, address

    def cut(self) -> None:
        """Stop answering."""
        self.shutdown()
        self.server_close()
        for connection in self._open:
            with suppress(OSError):  # the browser has closed it
                connection.shutdown(socket.SHUT_RDWR)
