"""Bots at the tables: whoever's turn it is, if a bot plays there, it thinks and acts.

A bot waits its turn (`turns.py`) and then is what its level says. One that fails, hangs or
dies is asked once more, and only then replaced by a simpler one.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from typing import Any, Final

from goldenspike.bots import bot
from goldenspike.engine.api import Action, State
from goldenspike.server import tell
from goldenspike.server.errors import Problem
from goldenspike.server.hints import Hints
from goldenspike.server.play import commit, played
from goldenspike.server.settings import Settings
from goldenspike.server.store.patience import Away
from goldenspike.server.store.store import now
from goldenspike.server.table import Table
from goldenspike.server.tables import Tables
from goldenspike.server.takeback import grace_left
from goldenspike.server.turns import ABSENT, LOOKED_AT, UNSEEN, Seldom, Turns
from goldenspike.server.workers import Workers

log = logging.getLogger(__name__)

BUDGET: Final = {"live": 0.8, "casual": 2.0}
"""Seconds a searching bot may think, by pace."""
INSTANT: Final = 0.2
"""Seconds for bots that do not search."""
AT_ONCE: Final = 0.02
"""Seconds that they are reckoned to take in the queue."""
BUSY: Final = 2.0
"""Seconds of waiting from which a table says that the site is busy."""
TRIES: Final = 2
DELAY: Final = (0.3, 0.6)
"""Seconds between which a bot at a live table takes at least, so that people can follow."""
OVERDUE: Final = 10_000
"""Milliseconds after which another process may think for a bot."""
SWEEP: Final = 5.0
UNWATCHED: Final = 60.0
"""Seconds without a look after which bots among themselves rest."""
LOOKING: Final = 30.0
"""Seconds for which somebody who has asked for a table, such as a program, counts as looking."""
SPREAD: Final = 3.0
"""Pauses between tables being read for their bots, in times of what reading took."""


class Thinking:
    """The bots of all tables of this process."""

    def __init__(self, tables: Tables, workers: Workers, settings: Settings) -> None:
        self.tables = tables
        self.workers = workers
        self.settings = settings
        self.turns = Turns(settings.workers)
        self.tasks: set[asyncio.Task[None]] = set()
        self.replaced = 0
        """How often a simpler bot had to play."""
        self.failed, self.too = Seldom(), Seldom()
        self.hints = Hints(self)
        tables.bots_wanted = self.want

    def want(self, table: Table) -> None:
        """Lets a table's bots play, if it is their turn and they do not think already."""
        if not table.thinking and table.seat_bots():
            table.thinking = True
            task = asyncio.create_task(self._play(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif table.thinking:
            self.turns.promote(table.sheet.id, self._rank(table))

    def _rank(self, table: Table) -> int:
        asked = self.tables.loop.time() - table.touched < LOOKING
        if table.listeners or table.online() or asked:
            return LOOKED_AT
        return ABSENT if has_people(table) else UNSEEN

    async def resume(self) -> None:
        """Lets all bots think again that were thinking when the server stopped."""
        every = True
        while True:
            try:
                if not every:
                    await self._keep_waiting()
                before = None if every else now() - OVERDUE
                for id in await self.tables.store.waiting_for_bots(before):
                    await self._look_at(id)
                every = False
            except Away:
                pass  # the log says so already
            except Exception as fault:
                log.warning("looking for waiting bots failed: %s", fault)
            await asyncio.sleep(SWEEP)

    async def _keep_waiting(self) -> None:
        """Tells the other processes that the bots that wait their turn here are not forgotten."""
        if self.tables.store.shared:
            mine = [table.sheet.id for table in self.tables.known.values() if table.thinking]
            await self.tables.store.still_thinking(mine)

    async def _look_at(self, id: str) -> None:
        began = time.monotonic()
        read = id not in self.tables.known
        try:
            table = await self.tables.find(id)
            if read:
                table.touched -= LOOKING  # it is us who asked, not somebody
            self.want(table)
        except Away:
            raise
        except Exception:
            log.exception("table %s cannot be resumed", id)
        if read:  # a restart with thousands of tables shall not be felt
            await asyncio.sleep(SPREAD * (time.monotonic() - began))

    async def close(self) -> None:
        """Stops all thinking."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.turns.close()
        await asyncio.to_thread(self.workers.close)

    async def _play(self, table: Table) -> None:
        try:
            while table.seat_bots() and self._is_watched(table):
                await self._try_once(table)
        finally:
            table.thinking = False

    async def _try_once(self, table: Table) -> None:
        try:
            await self._play_once(table)
        except Problem as problem:
            if problem.status != 409:  # 409: another process was faster
                await asyncio.sleep(1.0)
        except Exception:
            log.exception("table %s: a bot could not act", table.sheet.id)
            await asyncio.sleep(1.0)

    def _is_watched(self, table: Table) -> bool:
        if table.listeners or has_people(table):
            return True
        return self.tables.loop.time() - table.touched < UNWATCHED

    async def _play_once(self, table: Table) -> None:
        seat, level = table.seat_bots()[0]
        version, state = table.sheet.version, table.state
        assert state is not None
        began = self.tables.loop.time()
        action, obvious = await self._choose(table, state, seat, level)
        spent = self.tables.loop.time() - began
        pause = 0.0 if obvious else self._delay(table) - spent
        await asyncio.sleep(max(0.0, pause, grace_left(table)))
        async with table.lock:
            if table.sheet.version == version:
                await commit(self.tables, table, played(table, action, None, None))

    def _delay(self, table: Table) -> float:
        if self.settings.bot_delay is not None:
            return self.settings.bot_delay
        return random.uniform(*DELAY) if table.sheet.pace == "live" else 0.0

    async def _choose(
        self, table: Table, state: State, seat: int, level: str
    ) -> tuple[Action, bool]:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0], True
        searches = level == "mcts"
        budget = BUDGET[table.sheet.pace] if searches else INSTANT
        # Who gave a seed wants the same game again; a secret one stays out of the bots.
        seed = table.sheet.seed if table.sheet.seeded else None
        version = table.sheet.version

        async def think(share: float) -> list[Any]:
            if table.sheet.version != version:  # it went on while the bot waited its turn
                raise Problem(409, "stale", "The table has gone on.")
            seconds = budget * share if searches else budget
            return await self.workers.advise(level, state, seat, seconds, seed)

        for _ in range(TRIES):
            cost = budget if searches else AT_ONCE
            asked = self.turns.ask(table.sheet.id, self._rank(table), cost, think)
            try:
                advice = await self._waited(table, asked)
                action = Action.from_json(advice[0]["action"])
                if action.seat == seat and state.check(action) is None:
                    return action, False
                log.error("table %s: the %s bot chose %s", table.sheet.id, level, action)
            except Problem:
                raise
            except Exception as fault:
                self.failed.warn("table %s: the %s bot failed: %r", table.sheet.id, level, fault)
        self.replaced += 1
        return await self._fallback(state, seat, legal), False

    async def _waited(self, table: Table, done: asyncio.Future[list[Any]]) -> list[Any]:
        """Returns the answer; meanwhile the table says when the site is busy."""
        try:
            while not done.done():
                seconds = self.turns.place_of(done)[1] if table.listeners else 0.0
                tell.busy(table, math.ceil(seconds) if seconds >= BUSY else 0)
                await asyncio.wait([done], timeout=BUSY)
            return done.result()
        finally:
            self.turns.withdraw(done)
            tell.busy(table, 0)

    async def _fallback(self, state: State, seat: int, legal: list[Action]) -> Action:
        try:
            quick = asyncio.to_thread(_quick, state, seat)
            action = await asyncio.wait_for(quick, 0.3)
            if state.check(action) is None:
                return action
        except Exception as fault:
            self.too.warn("the quick bot failed too: %r", fault)
        return random.choice(legal)


def has_people(table: Table) -> bool:
    """Returns whether somebody has a seat at a table."""
    return any(seat.player is not None for seat in table.sheet.seats)


def _quick(state: State, seat: int) -> Action:
    blind = state.copy()
    blind.seed = None
    return bot("greedy", state.game.id).choose(blind, seat, 0.05)
