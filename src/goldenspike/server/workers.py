"""Worker processes in which bots think, never later than their time is up.

A worker gets the state as JSON, without the seed that decides what chance will bring. One
that hangs is killed and replaced; so is one that dies.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import time
from threading import Thread
from typing import Any, Final

from pebble import ProcessPool

from goldenspike.boards.library import BoardLibrary
from goldenspike.bots import LEVELS, bot
from goldenspike.engine.api import BoardFile, State
from goldenspike.shelf import games_on

SLACK: Final = 2.0
"""Seconds, such as a busy machine needs, beyond its budget after which a bot is stopped."""
PATIENCE: Final = 10.0
"""Seconds without any answer, while there are questions, after which all are replaced."""
STARTING: Final = 30.0
"""Seconds in which new workers may still be busy with starting."""

log = logging.getLogger(__name__)


class Workers:
    """The processes; asked from one event loop."""

    def __init__(self, count: int) -> None:
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([__name__])
        self.count = count
        self.busy = 0
        """How many questions are thought about."""
        self.pool = self._started()

    def _started(self) -> ProcessPool:
        pool = ProcessPool(max_workers=self.count, initializer=_begin, context=self.context)
        self.ready = pool.schedule(_start)
        """Ends when a worker has started."""
        self.heard = time.monotonic() + STARTING
        """When they last answered."""
        return pool

    async def advise(
        self, level: str, state: State, seat: int, budget: float, seed: int | None = None
    ) -> list[Any]:
        """Returns the advice of a bot as JSON, best first.

        With a seed a bot that needs no time to think always gives the same. Nobody is to ask
        more at a time than there are workers; new ones are given time to start.

        Raises:
            TimeoutError: it did not answer within its budget and some slack.
            Exception: the worker died, or the bot failed.
        """
        self.busy += 1
        try:
            question = (level, state.game.id, question_of(state), seat, budget, seed)
            if not self.pool.active:  # a worker died at rest and took the others along
                self._replace()
            await asyncio.wait([asyncio.wrap_future(self.ready)], timeout=STARTING)
            asked = self.pool.schedule(_advise, args=question, timeout=budget + SLACK)
            answer: list[Any] = await asyncio.wait_for(asyncio.wrap_future(asked), budget + SLACK)
            self.heard = time.monotonic()
            return answer
        except TimeoutError:
            if time.monotonic() - self.heard > PATIENCE:
                self._replace()
            raise
        finally:
            self.busy -= 1

    def _replace(self) -> None:
        log.warning("the bots' processes do not answer and are replaced")
        Thread(target=_stop, args=(self.pool,), daemon=True).start()
        self.pool = self._started()

    def close(self) -> None:
        """Ends all workers."""
        _stop(self.pool)


def _stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def question_of(state: State) -> str:
    """Returns the state as JSON without what nobody may know."""
    told = state.to_json()
    told["seed"] = None
    told["nonce"] = ""
    return json.dumps(told)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    Thread(target=_end_with_server, daemon=True).start()
    try:
        _warm()
    except Exception:  # whatever it is, it shall be told where somebody asks
        log.exception("a bot failed on an empty board")


def _warm() -> None:
    """Lets every bot choose once, so that the first answer is not slower than the others."""
    for game in GAMES.values():
        for board in game.library.boards(game.id)[:1]:
            seats = ["Bot"] * game.players_on(game.library.find(game.id, board))[0]
            state = game.new(seats, board)
            for level in LEVELS:
                for seat in state.to_act:
                    bot(level, game.id).choose(state, seat, 0.01)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _start() -> None:
    """Does nothing: asking for it starts the workers."""


def _advise(
    level: str, game: str, question: str, seat: int, budget: float, seed: int | None
) -> list[Any]:
    state = GAMES[game].from_json(json.loads(question))
    advice = bot(level, game, seed).advise(state, seat, budget)
    return [entry.to_json() for entry in advice]


class Remembering(BoardLibrary):
    """A library that does not read the board of a table anew for every decision."""

    def __init__(self) -> None:
        super().__init__()
        self.parsed: dict[tuple[str, str], BoardFile] = {}

    def parse(self, game: str, text: str) -> BoardFile:
        """Returns the board written in the text, the latest ones from memory."""
        board = self.parsed.get((game, text))
        if board is None:
            if len(self.parsed) >= 32:
                self.parsed.clear()
            board = self.parsed[game, text] = super().parse(game, text)
        return board


GAMES: Final = games_on(Remembering())
"""The games of this worker."""
