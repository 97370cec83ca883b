"""Reads and writes games; the only module that others ask about the database."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    RowMapping,
    Select,
    String,
    and_,
    case,
    cast,
    exists,
    func,
    or_,
    select,
    text,
    update,
)

from goldenspike.server.store import schema
from goldenspike.server.store.patience import Reach
from goldenspike.server.store.wishes import (
    Bring,
    Change,
    Create,
    Execute,
    Remember,
    Row,
    Say,
    Snapshot,
)
from goldenspike.server.store.writer import Wish, Writer

Result = TypeVar("Result")
CHANNEL = "goldenspike"
"""The PostgreSQL channel on which processes tell each other which games changed."""
MOST_LISTED = 100
CURSOR = r"^[01]\.[0-9]{1,15}\.[0-9a-z]{4,16}$"
"""What a place in a list looks like when it is handed out."""
LINES_KEPT = 200
"""Lines of chat that a viewer is told on coming."""


def now() -> int:
    """Returns the moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Stored:
    """A game as it lies in the database, from a step on."""

    game: RowMapping
    seats: Sequence[RowMapping]
    board: RowMapping
    actions: Sequence[RowMapping]
    snapshot: RowMapping | None
    chat: Sequence[RowMapping]
    has_answers: bool
    """Whether something was ever taken back."""
    visits: Sequence[RowMapping]


@dataclass(slots=True)
class Place:
    """A place in a list of games: that of the game it ended with."""

    waits: int
    """Whether that game waited for the player, 1 or 0."""
    updated: int
    id: str

    @staticmethod
    def of(row: RowMapping) -> Place:
        """Returns the place of a listed game."""
        return Place(row["waits"], row["updated"], row["id"])

    def cursor(self) -> str:
        """Returns the place as it is handed to whoever turns pages."""
        return f"{self.waits}.{self.updated}.{self.id}"

    @staticmethod
    def read(cursor: str) -> Place:
        """Returns the place that a cursor names, which is of the form `CURSOR`."""
        waits, updated, id = cursor.split(".")
        return Place(int(waits), int(updated), id)


def waiting_for(player: str) -> ColumnElement[bool]:
    """Returns the condition that a game waits for a player to act."""
    games, seats = schema.games, schema.seats
    # `to_act` is a list in JSON, such as [0, 2].
    numbers = func.replace(func.replace(func.replace(games.c.to_act, "[", ","), "]", ","), " ", "")
    own = and_(
        seats.c.game == games.c.id,
        seats.c.player == player,
        seats.c.substitute.is_(None),
        numbers.like("%," + cast(seats.c.seat, String) + ",%"),
    )
    return and_(games.c.status == "playing", games.c.damage.is_(None), exists().where(own))


