"""Worker processes in which bots think, never later than their time is up.

A worker gets the state as JSON, without the seed that decides what chance will bring. One
that hangs is killed and replaced; so is one that dies.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
from functools import lru_cache
from threading import Thread
from typing import Any, Final

from pebble import ProcessPool

from goldenspike.bots import LEVELS, bot
from goldenspike.engine.api import BoardFile, State
from goldenspike.shelf import GAMES

SLACK: Final = 0.5
"""Seconds beyond its budget after which a bot is stopped."""


class Workers:
    """The processes; asked from one event loop."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
        self.count = count
        self.busy = 0
        """How many questions are waiting for an answer."""
        self.pool = ProcessPool(max_workers=count, initializer=_begin, context=context)
        self.pool.schedule(_start)

    async def advise(self, level: str, state: State, seat: int, budget: float) -> list[Any]:
        """Returns the advice of a bot as JSON, best first.

        When there are more questions than workers each bot thinks for less time, rather
        than letting people wait.

        Raises:
            TimeoutError: it did not answer within its budget and some slack.
            Exception: the worker died, or the bot failed.
        """
        self.busy += 1
        try:
            share = budget * min(1.0, self.count / self.busy)
            question = (level, state.game.id, question_of(state), seat, share)
            asked = self.pool.schedule(_advise, args=question, timeout=share + SLACK)
            answer: list[Any] = await asyncio.wait_for(asyncio.wrap_future(asked), budget + SLACK)
            return answer
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Ends all workers."""
        self.pool.stop()  # type: ignore[no-untyped-call]
        self.pool.join()


def question_of(state: State) -> str:
    """Returns the state as JSON without what nobody may know."""
    told = state.to_json()
    told["seed"] = None
    told["nonce"] = ""
    return json.dumps(told)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    Thread(target=_end_with_server, daemon=True).start()
    for game in GAMES.values():  # the first answer shall not be slower than the others
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


def _advise(level: str, game: str, question: str, seat: int, budget: float) -> list[Any]:
    asked = json.loads(question)
    text = asked["header"].get("board_toml")
    if text is not None:
        _parsed(game, text)
    state = GAMES[game].from_json(asked)
    advice = bot(level, game).advise(state, seat, budget)
    return [entry.to_json() for entry in advice]


@lru_cache(maxsize=16)
def _parsed(game: str, text: str) -> BoardFile:
    return GAMES[game].library.parse(game, text)
