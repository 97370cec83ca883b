"""What is written: a new game, a change of one, chat, snapshots, players, who brought a board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Executable, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from goldenspike.server.store import schema

Row = dict[str, Any]


class Stale(Exception):
    """Raised when a game was changed by another process since it was read."""


def write_board(connection: Connection, board: Row) -> None:
    """Writes a board, unless it is there already, or comes there at this very moment."""
    known = select(schema.boards.c.id).where(schema.boards.c.sha256 == board["sha256"])
    if connection.execute(known).first() is None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(schema.boards).on_conflict_do_nothing(), board)


@dataclass(slots=True)
class Create:
    """A new game with its seats, and its actions if it comes from a log."""

    game: Row
    board: Row
    seats: list[Row]
    actions: list[Row]

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Create]) -> list[None]:
        """Writes new games."""
        for wish in wishes:
            write_board(connection, wish.board)
            connection.execute(insert(schema.games), wish.game)
            connection.execute(insert(schema.seats), wish.seats)
            if wish.actions:
                connection.execute(insert(schema.actions), wish.actions)
        return [None] * len(wishes)


@dataclass(slots=True)
class Change:
    """A change of a game: actions played or taken back, seats rewritten."""

    game: str
    version: int
    """The version it starts from; it leads to the next."""
    row: Row
    """What `Sheet.progress` tells, as it is afterwards."""
    actions: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    back_to: int | None = None
    """How many actions stay when some are taken back."""
    answers: list[Row] = field(default_factory=list)
    creator: str | None = None
    """Who has the creator's powers from now on, if another."""

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Change]) -> list[None]:
        """Writes changes, each of another game.

        Raises:
            Stale: one of the games was changed since it was read.
        """
        rows = [
            {**wish.row, "_game": wish.game, "_from": wish.version, "_to": wish.version + 1}
            for wish in wishes
        ]
        # The version decides between processes, and the row's lock makes the loser wait.
        if connection.execute(_ADVANCE, rows).rowcount != len(wishes):
            raise Stale
        for wish in wishes:
            if wish.back_to is not None:
                for log in (schema.actions, schema.snapshots):
                    connection.execute(
                        delete(log).where(log.c.game == wish.game, log.c.n > wish.back_to)
                    )
            if wish.answers:
                connection.execute(insert(schema.answers), wish.answers)
            if wish.creator is not None:
                passed = update(schema.games).where(schema.games.c.id == wish.game)
                connection.execute(passed.values(creator=wish.creator))
            for seat in wish.seats:
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.game == wish.game, schema.seats.c.seat == seat["seat"])
                    .values(seat)
                )
        actions = [row for wish in wishes for row in wish.actions]
        if actions:
            connection.execute(insert(schema.actions), actions)
        return [None] * len(wishes)


_ADVANCE: Final = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("_game"), schema.games.c.version == bindparam("_from"))
    .values(
        version=bindparam("_to"),
        status=bindparam("status"),
        n=bindparam("n"),
        to_act=bindparam("to_act"),
        bot_due=bindparam("bot_due"),
        updated=bindparam("updated"),
        taken_back=bindparam("taken_back"),
        votes=bindparam("votes"),
    )
)


@dataclass(slots=True)
class Say:
    """A line of chat; the result is its id."""

    row: Row

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Say]) -> list[int]:
        """Writes lines of chat and returns their ids."""
        ids = []
        for wish in wishes:
            key = connection.execute(insert(schema.chat).values(wish.row)).inserted_primary_key
            assert key is not None
            ids.append(int(key[0]))
        return ids


@dataclass(slots=True)
class Execute:
    """Statements that need nothing but to be executed; the result is how many rows they met."""

    statements: Sequence[Executable]

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Execute]) -> list[int]:
        """Executes the statements of each wish in their order."""
        return [
            sum(connection.execute(statement).rowcount for statement in wish.statements)
            for wish in wishes
        ]


@dataclass(slots=True)
class Snapshot:
    """A state in the middle of a long game."""

    row: Row

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Snapshot]) -> list[None]:
        """Writes snapshots that are still of their game, replacing older ones."""
        for wish in wishes:
            row = wish.row
            there = select(schema.actions.c.n).where(
                schema.actions.c.game == row["game"],
                schema.actions.c.n == row["n"],
                schema.actions.c.version == row["version"],
            )
            if connection.execute(there).first() is None:
                continue  # taken back meanwhile
            snapshots = schema.snapshots
            connection.execute(delete(snapshots).where(snapshots.c.game == row["game"]))
            kept = {name: row[name] for name in ("game", "n", "engine", "state")}
            connection.execute(insert(snapshots), kept)
        return [None] * len(wishes)


@dataclass(slots=True)
class Remember:
    """What is new about a player: the name, or the token of the personal link."""

    player: str
    at: int
    values: Row

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Remember]) -> list[None]:
        """Writes players, known or new."""
        for wish in wishes:
            known = update(schema.players).where(schema.players.c.id == wish.player)
            if connection.execute(known.values(wish.values)).rowcount == 0:
                row = {"id": wish.player, "created": wish.at, **wish.values}
                connection.execute(insert(schema.players), row)
        return [None] * len(wishes)


@dataclass(slots=True)
class Bring:
    """A board that a player brings."""

    row: Row

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[Bring]) -> list[None]:
        """Writes who brought boards, unless somebody did before."""
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        wanted = dialect.insert(schema.uploads).on_conflict_do_nothing()
        connection.execute(wanted, [wish.row for wish in wishes])
        return [None] * len(wishes)


@dataclass(slots=True)
class UseLink:
    """A personal link that is used up, once; the result is whose it is, None if it is not valid."""

    link: str
    at: int

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[UseLink]) -> list[str | None]:
        """Takes links out of the database."""
        players = schema.players
        used: list[str | None] = []
        for wish in wishes:
            valid = (players.c.link == wish.link, players.c.link_until > wish.at)
            whose = connection.execute(select(players.c.id).where(*valid)).scalar()
            gone = update(players).where(players.c.id == whose, *valid).values(link=None)
            used.append(whose if connection.execute(gone).rowcount == 1 else None)
        return used
