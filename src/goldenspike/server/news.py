"""News between the processes that share a PostgreSQL database.

Each write notifies the channel within its transaction; each process listens and reads what
others wrote to the tables that somebody uses here. Who looks at which table is told as well.
"""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from goldenspike.server import tell
from goldenspike.server.store.patience import SECONDS, is_lost, reason_of
from goldenspike.server.store.store import CHANNEL
from goldenspike.server.table import Table
from goldenspike.server.tables import Tables

log = logging.getLogger(__name__)

ADMIN_NEWS: Final = "admin.news"
"""The file in the data folder by which commands tell a running server on SQLite."""

HEARTBEAT: Final = 20.0
"""Seconds after which a process says again who is here."""
KNOWN_FOR: Final = 45.0
"""Seconds for which others believe it."""


class News:
    """What this process tells the others and hears from them; on SQLite nothing."""

    def __init__(self, tables: Tables, folder: Path) -> None:
        self.tables = tables
        self.file = folder / ADMIN_NEWS
        self.store = tables.store
        self.tasks: set[asyncio.Task[None]] = set()
        self.told: dict[str, frozenset[str]] = {}
        if self.store.shared:
            tables.presence_changed = self._here
            self._start(self._listen())
            self._start(self._beat())
        else:
            self._start(self._read())

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Stops listening."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _listen(self) -> None:
        url = self.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        limits: dict[str, Any] = {"connect_timeout": int(SECONDS), "keepalives_idle": 10}
        lost = False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, **limits
                ) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if lost:  # what was said meanwhile nobody says again
                        await self._catch_up()
                    async for notice in line.notifies():
                        self._start(self._hear(json.loads(notice.payload)))
            except psycopg.Error as fault:
                if not lost:
                    log.warning("no news from the database: %s", reason_of(fault))
            lost = True
            await asyncio.sleep(1.0)

    async def _read(self) -> None:
        """Reads what `goldenspike admin` says to a server on SQLite."""
        self.file.write_text("", encoding="utf-8")
        read = 0
        while True:
            await asyncio.sleep(1.0)
            try:
                if self.file.stat().st_size <= read:
                    continue
                with self.file.open(encoding="utf-8") as file:
                    file.seek(read)
                    for line in file:
                        if line.endswith("\n"):
                            read += len(line.encode())
                            await self._hear(json.loads(line))
            except (OSError, ValueError) as fault:
                log.warning("news from the command line could not be read: %s", fault)

    async def _catch_up(self) -> None:
        for id in list(self.tables.known):
            await self._hear({"from": "", "game": id, "version": 2**31})
            await self._hear({"from": "", "game": id, "chat": True})

    async def _hear(self, news: dict[str, Any]) -> None:
        if news["from"] == self.store.process:
            return
        try:
            if "here" in news:
                self._seen_elsewhere(news)
            else:
                await self.tables.hear(news)
        except Exception:
            log.exception("news could not be taken in: %s", news)

    def _seen_elsewhere(self, news: dict[str, Any]) -> None:
        table = self.tables.known.get(news["game"])
        if table is not None:
            until = self.tables.loop.time() + KNOWN_FOR
            table.elsewhere[news["from"]] = (until, frozenset(news["here"]))
            if table.online() != table.shown:
                tell.table(table)

    def _here(self, table: Table) -> None:
        here = frozenset(
            listener.player for listener in table.listeners if listener.player is not None
        )
        if here != self.told.get(table.sheet.id, frozenset()):
            self._start(self._tell(table.sheet.id, here))

    async def _tell(self, game: str, here: frozenset[str]) -> None:
        if here:
            self.told[game] = here
        else:
            self.told.pop(game, None)
        news = {"from": self.store.process, "game": game, "here": sorted(here)[:150]}
        try:
            await self.store.reach.read(self._notify, json.dumps(news))
        except SQLAlchemyError as fault:
            self.told.pop(game, None)  # to be told again
            if not is_lost(fault):
                log.warning("presence could not be told: %s", fault)

    def _notify(self, news: str) -> None:
        with self.store.engine.begin() as connection:
            connection.execute(
                text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news}
            )

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                for game, here in list(self.told.items()):
                    await self._tell(game, here)
                for table in list(self.tables.known.values()):
                    if table.elsewhere and table.online() != table.shown:
                        tell.table(table)
            except Exception as fault:
                log.warning("presence could not be told: %s", fault)


def tell_servers(connection: Connection, folder: Path, **news: Any) -> None:
    """Tells servers that run on a database what a command has changed."""
    said = json.dumps({"from": "admin", **news})
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": said}
        )
    elif (folder / ADMIN_NEWS).exists():
        with (folder / ADMIN_NEWS).open("a", encoding="utf-8") as file:
            file.write(said + "\n")
