"""Hints: what the strongest bot would do, asked of the same queue in which the bots wait."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from goldenspike.server.errors import Problem
from goldenspike.server.table import Table
from goldenspike.server.turns import LOOKED_AT, Seldom

if TYPE_CHECKING:
    from goldenspike.server.thinking import Thinking

HINT: Final = 1.0
"""Seconds that are thought for a hint."""
AT_MOST: Final = 30
"""Seconds that a request waits at most for a hint before it is told its place in the queue."""
ASKED_AGAIN: Final = 15.0
"""Seconds after which a hint is not wanted any more that nobody asks for again."""
TRIES: Final = 2


@dataclass(slots=True)
class Place:
    """Where in the queue a hint is, 0 being thought about, and how long that may take."""

    place: int
    seconds: int


@dataclass(slots=True)
class Wanted:
    """A hint that somebody waits for, or that is there."""

    version: int
    answer: asyncio.Future[list[Any]]
    asked: float
    """When the last request for it ends."""


class Hints:
    """The hints of all tables of this process: one a seat and position, however many ask."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.wanted: dict[tuple[str, int], Wanted] = {}
        self.failed = Seldom()

    def is_known(self, table: Table, seat: int) -> bool:
        """Returns whether a hint for the position is there or already in the queue."""
        wanted = self.wanted.get((table.sheet.id, seat))
        return wanted is not None and wanted.version == table.sheet.version

    async def of(self, table: Table, seat: int, wait: float) -> list[Any] | Place:
        """Returns the advice, best first, as JSON; after so many seconds the place in the queue.

        Raises:
            Problem: 503, the bot failed.
        """
        loop = asyncio.get_running_loop()
        self._forget(loop.time())
        wanted = self.wanted.get((table.sheet.id, seat))
        if wanted is None or wanted.version != table.sheet.version or failed(wanted.answer):
            if wanted is not None:
                self._drop(wanted)
            wanted = self._ask(table, seat, loop.time())
        wanted.asked = loop.time() + wait
        await asyncio.wait([wanted.answer], timeout=wait)
        if not wanted.answer.done():
            place, seconds = self.thinking.turns.place_of(wanted.answer)
            return Place(place, math.ceil(seconds))
        if failed(wanted.answer):
            if not wanted.answer.cancelled():
                self.failed.warn("no hint: %r", wanted.answer.exception())
            raise Problem(503, "no-hint", "No hint could be found; try again.")
        return wanted.answer.result()

    def _ask(self, table: Table, seat: int, at: float) -> Wanted:
        state, workers = table.state, self.thinking.workers
        assert state is not None

        async def think(share: float) -> list[Any]:
            for _ in range(TRIES - 1):
                try:
                    return await workers.advise("mcts", state, seat, HINT * share)
                except Exception as fault:
                    self.failed.warn("a hint is tried again: %r", fault)
            return await workers.advise("mcts", state, seat, HINT * share)

        # Hints take turns with the tables by who asks, not with the bots of the same table.
        answer = self.thinking.turns.ask(f"{table.sheet.id} {seat}", LOOKED_AT, HINT, think)
        wanted = self.wanted[table.sheet.id, seat] = Wanted(table.sheet.version, answer, at)
        return wanted

    def _forget(self, at: float) -> None:
        """Drops what nobody has asked for again, and takes it out of the queue."""
        for key, wanted in list(self.wanted.items()):
            if at - wanted.asked > ASKED_AGAIN:
                self._drop(wanted)
                del self.wanted[key]

    def _drop(self, wanted: Wanted) -> None:
        self.thinking.turns.withdraw(wanted.answer)


def failed(answer: asyncio.Future[list[Any]]) -> bool:
    """Returns whether there is no advice and will be none."""
    return answer.done() and (answer.cancelled() or answer.exception() is not None)
