"""What is kept beside the games: who was where when, what is hidden, whose turn it is to tidy."""

from __future__ import annotations

from typing import Any

from sqlalchemy import exists, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from goldenspike.server.store import schema
from goldenspike.server.store.store import Store, now


def new_row(store: Store, table: Any) -> Any:
    """Returns an insert that can say what happens where there is such a row already."""
    return (postgresql if store.shared else sqlite).insert(table)


async def visited(store: Store, game: str, player: str, at: int) -> None:
    """Writes when somebody was at a table."""
    row = new_row(store, schema.visits).values(game=game, player=player, at=at)
    await store.execute(
        row.on_conflict_do_update(index_elements=["game", "player"], set_={"at": at})
    )


async def hide(store: Store, game: str, player: str) -> None:
    """Writes that a player wants a table out of sight."""
    row = new_row(store, schema.hidden).values(game=game, player=player)
    await store.execute(row.on_conflict_do_nothing())


async def bring_back(store: Store, game: str, player: str) -> None:
    """Writes that a player wants a hidden table back."""
    hidden = schema.hidden.delete()
    columns = schema.hidden.c
    await store.execute(hidden.where(columns.game == game, columns.player == player))


async def has_part(store: Store, game: str, player: str) -> bool | None:
    """Returns whether a player sits at a game or made it; None if there is no such game."""
    games, seats = schema.games, schema.seats
    own = exists().where(seats.c.game == games.c.id, seats.c.player == player)
    found = await store.scalar(
        select(or_(games.c.creator == player, own)).where(games.c.id == game)
    )
    return None if found is None else bool(found)


async def mark_damage(store: Store, game: str, step: int | None) -> None:
    """Writes which step of a game cannot be played, or that all can."""
    games = schema.games
    await store.execute(update(games).where(games.c.id == game).values(damage=step))


async def left_open(store: Store, before: int) -> list[str]:
    """Returns open games in which nothing has changed since a moment."""
    games = schema.games
    wanted = select(games.c.id).where(games.c.status == "open", games.c.updated < before)
    rows = await store.rows(wanted.order_by(games.c.updated).limit(1000))
    return [row["id"] for row in rows]


async def takes_turn(store: Store, what: str, pause: int) -> bool:
    """Returns whether this process, of all on the database, is to do what is due now.

    It is due when it was last done longer ago than the pause, in milliseconds.
    """
    house, at = schema.house, now()
    last = await store.scalar(select(house.c.value).where(house.c.name == what))
    if last is None:
        try:
            await store.execute(house.insert().values(name=what, value=str(at)))
        except IntegrityError:
            return False
        return True
    if abs(at - int(last)) < pause:
        return False
    mine = update(house).where(house.c.name == what, house.c.value == last)
    return await store.execute(mine.values(value=str(at))) == 1
