"""What is said is reported, and who spoils the talk at a table is silenced there."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import RowMapping, and_, func, or_, select

from goldenspike.server.errors import Problem
from goldenspike.server.store import schema
from goldenspike.server.store.aside import new_row
from goldenspike.server.store.store import Store, now
from goldenspike.server.table import Table

MOST_REPORTS: Final = 20
"""Reports of one line that are kept."""
MOST_MUTED: Final = 100
"""People that may be silenced at one table."""


async def line_at(store: Store, table: Table, line: int) -> RowMapping:
    """Returns a line of a table's chat with who said it.

    Raises:
        Problem: 404, there is no such line.
    """
    chat = schema.chat
    wanted = select(chat).where(chat.c.id == line, chat.c.game == table.sheet.id)
    rows = await store.rows(wanted) if 0 < line < 2**31 else []
    if not rows:
        raise Problem(404, "no-such-line", "There is no such line of chat here.")
    return rows[0]


async def report(store: Store, table: Table, player: str, line: int) -> None:
    """Keeps that somebody finds fault with a line, as it was said, for whoever runs the house.

    Raises:
        Problem: 404, there is no such line; 409, it is one's own.
    """
    said = await line_at(store, table, line)
    if said["player"] == player:
        raise Problem(409, "own-line", "This line is your own.")
    reports = schema.reports
    known = select(func.count()).where(reports.c.line == line)
    if int(await store.scalar(known)) >= MOST_REPORTS:
        return  # it has been reported enough
    row = new_row(store, reports).values(
        game=table.sheet.id,
        line=line,
        reporter=player,
        player=said["player"],
        address=said["address"],
        name=said["name"],
        text=said["text"],
        at=now(),
    )
    await store.execute(row.on_conflict_do_nothing())


def check_creator(table: Table, player: str) -> None:
    """Passes the creator of a table.

    Raises:
        Problem: 403, it is somebody else.
    """
    if table.sheet.creator != player:
        raise Problem(403, "not-creator", "Only the creator of the table may do so.")


async def muted(store: Store, table: Table) -> list[dict[str, Any]]:
    """Returns who may not speak at a table: `{"id", "name"}`."""
    mutes = schema.mutes
    wanted = select(mutes.c.id, mutes.c.name).where(mutes.c.game == table.sheet.id)
    return [dict(row) for row in await store.rows(wanted.order_by(mutes.c.id))]


async def mute(store: Store, table: Table, player: str, line: int) -> None:
    """Silences at a table who said a line: the person, and of watchers also the network.

    Raises:
        Problem: 403, only the creator may; 404, no such line; 409, it cannot be done.
    """
    check_creator(table, player)
    said = await line_at(store, table, line)
    if said["player"] == player:
        raise Problem(409, "own-line", "This line is your own.")
    if said["player"] is None:
        raise Problem(409, "nobody-known", "It is not known any more who said this.")
    if len(await muted(store, table)) >= MOST_MUTED:
        raise Problem(409, "too-many-muted", f"At most {MOST_MUTED} people are muted at a table.")
    seated = table.sheet.seat_of(said["player"]) is not None
    row = new_row(store, schema.mutes).values(
        game=table.sheet.id,
        player=said["player"],
        address=None if seated else said["address"],
        name=said["name"],
    )
    await store.execute(row.on_conflict_do_nothing())


async def unmute(store: Store, table: Table, player: str, id: int) -> None:
    """Lets somebody speak again.

    Raises:
        Problem: 403, only the creator may.
    """
    check_creator(table, player)
    mutes = schema.mutes
    if 0 < id < 2**31:
        await store.execute(mutes.delete().where(mutes.c.game == table.sheet.id, mutes.c.id == id))


async def check_may_speak(store: Store, table: Table, player: str, address: str) -> None:
    """Passes who is not silenced at a table.

    Raises:
        Problem: 403, the creator has silenced this player, or this watcher's network.
    """
    mutes = schema.mutes
    same = mutes.c.player == player
    if table.sheet.seat_of(player) is None and table.sheet.creator != player:
        same = or_(same, mutes.c.address == address)
    wanted = select(mutes.c.id).where(and_(mutes.c.game == table.sheet.id, same)).limit(1)
    if await store.scalar(wanted) is not None:
        raise Problem(403, "muted", "The creator of this table has muted you here.")
