"""Looks after tables that nobody looks after: absent creators, open tables left behind."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import update

from goldenspike.server import leaving
from goldenspike.server.errors import Problem
from goldenspike.server.seats import rearrange
from goldenspike.server.settings import DAY
from goldenspike.server.store import aside, schema
from goldenspike.server.store.store import now
from goldenspike.server.table import Table
from goldenspike.server.tables import Tables

log = logging.getLogger(__name__)

LOOK: Final = 15.0
"""Seconds after which a process looks at its tables again."""
TIDIED: Final = "tidied"
ADDRESSES_KEPT: Final = 30.0
"""Days for which it is known from which network a line of chat came."""
TIDY_EVERY: Final = 3_600_000
"""Milliseconds after which one of the processes on a database tidies up again."""


class Keeping:
    """What one process does for its tables, and in turn with others for those of all."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def run(self) -> None:
        """Looks after tables until it is cancelled, beginning at once."""
        while True:
            try:
                await self.tables.learn_bans()
                await self.look()
                if await aside.takes_turn(self.tables.store, TIDIED, TIDY_EVERY):
                    await self.expire()
                    await self.forget()
            except Exception as fault:
                log.warning("tables could not be looked after: %s", fault)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Replaces absent creators where somebody is at the table."""
        for table in list(self.tables.known.values()):
            if table.listeners:
                try:
                    await leaving.replace_creator(self.tables, table)
                except Problem as problem:
                    log.warning("table %s: %s", table.sheet.id, problem.detail)

    async def expire(self) -> None:
        """Closes open tables in which nothing has happened for a long time."""
        before = now() - int(1000 * DAY * self.tables.times.expire)
        for id in await aside.left_open(self.tables.store, before):
            try:
                known = id in self.tables.known
                table = await self.tables.find(id)
                if not table.online():
                    await self._close(table)
                if not known and not table.listeners and not table.lock.locked():
                    self.tables.known.pop(id, None)
            except Problem as problem:
                log.warning("table %s: %s", id, problem.detail)

    async def forget(self) -> None:
        """Forgets the networks that lines of chat came from when they are no longer of use."""
        before = now() - int(1000 * DAY * ADDRESSES_KEPT)
        for table in (schema.chat, schema.reports):
            old = update(table).where(table.c.at < before, table.c.address.is_not(None))
            await self.tables.store.execute(old.values(address=None))

    async def _close(self, table: Table) -> None:
        async with table.lock:
            if table.sheet.status == "open":
                await rearrange(self.tables, table, closes=True)
