"""One thread that writes, many wishes in one transaction.

Whoever wants something written waits for the commit that holds it. While one commit is on
its way to the disk the next wishes gather, so that a busy server pays for few of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from goldenspike.server.store.patience import Reach, is_lost

log = logging.getLogger(__name__)

Result = TypeVar("Result")
MOST = 256
"""Wishes that share a transaction at most."""


class Wish(Protocol):
    """Something to be written."""

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Any]) -> Sequence[object]:
        """Writes all these wishes of one kind, or raises; returns a result each."""


class Pending(Generic[Result]):
    """A wish and the future that is told when it is on disk."""

    def __init__(self, wish: Wish, done: asyncio.Future[Result]) -> None:
        self.wish = wish
        self.done = done
        self.result: Any = None
        self.error: BaseException | None = None


class Writer:
    """The thread that writes; made and asked from one event loop."""

    def __init__(
        self, engine: Engine, after: Callable[[Connection, Sequence[Wish]], None], reach: Reach
    ) -> None:
        self.reach = reach
        self.engine = engine.execution_options(writes=True)
        self.connection: Connection | None = None
        """Kept open: taking one from the pool costs as much as writing an action."""
        self.after = after
        """Called inside the transaction with all that was written."""
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Pending[Any] | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def write(self, wish: Wish) -> asyncio.Future[Any]:
        """Returns a future that ends when the wish is on disk, or with what went wrong."""
        pending: Pending[Any] = Pending(wish, self.loop.create_future())
        self.queue.put(pending)
        return pending.done

    async def close(self) -> None:
        """Writes what is waiting and ends the thread."""
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        ending = False
        while not ending:
            batch: list[Pending[Any]] = []
            pending = self.queue.get()
            while pending is not None:
                batch.append(pending)
                if self.queue.empty() or len(batch) >= MOST:
                    break
                pending = self.queue.get()
            ending = pending is None
            if batch:
                self._write(batch)
                self.loop.call_soon_threadsafe(_tell, batch)
        self._hang_up()

    def _write(self, batch: list[Pending[Any]]) -> None:
        try:
            self.reach.check()
            self._write_together(batch)
        except Exception as error:
            self._hang_up()
            if is_lost(error):  # nobody is at fault, and nobody else gets through
                self.loop.call_soon_threadsafe(self.reach.lost, error)
            if is_lost(error) or len(batch) == 1:
                for pending in batch:
                    pending.error = error
                return
            for pending in batch:  # one of them is at fault: let it not harm the others
                self._write([pending])

    def _hang_up(self) -> None:
        """Closes the connection; the next wish opens a new one."""
        if self.connection is not None:
            with suppress(Exception):
                self.connection.close()
            self.connection = None

    def _write_together(self, batch: list[Pending[Any]]) -> None:
        kinds: dict[type[Wish], list[Pending[Any]]] = {}
        for pending in batch:
            kinds.setdefault(type(pending.wish), []).append(pending)
        if self.connection is None:
            self.connection = self.engine.connect()
        connection = self.connection
        with connection.begin():
            for kind, pendings in kinds.items():
                results = kind.write_all(connection, [pending.wish for pending in pendings])
                for pending, result in zip(pendings, results, strict=True):
                    pending.result = result
            self.after(connection, [pending.wish for pending in batch])


def _tell(batch: list[Pending[Any]]) -> None:
    for pending in batch:
        if pending.done.cancelled():
            continue
        if pending.error is not None:
            pending.done.set_exception(pending.error)
        else:
            pending.done.set_result(pending.result)