class Store:
    """The database of one server process."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        """Names this process to the others."""
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may work on the same database."""
        self.reach = Reach(engine)
        self.writer = Writer(engine, self._tell_others, self.reach)

    def _tell_others(self, connection: Connection, wishes: Sequence[object]) -> None:
        if not self.shared:
            return
        news = []
        for wish in wishes:
            if isinstance(wish, Change):
                news.append({"from": self.process, "game": wish.game, "version": wish.version + 1})
            elif isinstance(wish, Say):
                news.append({"from": self.process, "game": wish.row["game"], "chat": True})
        if news:
            rows = [{"channel": CHANNEL, "news": json.dumps(entry)} for entry in news]
            connection.execute(text("SELECT pg_notify(:channel, :news)"), rows)

    async def close(self) -> None:
        """Ends after everything is written."""
        await self.writer.close()
        await self.reach.close()
        self.engine.dispose()

    async def read(self, ask: Callable[..., Result], *words: Any) -> Result:
        """Returns what a function answers that is given a connection, and the words."""

        def asked() -> Result:
            with self.engine.connect() as connection:
                return ask(connection, *words)

        return await self.reach.read(asked)

    # Writing

    async def write(self, wish: Wish) -> Any:
        """Writes a wish and returns its result."""
        return await self.writer.write(wish)

    async def create(self, wish: Create) -> None:
        """Writes a new game."""
        await self.writer.write(wish)

    def change(self, wish: Change) -> asyncio.Future[None]:
        """Writes a change; the future ends when it is on disk, with `Stale` when it came late."""
        return self.writer.write(wish)

    async def say(self, row: Row) -> int:
        """Writes a line of chat and returns its id."""
        line: int = await self.writer.write(Say(row))
        return line

    def keep_snapshot(self, row: Row) -> asyncio.Future[None]:
        """Writes a snapshot."""
        return self.writer.write(Snapshot(row))

    async def remember(self, player: str, values: Row) -> None:
        """Writes what is new about a player."""
        await self.writer.write(Remember(player, now(), values))

    async def bring(self, row: Row) -> None:
        """Writes who brings a board, unless somebody brought it before."""
        await self.writer.write(Bring(row))

    def execute(self, *statements: Executable) -> asyncio.Future[int]:
        """Executes statements in one transaction; the result is how many rows they met."""
        return self.writer.write(Execute(statements))

    # Reading

    async def scalar(self, wanted: Select[Any]) -> Any:
        """Returns the first value of the first row, None if there is none."""
        return await self.reach.read(self._scalar, wanted)

    async def rows(self, wanted: Select[Any]) -> Sequence[RowMapping]:
        """Returns all rows."""
        return await self.reach.read(self._rows, wanted)

    async def brought(self, player: str) -> Sequence[RowMapping]:
        """Returns the boards that a player brought, the latest last."""
        uploads = schema.uploads
        wanted = select(uploads).where(uploads.c.player == player).order_by(uploads.c.at)
        return await self.rows(wanted)

    async def load(self, game: str, after: int | None = None) -> Stored | None:
        """Returns a game, or None if there is none.

        With `after` only the actions of later versions are read, and no snapshot.
        """
        return await self.reach.read(self._load, game, after)

    def _load(self, game: str, after: int | None) -> Stored | None:
        # One transaction that sees one moment, on PostgreSQL too.
        options = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        with self.engine.connect().execution_options(**options) as connection, connection.begin():
            return read_game(connection, game, after)

    async def answer(self, game: str, player: str, key: str) -> str | None:
        """Returns what was answered to an undo, or to an action since taken back."""
        answers = schema.answers
        wanted = select(answers.c.answer).where(
            and_(answers.c.game == game, answers.c.player == player, answers.c.key == key)
        )
        return await self.reach.read(self._scalar, wanted)

    async def listed(
        self, which: str, player: str, most: int = MOST_LISTED, after: Place | None = None
    ) -> list[tuple[RowMapping, list[RowMapping], str]]:
        """Returns games after a place in their list, each with its seats and its board's id.

        `which` is `open` or `playing` (public ones), `mine` (the player's) or `hidden` (those
        that the player has hidden). Those that wait for the player come first, then the newest.
        """
        return await self.reach.read(self._listed, which, player, most, after)

    def _listed(
        self, which: str, player: str, most: int, after: Place | None
    ) -> list[tuple[RowMapping, list[RowMapping], str]]:
        games, seats, boards = schema.games, schema.seats, schema.boards
        waits = case((waiting_for(player), 1), else_=0)
        wanted = select(games, boards.c.id.label("board_id"), waits.label("waits")).join(boards)
        if which in ("mine", "hidden"):
            own = select(seats.c.game).where(seats.c.player == player)
            unseen = select(schema.hidden.c.game).where(schema.hidden.c.player == player)
            empty = and_(games.c.status == "closed", games.c.n == 0, ~games.c.imported)
            wanted = wanted.where(
                or_(games.c.creator == player, games.c.id.in_(own)),
                games.c.id.in_(unseen) if which == "hidden" else games.c.id.not_in(unseen),
                ~empty,
            )
        else:
            wanted = wanted.where(games.c.public, games.c.status == which, games.c.damage.is_(None))
        if which == "open":
            day = 24 * 3600 * 1000
            fresh = or_(
                games.c.updated > now() - day,
                and_(games.c.pace == "casual", games.c.updated > now() - 14 * day),
            )
            wanted = wanted.where(fresh)
        if after is not None:
            later = or_(
                games.c.updated < after.updated,
                and_(games.c.updated == after.updated, games.c.id < after.id),
            )
            wanted = wanted.where(or_(waits < after.waits, and_(waits == after.waits, later)))
        order = (waits.desc(), games.c.updated.desc(), games.c.id.desc())
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(*order).limit(most)).mappings().all()
            of: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
            taken = select(seats).where(seats.c.game.in_(of)).order_by(seats.c.game, seats.c.seat)
            for seat in connection.execute(taken).mappings():
                of[seat["game"]].append(seat)
        return [(row, of[row["id"]], row["board_id"]) for row in rows]

    async def waiting_for_bots(self, before: int | None = None) -> list[str]:
        """Returns the games with players in which a bot must act, or is overdue at a moment.

        Bots among themselves play on when somebody looks.
        """
        due = schema.games.c.bot_due
        seats = schema.seats
        people = select(seats.c.seat).where(
            seats.c.game == schema.games.c.id, seats.c.player.is_not(None)
        )
        wanted = select(schema.games.c.id).where(
            due.is_not(None), schema.games.c.damage.is_(None), people.exists()
        )
        if before is not None:
            wanted = wanted.where(due < before)
        return await self.reach.read(self._scalars, wanted.order_by(due).limit(1000))

    async def still_thinking(self, games: list[str]) -> None:
        """Says of games that their bots are waiting their turn here and are not overdue."""
        due = schema.games.c.bot_due
        wanted = (
            update(schema.games)
            .where(schema.games.c.id.in_(games), due.is_not(None))
            .values(bot_due=now())
        )

        def say() -> None:
            with self.engine.begin() as connection:
                connection.execute(wanted)

        if games:
            await self.reach.read(say)

    async def player(self, column: str, value: str) -> RowMapping | None:
        """Returns a player by `id` or by the digest of the personal `link`."""
        wanted = select(schema.players).where(schema.players.c[column] == value)

        def first() -> RowMapping | None:
            with self.engine.connect() as connection:
                return connection.execute(wanted).mappings().first()

        return await self.reach.read(first)

    async def player_of_link(self, link: str) -> RowMapping | None:
        """Returns the player whose personal link has this digest, if it has not ended."""
        known = await self.player("link", link)
        return known if known is not None and (known["link_until"] or 0) > now() else None

    async def has_seats(self, player: str) -> bool:
        """Returns whether a player sits anywhere or has created a table."""
        seats = select(schema.seats.c.game).where(schema.seats.c.player == player)
        games = select(schema.games.c.id).where(schema.games.c.creator == player)
        wanted = select(or_(seats.exists(), games.exists()))
        return bool(await self.reach.read(self._scalar, wanted))

    async def count(self) -> int:
        """Returns how many games there are; fails when the database cannot be read."""
        counted = await self.reach.read(
            self._scalar, select(func.count()).select_from(schema.games)
        )
        return int(counted)

    def _scalar(self, wanted: Any) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar()

    def _rows(self, wanted: Any) -> Sequence[RowMapping]:
        with self.engine.connect() as connection:
            return connection.execute(wanted).mappings().all()

    def _scalars(self, wanted: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())


