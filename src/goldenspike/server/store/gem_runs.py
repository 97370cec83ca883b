"""Writes runs of Gem Run, the places they take in lists, and challenges.

A list has one row a player: the best run of a period, in `day` the first. Places are counted
where they are asked for, so that a new run writes a handful of rows however long a list is.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from goldenspike.server.lookalike import looks
from goldenspike.server.store.schema import gem_challenges, gem_places, gem_runs
from goldenspike.server.store.wishes import Row

NUMBER: Final = re.compile(r"( [0-9]{1,6})?")
SMALL_NUMBERS: Final = 20
"""Up to which names that look alike are numbered in a row; beyond, numbers are drawn."""
MOST_NUMBERS: Final = 40
FIRST_COUNTS: Final = "day"
"""The list in which a player's first run stays."""


@dataclass(slots=True)
class Entry:
    """A place that a run may take: in which list, of which period, with how many points."""

    which: str
    period: str
    score: int


@dataclass(slots=True)
class KeepRun:
    """A run that was checked; the result is what was kept under its key, now or before.

    It is the `digest` and the `answer` of that.
    """

    row: Row
    """Of `gem_runs`, without the answer; `name` may get a number here."""
    entries: list[Entry]
    told: Entry
    """The list whose place is answered."""
    named_by: Entry
    """The list in which no two players shall look the same."""
    answer: Row

    @staticmethod
    def write_all(connection: Connection, wishes: Sequence[KeepRun]) -> list[tuple[str, str]]:
        """Writes runs whose keys are new."""
        return [_keep(connection, wish) for wish in wishes]


def _keep(connection: Connection, wish: KeepRun) -> tuple[str, str]:
    row = wish.row
    mine = and_(gem_runs.c.player == row["player"], gem_runs.c.key == row["key"])
    known = select(gem_runs.c.digest, gem_runs.c.answer).where(mine)
    before = connection.execute(known).first()
    if before is None:
        day = row["day"]
        if day is not None and _has_driven(connection, row["player"], day):
            day = None
        name = distinct(connection, row["name"], row["player"], wish.named_by)
        kept = {**row, "name": name, "day": day, "answer": ""}
        if not _inserted(connection, kept):
            # Another process was faster, with the same key or with a run of the same day.
            before = connection.execute(known).first()
            if before is None:
                kept["day"] = day = None
                connection.execute(insert(gem_runs), kept)
    if before is not None:
        return str(before.digest), str(before.answer)
    for entry in wish.entries:
        if entry.which != FIRST_COUNTS or day is not None:
            take_place(connection, row, looks(name), entry)
    answer = json.dumps({**wish.answer, "name": name, **_standing(connection, wish, day)})
    connection.execute(update(gem_runs).where(gem_runs.c.id == row["id"]).values(answer=answer))
    return row["digest"], answer


def _inserted(connection: Connection, row: Row) -> bool:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    wanted = dialect.insert(gem_runs).values(row).on_conflict_do_nothing()
    return connection.execute(wanted.returning(gem_runs.c.id)).first() is not None


def _has_driven(connection: Connection, player: str, day: str) -> bool:
    wanted = select(gem_runs.c.id).where(gem_runs.c.player == player, gem_runs.c.day == day)
    return connection.execute(wanted).first() is not None


def distinct(connection: Connection, wished: str, player: str, entry: Entry) -> str:
    """Returns a name, with a number when another player's in a list looks like it."""
    own = select(gem_runs.c.name).join(gem_places, gem_places.c.run == gem_runs.c.id)
    before = connection.execute(own.where(_in(entry), gem_places.c.player == player)).scalar()
    if before is not None and before.startswith(wished) and NUMBER.fullmatch(before[len(wished) :]):
        return str(before)
    name = wished
    for number in range(2, 2 + MOST_NUMBERS):
        like = looks(name)
        alike = or_(gem_places.c.small.in_(like), gem_places.c.drawn.in_(like))
        if counted(connection, _in(entry), alike, gem_places.c.player != player) == 0:
            break
        wanted = number if number < SMALL_NUMBERS else secrets.randbelow(900_000) + 100_000
        name = f"{wished} {wanted}"
    return name


