"""Whose question is thought about next: bots and hints wait in one queue for the workers.

Who looks at a table comes before who does not, and bots among themselves that nobody looks at
come last. Within a rank tables take turns by the time that was thought for them (start-time
fair queueing), so that no table waits for another that asks more often. Where the queue is
long everybody's time to think shrinks a little, down to `LEAST`; nobody is turned away.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

LOOKED_AT: Final = 0
"""The rank of tables that somebody looks at, and of hints."""
ABSENT: Final = 1
"""The rank of tables whose players are away."""
UNSEEN: Final = 2
"""The rank of bots among themselves that nobody looks at."""

STATED: Final = 10.0
"""Seconds within which a question's turn shall come; everybody thinks less to hold it."""
PLANNED: Final = 0.8
"""The share of the stated time that is filled with thinking; asking and answering take the rest."""
LEAST: Final = 0.25
"""The share of its time that every bot has however long the queue is."""
OTHERS: Final = 8
"""Of so many turns one goes to the lower ranks first, so that they are not forgotten."""
QUARTER: Final = 0.25
"""The share of a core above which the main process starts nothing that nobody waits for."""
GLANCE: Final = 0.5
"""Seconds over which that share is measured."""

Think = Callable[[float], Awaitable[list[Any]]]
"""Thinks with a share of the full time, between `LEAST` and 1."""

log = logging.getLogger(__name__)


@dataclass(slots=True, order=True, unsafe_hash=True)
class Question:
    """Something to be thought about, waiting or under way."""

    tag: float
    """When its table's turn has come, in seconds of thought, not of the clock."""
    number: int
    asker: str = field(compare=False)
    rank: int = field(compare=False)
    cost: float = field(compare=False)
    """Seconds it takes with all its time."""
    think: Think = field(compare=False)
    since: float = field(compare=False)
    done: asyncio.Future[list[Any]] = field(compare=False)
    gone: bool = field(compare=False, default=False)
    """Withdrawn, or moved to another rank."""


class Quarter:
    """Watches how much of a core the thread of the event loop uses."""

    def __init__(self) -> None:
        self.at = time.monotonic()
        self.used = time.thread_time()
        self.share = 0.0
        self.let = 0.0

    def is_free(self) -> bool:
        """Returns whether something may be begun that can wait; once a second it may."""
        at = time.monotonic()
        if at - self.at >= GLANCE:
            used = time.thread_time()
            self.share = (used - self.used) / (at - self.at)
            self.at, self.used = at, used
        if self.share < QUARTER or at - self.let >= 1.0:
            self.let = at
            return True
        return False


