"""Replays runs in a process of its own: what a run scored is what its replay says (GR-5.1).

The process starts with the first run. One that hangs is killed and replaced, so is one that
dies; whoever waits is told to send the run again, which the key makes harmless.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import CancelledError
from threading import Thread
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from goldenspike.server.errors import Problem

SECONDS: Final = 10.0
"""That a single task may take: a run is checked in some milliseconds."""
PATIENCE: Final = 30.0
"""Seconds that a task may wait for its turn and its end."""
MOST_WAITING: Final = 100

log = logging.getLogger(__name__)


class Checking:
    """The process that replays; asked from one event loop."""

    def __init__(self) -> None:
        self.pool: ProcessPool | None = None
        self.waiting = 0

    async def replayed(self, record: bytes) -> dict[str, Any]:
        """Returns the result of a record, given as JSON, with `by_landscape`.

        Raises:
            Problem: 422, the record is wrong; 503, it cannot be checked now.
        """
        fault, result = await self.run(replayed, record)
        if fault is not None:
            raise Problem(422, "wrong-record", fault)
        return dict(result)

    async def run(self, task: Callable[..., Any], *words: Any) -> Any:
        """Returns what a function of a module returns when the process calls it.

        Raises:
            Problem: 503, there is too much to do, or the process failed twice.
        """
        if self.waiting >= MOST_WAITING:
            raise busy()
        self.waiting += 1
        try:
            for _ in range(2):
                try:
                    asked = self._pool().schedule(task, args=words, timeout=SECONDS)
                    return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)
                except (ProcessExpired, CancelledError, RuntimeError) as fault:
                    if isinstance(fault, asyncio.CancelledError) and _cancelled():
                        raise
                    log.warning("the process that checks runs has died: %r", fault)
            raise busy()
        except TimeoutError:
            log.warning("a run could not be checked in time")
            raise busy() from None
        finally:
            self.waiting -= 1

    def _pool(self) -> ProcessPool:
        if self.pool is None or not self.pool.active:
            if self.pool is not None:
                Thread(target=_stop, args=(self.pool,), daemon=True).start()
            context = multiprocessing.get_context("forkserver")
            self.pool = ProcessPool(max_workers=1, initializer=_begin, context=context)
        return self.pool

    def close(self) -> None:
        """Ends the process."""
        if self.pool is not None:
            _stop(self.pool)


def _cancelled() -> bool:
    """Returns whether whoever waits was cancelled, rather than what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def busy() -> Problem:
    """Returns the problem of a run that cannot be checked now."""
    detail = "Runs cannot be checked at the moment; nothing is lost, send it again a little later."
    return Problem(503, "not-checked", detail, headers={"Retry-After": "5"}, retry_after=5)


def _stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its processes itself
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def replayed(record: bytes) -> tuple[str | None, dict[str, Any] | None]:
    """Returns what is wrong with a record, or its result."""
    from goldenspike.engine import gem_run

    told = json.loads(record)
    try:
        result = gem_run.replay(told).to_json()
    except gem_run.WrongRecord as fault:
        return str(fault), None
    result["by_landscape"] = by_landscape(told, result["landscapes"])
    return None, result


def by_landscape(record: dict[str, Any], landscapes: list[str]) -> dict[str, int]:
    """Returns how many points were made in each landscape of a record that is right."""
    from goldenspike.engine import gem_run

    line = gem_run.line(record["seed"])
    run = gem_run.Run(line, record["track"], record["speed"])
    points = dict.fromkeys(landscapes, 0)
    inputs: dict[int, list[str]] = {}
    for tick, word in record["inputs"]:
        inputs.setdefault(tick, []).append(word)
    for tick in range(record["ticks"]):
        before = run.score
        third = min(2, 3 * run.at // line.length)
        run.step(inputs.get(tick, []))
        points[landscapes[third]] += run.score - before
    return points
