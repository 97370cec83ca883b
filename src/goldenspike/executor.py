"""Who does work on many games: this process, processes of this machine, or a Ray cluster.

Work is a function of a plan and a number, done once for every number from 0. Its results
depend on these two alone, so they are the same for any number of workers; only the order in
which they come differs. Numbers are handed out in chunks. A worker that dies costs its chunk
only, which is done again by another.
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing, contextmanager
from typing import Any, Final, Protocol, TypeVar

from pebble import ProcessExpired, ProcessPool

from goldenspike.engine.errors import BadSetup

Plan = TypeVar("Plan")
Result = TypeVar("Result")

DEATHS: Final = 3
"""How often a chunk may cost its worker's life before it is given up as a mistake of ours."""

SECONDS_TO_ANSWER: Final = 10
"""How long a cluster may take to be there."""

LARGEST_CHUNK: Final = 25
"""So many games at most are lost with a worker, and reported at a time."""


class Executor(Protocol):
    """Somebody who does work on many games."""

    def each(
        self, play: Callable[[Plan, int], Result], plan: Plan, count: int
    ) -> Generator[tuple[int, Result]]:
        """Yields the numbers below `count` with their results as they come, in any order.

        Closing it stops the rest. `play` must be a function of a module, and plan and results
        must be picklable.
        """
        ...


class Here:
    """The process one is in, one game after another."""

    def each(
        self, play: Callable[[Plan, int], Result], plan: Plan, count: int
    ) -> Generator[tuple[int, Result]]:
        """Yields the results in order; see `Executor.each`."""
        for number in range(count):
            yield number, play(plan, number)


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(
        self, play: Callable[[Plan, int], Result], plan: Plan, count: int
    ) -> Generator[tuple[int, Result]]:
        """Yields the results as they come; see `Executor.each`.

        Raises:
            RuntimeError: a game costs every process its life.
        """
        # Spawned, not forked: the display of progress runs a thread.
        pool = ProcessPool(self.jobs, context=multiprocessing.get_context("spawn"))
        waiting = iter(range(count))  # one game a chunk: handing one out costs next to nothing
        deaths: dict[int, int] = {}
        pending: dict[Future[Any], int] = {}

        def hand_out(number: int) -> None:
            with _deaf_to_interrupts():  # the processes begun here stay so
                pending[pool.schedule(play, args=(plan, number))] = number

        try:
            for number in waiting:
                hand_out(number)
                if len(pending) == 2 * self.jobs:
                    break
            while pending:
                done, _ = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    number = pending.pop(future)
                    try:
                        result = future.result()
                    except ProcessExpired:
                        deaths[number] = deaths.get(number, 0) + 1
                        if deaths[number] > DEATHS:
                            raise RuntimeError(f"Game {number} ends every process.") from None
                        hand_out(number)
                        continue
                    after = next(waiting, None)
                    if after is not None:
                        hand_out(after)
                    yield number, result
        finally:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()


class Cluster:
    """A Ray cluster on which this package is installed, or a local one made for the purpose."""

    def __init__(self, address: str, jobs: int) -> None:
        if importlib.util.find_spec("ray") is None:
            raise BadSetup(
                "Ray is not installed here; pip install 'goldenspike[ray]' brings it, and "
                "without --ray the games are played by processes of this machine (--jobs)."
            )
        self.address = address
        self.jobs = jobs

    def each(
        self, play: Callable[[Plan, int], Result], plan: Plan, count: int
    ) -> Generator[tuple[int, Result]]:
        """Yields the results as they come; see `Executor.each`.

        Raises:
            BadSetup: there is no cluster at the address.
        """
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # no GPUs to hide
        import ray

        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == "auto":
            ray.init(num_cpus=self.jobs, include_dashboard=False, **quiet)
        else:
            _check_somebody_listens(self.address)
            ray.init(self.address, **quiet)
        try:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            # A worker's death is noticed by Ray, which gives its chunk to another.
            task = ray.remote(max_retries=DEATHS)(_chunk)
            shared = ray.put(plan)
            size = max(1, min(LARGEST_CHUNK, count // (4 * workers)))
            waiting = iter([range(at, min(at + size, count)) for at in range(0, count, size)])
            pending = []
            for numbers in waiting:
                pending.append(task.remote(play, shared, numbers))
                if len(pending) == 2 * workers:
                    break
            while pending:
                done, pending = ray.wait(pending, num_returns=1)
                for chunk in ray.get(done):
                    after = next(waiting, None)
                    if after is not None:
                        pending.append(task.remote(play, shared, after))
                    yield from chunk
        finally:
            ray.shutdown()


def _check_somebody_listens(address: str) -> None:
    """Tries an address first, for Ray itself tries for many minutes.

    Raises:
        BadSetup: it is none, or nobody answers there.
    """
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise BadSetup(f"A Ray cluster's address is HOST:PORT or auto, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError):
        raise BadSetup(f"No Ray cluster answers at {address!r}.") from None


def _chunk(
    play: Callable[[Plan, int], Result], plan: Plan, numbers: range
) -> list[tuple[int, Result]]:
    return [(number, play(plan, number)) for number in numbers]


def executor(jobs: int = 1, ray: str | None = None) -> Executor:
    """Returns who plays: `jobs` processes of this machine, or the Ray cluster at an address.

    `ray` is an address such as "ray-head.example.org:6379", or "auto" for a local cluster of
    `jobs` workers.

    Raises:
        BadSetup: Ray is asked for and not installed.
    """
    if ray is not None:
        return Cluster(ray, jobs)
    return Here() if jobs == 1 else Processes(jobs)


def in_order(
    by: Executor, play: Callable[[Plan, int], Result], plan: Plan, count: int
) -> Iterator[Result]:
    """Yields the results in the order of their numbers, each as soon as those before it are."""
    early: dict[int, Result] = {}
    due = 0
    with closing(by.each(play, plan, count)) as results:
        for number, result in results:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ignores Ctrl-C inside; on it only the parent stops, and ends its processes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
