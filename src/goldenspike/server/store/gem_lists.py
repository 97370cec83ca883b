"""Reads the lists of Gem Run, runs and duels; each function asks on the connection it is given."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, and_, func, or_, select

from goldenspike.server.store.gem_runs import counted, place_of
from goldenspike.server.store.schema import gem_challenges, gem_places, gem_runs

ID: Final = re.compile(r"[0-9a-z]{1,16}")


@dataclass(slots=True)
class After:
    """A place in a list: that of the entry a page ended with."""

    score: int
    at: int
    run: str

    def cursor(self) -> str:
        """Returns the place as it is handed to whoever turns pages."""
        return f"{self.score}.{self.at}.{self.run}"

    @staticmethod
    def read(cursor: str) -> After | None:
        """Returns the place that a cursor names, None if it names none."""
        found = re.fullmatch(r"([0-9]{1,9})\.([0-9]{1,15})\.([0-9a-z]{4,16})", cursor)
        return None if found is None else After(int(found[1]), int(found[2]), found[3])


def answered(connection: Connection, player: str, key: str) -> tuple[str, str] | None:
    """Returns digest and answer of what a player sent with a key."""
    wanted = select(gem_runs.c.digest, gem_runs.c.answer).where(
        gem_runs.c.player == player, gem_runs.c.key == key
    )
    row = connection.execute(wanted).first()
    return None if row is None else (str(row.digest), str(row.answer))


def is_anothers(connection: Connection, record_sha256: str, player: str) -> bool:
    """Returns whether another player has sent a record."""
    wanted = select(gem_runs.c.id).where(
        gem_runs.c.record_sha256 == record_sha256, gem_runs.c.player != player
    )
    return connection.execute(wanted.limit(1)).first() is not None


def run(connection: Connection, id: str) -> RowMapping | None:
    """Returns a run that was not removed."""
    if ID.fullmatch(id) is None:
        return None
    wanted = select(gem_runs).where(gem_runs.c.id == id, gem_runs.c.removed.is_(False))
    return connection.execute(wanted).mappings().first()


def challenge(connection: Connection, id: str) -> RowMapping | None:
    """Returns a challenge with its run's columns, as far as that run was not removed."""
    if ID.fullmatch(id) is None:
        return None
    columns = [column for column in gem_runs.c if column.name not in gem_challenges.c]
    wanted = (
        select(gem_challenges, *columns)
        .join(gem_runs, gem_runs.c.id == gem_challenges.c.run)
        .where(gem_challenges.c.id == id, gem_runs.c.removed.is_(False))
    )
    return connection.execute(wanted).mappings().first()


def standings(
    connection: Connection, player: str, lists: dict[str, str]
) -> dict[str, dict[str, Any] | None]:
    """Returns the place of a player in each list, given with its period."""
    return {which: place_of(connection, which, lists[which], player) for which in lists}


def page(
    connection: Connection, which: str, period: str, most: int, after: After | None
) -> tuple[int, list[dict[str, Any]]]:
    """Returns how many stand in a list, and some of them after a place, with their places."""
    places = gem_places.c
    listed = and_(places.list == which, places.period == period)
    wanted = select(gem_places, gem_runs.c.name, gem_runs.c.version, gem_runs.c.result).join(
        gem_runs, gem_runs.c.id == places.run
    )
    wanted = wanted.where(listed)
    if after is not None:
        later = or_(places.at > after.at, and_(places.at == after.at, places.run > after.run))
        wanted = wanted.where(
            or_(places.score < after.score, and_(places.score == after.score, later))
        )
    order = (places.score.desc(), places.at, places.run)
    rows = connection.execute(wanted.order_by(*order).limit(most)).mappings().all()
    among = counted(connection, listed)
    if not rows:
        return among, []
    better = counted(connection, listed, places.score > rows[0]["score"])
    ties = 0
    if after is not None and after.score == rows[0]["score"]:
        ties = counted(
            connection,
            listed,
            places.score == after.score,
            or_(places.at < after.at, and_(places.at == after.at, places.run <= after.run)),
        )
    told: list[dict[str, Any]] = []
    for number, row in enumerate(rows):
        same = bool(told) and told[-1]["score"] == row["score"]
        first = better + 1 if number == 0 else better + ties + number + 1
        told.append({**row, "place": told[-1]["place"] if same else first})
    return among, told


def bests(connection: Connection, player: str, most: int) -> tuple[int, list[RowMapping]]:
    """Returns how many runs a player has, and the best on each line, the latest first."""
    own = and_(gem_runs.c.player == player, gem_runs.c.removed.is_(False))
    runs = connection.execute(select(func.count()).select_from(gem_runs).where(own)).scalar_one()
    wanted = (
        select(gem_places.c.run, gem_places.c.score, gem_runs.c.seed, gem_runs.c.version)
        .join(gem_runs, gem_runs.c.id == gem_places.c.run)
        .where(gem_places.c.player == player, gem_places.c.list == "line")
        .order_by(gem_places.c.at.desc())
    )
    return int(runs), [*connection.execute(wanted.limit(most)).mappings()]


def best(connection: Connection, player: str) -> RowMapping | None:
    """Returns the best of all runs of a player."""
    wanted = (
        select(gem_runs.c.id.label("run"), gem_runs.c.score, gem_runs.c.seed, gem_runs.c.version)
        .where(gem_runs.c.player == player, gem_runs.c.removed.is_(False))
        .order_by(gem_runs.c.score.desc(), gem_runs.c.at)
    )
    return connection.execute(wanted.limit(1)).mappings().first()


def days(connection: Connection, player: str, most: int) -> list[str]:
    """Returns the days whose line a player has driven, the latest first."""
    wanted = (
        select(gem_runs.c.day)
        .where(gem_runs.c.player == player, gem_runs.c.day.is_not(None))
        .order_by(gem_runs.c.day.desc())
    )
    return [str(day) for day in connection.execute(wanted.limit(most)).scalars()]


def duel(connection: Connection, id: str, most: int) -> list[tuple[RowMapping, list[RowMapping]]]:
    """Returns the challenges of a duel in order, each with its best runs, the best first."""
    lines = (
        select(gem_challenges, gem_runs.c.seed, gem_runs.c.version)
        .join(gem_runs, gem_runs.c.id == gem_challenges.c.run)
        .where(gem_challenges.c.duel == id)
        .order_by(gem_challenges.c.n)
    )
    told = []
    for line in connection.execute(lines).mappings().all():
        wanted = (
            select(gem_places, gem_runs.c.name, gem_runs.c.result)
            .join(gem_runs, gem_runs.c.id == gem_places.c.run)
            .where(gem_places.c.list == "challenge", gem_places.c.period == line["id"])
            .order_by(gem_places.c.score.desc(), gem_places.c.at)
        )
        told.append((line, [*connection.execute(wanted.limit(most)).mappings()]))
    return told
