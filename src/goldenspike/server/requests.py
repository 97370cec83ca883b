"""How the web server reads requests: as the library does, but never without end.

The library keeps headers of any length and waits for the rest of a request for ever. Here
the head of a request has a size, and so has what comes with a body in chunks beside its content;
a request has to arrive within a time, and of those that are still arriving there are only so many:
the one that began first goes when another comes.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES: Final = 64_000
"""How long the first line and the headers of a request may be together, and what follows a body."""
SECONDS: Final = 30.0
"""Within which a request must have arrived."""
MOST_UNFINISHED: Final = 512
"""Connections whose request is still arriving."""
SWEEP: Final = 5.0


class Unfinished:
    """The connections of one server whose request is still arriving, the oldest first."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.since: dict[Requests, float] = {}
        loop.call_later(SWEEP, self._sweep)

    def add(self, connection: Requests) -> None:
        """Takes note of a request that begins; the oldest makes room if there are too many."""
        if len(self.since) >= MOST_UNFINISHED:
            next(iter(self.since)).refuse(HTTPStatus.REQUEST_TIMEOUT)
        self.since[connection] = self.loop.time()

    def _sweep(self) -> None:
        late = self.loop.time() - SECONDS
        for connection in [one for one, since in self.since.items() if since < late]:
            connection.refuse(HTTPStatus.REQUEST_TIMEOUT)
        self.loop.call_later(SWEEP, self._sweep)


class Requests(HttpToolsProtocol):
    """The protocol of requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes a connection, on which a request must now arrive."""
        super().connection_made(transport)
        state: Any = self.server_state
        if not hasattr(state, "unfinished"):
            state.unfinished = Unfinished(self.loop)
        self.unfinished: Unfinished = state.unfinished
        self.arriving = False
        """Whether the head of a request has begun and is not complete."""
        self.came = 0
        """Bytes of the head that came in packets of its own, not yet read perhaps."""
        self.read = 0
        """Bytes of the head that were read."""
        self.beside = 0
        """Bytes that came since the last chunk began, without those of the body."""
        self.refused = False
        self.unfinished.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets a connection."""
        self.unfinished.since.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads what has come of a request, if it is not too much."""
        if self.refused:
            return
        if self.arriving:
            end = data.find(b"\r\n\r\n")
            self.came += len(data) if end < 0 else end
            if self.came > HEAD_BYTES:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        elif self in self.unfinished.since:
            self.beside += len(data)
            if self.beside > HEAD_BYTES + len(data):
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Begins with a request."""
        self.arriving, self.came, self.read, self.beside = True, 0, 0, 0
        if self not in self.unfinished.since:
            self.unfinished.add(self)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Reads an address."""
        self.read += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Reads a header; one that follows the body counts and is not believed."""
        self.read += len(name) + len(value) + 4
        if self.arriving:
            super().on_header(name, value)
        elif self.read > HEAD_BYTES and not self.refused:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        """Goes on to the body, if the head was not too long."""
        self.arriving = False
        if self.read > HEAD_BYTES:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """Begins with a chunk, the last of which is empty."""
        self.beside = 0

    def on_body(self, body: bytes) -> None:
        """Reads some of the body."""
        self.beside -= len(body)
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Has a request whole."""
        self.unfinished.since.pop(self, None)
        if not self.refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to a live line."""
        self.unfinished.since.pop(self, None)
        super().handle_websocket_upgrade()

    def refuse(self, status: HTTPStatus) -> None:
        """Ends a connection whose request will not be read to its end."""
        self.unfinished.since.pop(self, None)
        self.refused = True
        line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        # An answer under way is not spoilt by another.
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(f"{line}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()