def read_game(connection: Connection, game: str, after: int | None) -> Stored | None:
    """Returns a game, or None if there is none; with `after` as `Store.load` does."""
    games, actions, chat = schema.games, schema.actions, schema.chat
    row = connection.execute(select(games).where(games.c.id == game)).mappings().first()
    if row is None:
        return None
    seats = select(schema.seats).where(schema.seats.c.game == game)
    board = select(schema.boards).where(schema.boards.c.sha256 == row["board"])
    log = select(actions).where(actions.c.game == game).order_by(actions.c.n)
    snapshot = None
    if after is None:
        newest = (
            select(schema.snapshots)
            .where(schema.snapshots.c.game == game)
            .order_by(schema.snapshots.c.n.desc())
        )
        snapshot = connection.execute(newest.limit(1)).mappings().first()
    else:
        log = log.where(actions.c.version > after)
    lines = select(chat).where(chat.c.game == game).order_by(chat.c.id.desc())
    answers = select(schema.answers.c.key).where(schema.answers.c.game == game)
    visits = select(schema.visits).where(schema.visits.c.game == game)
    return Stored(
        row,
        connection.execute(seats.order_by(schema.seats.c.seat)).mappings().all(),
        connection.execute(board).mappings().one(),
        connection.execute(log).mappings().all(),
        snapshot,
        connection.execute(lines.limit(LINES_KEPT)).mappings().all()[::-1],
        connection.execute(answers.limit(1)).first() is not None,
        connection.execute(visits).mappings().all(),
    )