class Turns:
    """The queue before so many workers; used from one event loop."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting: list[list[Question]] = [[], [], []]
        """By rank; a heap each, those that are gone still among them."""
        self.demand = [0.0, 0.0, 0.0]
        """Seconds of full thought that wait, by rank."""
        self.crowds = [(0.0, -1)] * 3
        """By rank the demand when it was greatest, and who came last then: all until then share
        the time, also when the queue before them has become short."""
        self.running: set[Question] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.numbers = itertools.count()
        self.quarter = Quarter()
        self.served = 0
        self.observed: Callable[[float], None] = lambda _: None
        """Told of every wait, in seconds."""
        self._clock = 0.0
        self._tags: dict[str, float] = {}
        self._later: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return sum(not question.gone for heap in self.waiting for question in heap)

    def ask(self, asker: str, rank: int, cost: float, think: Think) -> asyncio.Future[list[Any]]:
        """Puts a question into the queue; the future brings the answer, or what went wrong."""
        loop = asyncio.get_running_loop()
        tag = max(self._clock, self._tags.get(asker, 0.0))
        self._remember(asker, tag + cost)
        number = next(self.numbers)
        done: asyncio.Future[list[Any]] = loop.create_future()
        done.add_done_callback(_looked_at)
        self._add(Question(tag, number, asker, rank, cost, think, loop.time(), done))
        self._serve()
        return done

    def withdraw(self, done: asyncio.Future[list[Any]]) -> None:
        """Takes a question out, if it still waits: nobody wants it answered any more."""
        question = None if done.done() else self._find(done)
        if question is not None:
            self._remove(question)
            done.cancel()

    def promote(self, asker: str, rank: int) -> None:
        """Gives what waits for a table a higher rank: somebody has come to look."""
        for heap in self.waiting[rank + 1 :]:
            for question in heap:
                if question.asker == asker and not question.gone:
                    self._remove(question)
                    self._add(replace(question, rank=rank, gone=False))
                    self._serve()
                    return

    def place_of(self, done: asyncio.Future[list[Any]]) -> tuple[int, float]:
        """Returns the place in the queue and the seconds until its turn, as far as can be told.

        Place 0 is thought about now.
        """
        question = self._find(done)
        if question is None:
            return 0, 0.0
        ahead = [
            other
            for heap in self.waiting[: question.rank + 1]
            for other in heap
            if not other.gone and (other.rank, other) < (question.rank, question)
        ]
        share = self._share(question.rank)
        cost = share * sum(other.cost for other in ahead) + self._under_way()
        return len(ahead) + 1, cost / self.count

    def _find(self, done: asyncio.Future[list[Any]]) -> Question | None:
        for heap in self.waiting:
            for question in heap:
                if question.done is done and not question.gone:
                    return question
        return None

    def _under_way(self) -> float:
        return sum(question.cost for question in self.running) / 2

    def _share(self, rank: int) -> float:
        demand = max(sum(self.demand[: rank + 1]), self.crowds[rank][0])
        return max(LEAST, min(1.0, PLANNED * STATED * self.count / max(demand, 1e-9)))

    def _measure(self, rank: int, number: int, served: bool) -> None:
        """Takes note of how great the demand of a rank is, after one has come or was served."""
        demand = sum(self.demand[: rank + 1])
        most, last = self.crowds[rank]
        if demand >= most or (served and number > last):
            self.crowds[rank] = demand, number

    def _add(self, question: Question) -> None:
        heapq.heappush(self.waiting[question.rank], question)
        self.demand[question.rank] += question.cost
        for rank in range(question.rank, len(self.demand)):
            self._measure(rank, question.number, served=False)

    def _remove(self, question: Question) -> None:
        question.gone = True
        self.demand[question.rank] -= question.cost

    def _remember(self, asker: str, tag: float) -> None:
        self._tags[asker] = tag
        if len(self._tags) > 10_000:
            self._tags = {who: at for who, at in self._tags.items() if at > self._clock}

    def _next(self) -> Question | None:
        """Returns the question whose turn it is and takes it out, or None."""
        for heap in self.waiting:
            while heap and heap[0].gone:
                heapq.heappop(heap)
        ranks = [rank for rank, heap in enumerate(self.waiting) if heap]
        if not ranks:
            return None
        if self.served % OTHERS == OTHERS - 1:
            ranks.reverse()
        rank = ranks[0]
        if rank != LOOKED_AT:
            # A worker stays free for who comes next, and the main process for who is there.
            crowded = rank == UNSEEN and 1 < self.count <= len(self.running) + 1
            if crowded or not self.quarter.is_free():
                if LOOKED_AT in ranks:
                    rank = LOOKED_AT
                else:
                    if self._later is None and not crowded:
                        loop = asyncio.get_running_loop()
                        self._later = loop.call_later(GLANCE / 2, self._again)
                    return None
        question = heapq.heappop(self.waiting[rank])
        self.demand[rank] -= question.cost
        return question

    def _again(self) -> None:
        self._later = None
        self._serve()

    def _serve(self) -> None:
        while len(self.running) < self.count:
            question = self._next()
            if question is None:
                return
            self.served += 1
            self._clock = max(self._clock, question.tag)
            self._measure(question.rank, question.number, served=True)
            share = self._share(question.rank)
            self.running.add(question)
            task = asyncio.create_task(self._think(question, share))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _think(self, question: Question, share: float) -> None:
        self.observed(asyncio.get_running_loop().time() - question.since)
        try:
            answer = await question.think(share)
            if not question.done.done():
                question.done.set_result(answer)
        except asyncio.CancelledError:
            question.done.cancel()
            raise
        except Exception as fault:
            if not question.done.done():
                question.done.set_exception(fault)
        finally:
            self.running.discard(question)
            self._serve()

    async def close(self) -> None:
        """Stops what is under way and starts nothing more."""
        self.count = 0
        if self._later is not None:
            self._later.cancel()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _looked_at(done: asyncio.Future[list[Any]]) -> None:
    """Takes note of a fault of which whoever asked does not want to know any more."""
    if not done.cancelled():
        done.exception()


class Seldom:
    """Logs one of many warnings of a kind a minute, with how many there were."""

    EVERY: Final = 60.0

    def __init__(self) -> None:
        self.last = -math.inf
        self.held = 0

    def warn(self, text: str, *about: object) -> None:
        """Logs the warning, or counts it."""
        at = time.monotonic()
        if at - self.last < self.EVERY:
            self.held += 1
            return
        more = f" ({self.held} more of the kind since the last)" if self.held else ""
        log.warning(text + more, *about)
        self.last, self.held = at, 0
