"""How long a PostgreSQL database is waited for.

A database that is away refuses at once, or its machine never answers; one that is frozen takes
what is sent and says nothing. The driver would wait for ever. Here each wait for an answer has an
end, after which the connection is closed, so that the thread that waited is free again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import _WaitTimeout
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

log = logging.getLogger(__name__)

Result = TypeVar("Result")
SECONDS: Final = 2.0
"""How long the database is waited for: for a connection, and for each answer."""
READERS: Final = 8
"""Threads that wait for what is read."""
AGAIN: Final = 0.5
"""Seconds after which a database that was away is asked again."""


class Away(SQLAlchemyError):
    """Raised for what needs a database that does not answer."""


class Patient(psycopg.Connection[Any]):
    """A connection that waits for an answer only so long."""

    def wait(self, gen: PQGen[Any], interval: float = 0.1, timeout: float | None = None) -> Any:
        """Waits for an answer.

        Raises:
            OperationalError: none came; the connection is closed.
        """
        try:
            return super().wait(gen, interval, SECONDS if timeout is None else timeout)
        except _WaitTimeout:
            self.close()
            raise psycopg.OperationalError(f"no answer within {SECONDS:g} s") from None


def make_patient(engine: Engine) -> None:
    """Lets an engine for PostgreSQL open connections that wait only so long; no other needs it."""
    if engine.dialect.name != "postgresql":
        return
    engine.dispose()

    def connect(dialect: Any, record: Any, words: list[Any], more: dict[str, Any]) -> Any:
        del dialect, record
        limits = {
            "connect_timeout": int(SECONDS),
            "tcp_user_timeout": int(1000 * SECONDS),
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 2,
        }
        return Patient.connect(*words, **{**more, **limits})

    def prepare(connection: Any, record: Any) -> None:
        del record
        # The database gives up as well, lest it does much later what nobody waits for.
        milliseconds = int(1000 * SECONDS)
        connection.execute(f"SET statement_timeout = {milliseconds}")
        connection.execute(f"SET idle_in_transaction_session_timeout = {10 * milliseconds}")
        connection.commit()

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", prepare)


class Reach:
    """Whether the database answers, and the threads in which it is asked.

    Once it does not, nobody waits for it any more: it is asked again by one thread now and
    then, and whoever else needs it hears at once that it is away.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.bounded = engine.dialect.name == "postgresql"
        self.away = False
        self.loop = asyncio.get_running_loop()
        self.threads = ThreadPoolExecutor(READERS, "reader")
        self.asking: asyncio.Task[None] | None = None
        self.back: Callable[[], None] = lambda: None
        """Called when the database answers again."""

    async def read(self, work: Callable[..., Result], *words: Any) -> Result:
        """Returns what is read in a thread.

        Raises:
            SQLAlchemyError: the database failed, or does not answer.
        """
        self.check()
        reading = self.loop.run_in_executor(self.threads, work, *words)
        try:
            return await asyncio.wait_for(reading, SECONDS if self.bounded else None)
        except TimeoutError:
            fault = Away(f"no answer within {SECONDS:g} s")
            self.lost(fault)
            raise fault from None
        except SQLAlchemyError as error:
            if is_lost(error):
                self.lost(error)
            raise

    def check(self) -> None:
        """Passes while the database answers.

        Raises:
            Away: it does not.
        """
        if self.away:
            raise Away("the database does not answer")

    def lost(self, fault: BaseException) -> None:
        """Takes note that the database did not answer; to be called in the event loop."""
        if self.away or not self.bounded:
            return
        self.away = True
        log.error("the database does not answer: %s", reason_of(fault))
        self.asking = self.loop.create_task(self._ask_again())

    async def _ask_again(self) -> None:
        while True:
            try:
                await self.loop.run_in_executor(self.threads, self._ask)
                break
            except SQLAlchemyError:
                await asyncio.sleep(AGAIN)
        self.away = False
        log.warning("the database answers again")
        self.back()

    def _ask(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Ends the threads; one that waits for an answer ends by itself."""
        if self.asking is not None:
            self.asking.cancel()
            with suppress(asyncio.CancelledError):
                await self.asking
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_lost(error: BaseException) -> bool:
    """Returns whether an error says that the database did not answer, rather than what it said."""
    if isinstance(error, Away | NoConnection):
        return True
    if not isinstance(error, DBAPIError) or not isinstance(error.orig, psycopg.Error):
        return False
    # What the database itself has to say has a number.
    return error.connection_invalidated or error.orig.sqlstate is None


def reason_of(fault: BaseException) -> str:
    """Returns the first line of what went wrong, without the statement and its values."""
    said = str(getattr(fault, "orig", None) or fault).strip().splitlines()
    return said[0] if said else type(fault).__name__