def take_place(connection: Connection, row: Row, like: tuple[str, str], entry: Entry) -> None:
    """Lets a run take its player's place in a list, unless there is a better one, or a first."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {
        "list": entry.which,
        "period": entry.period,
        "player": row["player"],
        "run": row["id"],
        "score": entry.score,
        "at": row["at"],
        "drawn": like[0],
        "small": like[1],
    }
    wanted = dialect.insert(gem_places).values(values)
    key = ["list", "period", "player"]
    if entry.which == FIRST_COUNTS:
        connection.execute(wanted.on_conflict_do_nothing())
        return
    new = {name: wanted.excluded[name] for name in ("run", "score", "at", "drawn", "small")}
    better = wanted.excluded.score > gem_places.c.score
    connection.execute(wanted.on_conflict_do_update(index_elements=key, set_=new, where=better))


def _standing(connection: Connection, wish: KeepRun, day: str | None) -> Row:
    """Returns the place of the player in the list that is told, and the best on the line."""
    player = wish.row["player"]
    line = next(entry for entry in wish.entries if entry.which == "line")
    told = place_of(connection, wish.told.which, wish.told.period, player)
    best = place_of(connection, line.which, line.period, player)
    assert best is not None
    return {
        "list": wish.told.which,
        "period": wish.told.period,
        "place": told and told["place"],
        "among": told["among"] if told else 0,
        "counts": told is not None and told["run"] == wish.row["id"],
        "first": day is not None,
        "best": best["score"],
        "improved": best["run"] == wish.row["id"],
    }


def _in(entry: Entry) -> ColumnElement[bool]:
    return and_(gem_places.c.list == entry.which, gem_places.c.period == entry.period)


def place_of(connection: Connection, which: str, period: str, player: str) -> Row | None:
    """Returns `run`, `score`, `place` and `among` of a player in a list, None without one."""
    listed = and_(gem_places.c.list == which, gem_places.c.period == period)
    own = select(gem_places.c.run, gem_places.c.score).where(listed, gem_places.c.player == player)
    found = connection.execute(own).first()
    if found is None:
        return None
    return {
        "run": found.run,
        "score": found.score,
        "place": 1 + counted(connection, listed, gem_places.c.score > found.score),
        "among": counted(connection, listed),
    }


def counted(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    """Returns how many places there are of a kind."""
    wanted = select(func.count()).select_from(gem_places).where(*conditions)
    return int(connection.execute(wanted).scalar_one())


@dataclass(slots=True)
class KeepChallenge:
    """A challenge; the result is its id and digest, or those of the one its key had made.

    Its line in the duel is the next. None is the result when the duel has too many.
    """

    row: Row
    """Of `gem_challenges`, without `n`."""
    most: int
    """Lines that a duel may have."""
    run: Row
    """Of `gem_runs`: what the challenger drove."""

    @staticmethod
    def write_all(
        connection: Connection, wishes: Sequence[KeepChallenge]
    ) -> list[tuple[str, str] | None]:
        """Writes challenges whose keys are new."""
        return [_challenge(connection, wish) for wish in wishes]


def _challenge(connection: Connection, wish: KeepChallenge) -> tuple[str, str] | None:
    row = wish.row
    mine = select(gem_challenges.c.id, gem_challenges.c.digest).where(
        gem_challenges.c.player == row["player"], gem_challenges.c.key == row["key"]
    )
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    lines = select(func.max(gem_challenges.c.n)).where(gem_challenges.c.duel == row["duel"])
    while True:
        before = connection.execute(mine).first()
        if before is not None:
            return str(before.id), str(before.digest)
        number = (connection.execute(lines).scalar() or 0) + 1
        if number > wish.most:
            return None
        wanted = dialect.insert(gem_challenges).values({**row, "n": number})
        wanted = wanted.on_conflict_do_nothing().returning(gem_challenges.c.id)
        # Somebody else may take the same number or key at another process: then look again.
        if connection.execute(wanted).first() is not None:
            break
    run = wish.run
    take_place(connection, run, looks(run["name"]), Entry("challenge", row["id"], run["score"]))
    return row["id"], row["digest"]
