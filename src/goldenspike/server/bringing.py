"""Boards that players bring: each has room for some, so that nobody takes the room of all."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import func, select

from goldenspike.engine.api import BoardFile
from goldenspike.engine.errors import BadSetup
from goldenspike.server.errors import Problem
from goldenspike.server.store import schema
from goldenspike.server.store.store import now
from goldenspike.server.tables import Tables

MOST_OF_A_PLAYER: Final = 50
"""Boards that one player may have here, of all games together."""


async def bring(tables: Tables, player: str, game: str, toml: str) -> BoardFile:
    """Adds a board that a player brings and remembers who it was.

    The same board again is the one that is there, whoever brought it.

    Raises:
        Problem: 409, the player's room is full.
        MalformedBoard: the text is not a well-formed board of this game.
        BadSetup: the id is taken by another board, or there is no room at all.
    """
    store, library = tables.store, tables.library
    board = await asyncio.to_thread(library.parse, game, toml)
    async with tables.bringing:  # one after another, so that the count holds
        own = await store.brought(player)
        known = any((row["game"], row["sha256"]) == (game, board.sha256) for row in own)
        if not known and len(own) >= MOST_OF_A_PLAYER:
            raise Problem(
                409,
                "too-many-boards",
                f"You have added {len(own)} boards, which is as many as one player may have here.",
            )
        added = await asyncio.to_thread(library.put, game, board)
        row = {"game": game, "sha256": added.sha256, "id": added.id}
        await store.bring({**row, "player": player, "at": now()})
    return added


async def remove(tables: Tables, player: str, game: str, id: str) -> int:
    """Removes a board for who brought it; returns at how many tables it is still played on.

    Those go on: a table has its board as it was when the table was made.

    Raises:
        Problem: 404, there is no such board; 403, somebody else brought it.
    """
    store, library = tables.store, tables.library
    async with tables.bringing:
        try:
            board = await asyncio.to_thread(library.find, game, id)
        except BadSetup as fault:
            raise Problem(404, "no-such-board", str(fault)) from None
        own = await store.brought(player)
        if not any((row["game"], row["sha256"]) == (game, board.sha256) for row in own):
            raise Problem(403, "not-your-board", "Only who brought a board can remove it.")
        await asyncio.to_thread(library.drop, game, board)
        uploads, games = schema.uploads, schema.games
        await store.execute(
            uploads.delete().where(uploads.c.game == game, uploads.c.sha256 == board.sha256)
        )
        wanted = select(func.count()).where(
            games.c.board == board.sha256, games.c.status.in_(("open", "playing"))
        )
        return int(await store.scalar(wanted))
