"""A network that fails in silence: it stops forwarding and closes nothing."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress


class Relay:
    """Passes connections on to a port of this machine, as long as it is told to."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.sockets: list[socket.socket] = []
        self.silent: set[str] = set()
        """The ways on which nothing passes, old connections' and new ones': `up`, `down`."""
        self.swallowing: dict[bytes, str] = {}
        """The way that goes silent on a connection with the next request that begins so."""
        self.swallowed: list[bytes] = []
        """The beginnings of the requests that were."""
        self.reading = threading.Event()
        self.reading.set()
        self.threads: list[threading.Thread] = []
        self._start(self._accept)

    def fall_silent(self, *ways: str) -> None:
        """Lets nothing pass on some ways, both when none is said; nobody is told."""
        self.silent = set(ways or ("up", "down"))

    def heal(self) -> None:
        """Serves new connections; the old ones stay as they are, as after sleep or roaming."""
        self.silent = set()

    def swallow(self, beginning: bytes, way: str) -> None:
        """Loses the next request that begins so (`up`), or its answer (`down`)."""
        self.swallowing[beginning] = way

    def stop_reading(self) -> None:
        """Takes no more from anybody, so that what is sent piles up at who sends it."""
        self.reading.clear()

    def close(self) -> None:
        """Ends all connections."""
        self.reading.set()
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)  # which wakes who waits for the next
        for thread in self.threads[:1]:
            thread.join()
        for each in self.sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self.threads[1:]:
            thread.join()
        for each in (self.listener, *self.sockets):
            each.close()

    def _start(self, target: Callable[..., None], *arguments: object) -> None:
        thread = threading.Thread(target=target, args=arguments, daemon=True)
        self.threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                self.sockets.append(client)
                server = socket.create_connection(("127.0.0.1", self.target))
                self.sockets.append(server)
                lost: set[str] = set()
                self._start(self._carry, "up", client, server, lost)
                self._start(self._carry, "down", server, client, lost)

    def _carry(self, way: str, source: socket.socket, goal: socket.socket, lost: set[str]) -> None:
        """Carries bytes on one way; `lost` are the ways on which this connection is silent."""
        with suppress(OSError):
            while self.reading.wait() and (data := source.recv(65536)):
                for beginning in [each for each in self.swallowing if data.startswith(each)]:
                    lost.add(self.swallowing.pop(beginning))
                    self.swallowed.append(beginning)
                lost |= self.silent
                if way not in lost:
                    goal.sendall(data)
            if way not in lost | self.silent:  # even that it was closed does not get through
                goal.shutdown(socket.SHUT_WR)
