"""In which lists a run stands, and how it leaves them again (GR-4.4)."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from goldenspike.server.gem_run.days import day_at, week_of
from goldenspike.server.lookalike import looks
from goldenspike.server.store.gem_runs import FIRST_COUNTS, Entry, take_place
from goldenspike.server.store.schema import gem_challenges, gem_places, gem_runs

LANDSCAPES: Final = ("forest", "snow", "desert")


def entries_of(
    result: dict[str, Any], at: int, day: str | None, challenge: str | None
) -> list[Entry]:
    """Returns the places that a run may take.

    It came at a moment in milliseconds, perhaps over the line of a day, or as an answer.
    """
    week, score = week_of(day_at(at)), result["score"]
    entries = [Entry("week", week, score)]
    entries += [Entry(name, week, result["by_landscape"][name]) for name in LANDSCAPES]
    entries.append(Entry("line", f"{result['version']}:{result['seed']}", score))
    if day is not None:
        entries.append(Entry(FIRST_COUNTS, day, score))
    if challenge is not None:
        entries.append(Entry("challenge", challenge, score))
    return entries


def remove(connection: Connection, id: str) -> bool:
    """Takes a run out of all lists, where its player's next best run takes the place.

    A first run of a day stays the first: no other counts in its stead. Returns whether there is
    such a run.
    """
    row = connection.execute(select(gem_runs).where(gem_runs.c.id == id)).mappings().first()
    if row is None:
        return False
    connection.execute(update(gem_runs).where(gem_runs.c.id == id).values(removed=True))
    left = select(gem_places.c.list, gem_places.c.period).where(gem_places.c.run == id)
    free = {(place.list, place.period) for place in connection.execute(left)}
    connection.execute(delete(gem_places).where(gem_places.c.run == id))
    others = select(gem_runs).where(
        gem_runs.c.player == row["player"], gem_runs.c.removed.is_(False)
    )
    for other in connection.execute(others.order_by(gem_runs.c.at)).mappings().all():
        entries = entries_of(json.loads(other["result"]), other["at"], None, other["challenge"])
        own = select(gem_challenges.c.id).where(gem_challenges.c.run == other["id"])
        entries += [
            Entry("challenge", challenge, other["score"])
            for challenge in connection.execute(own).scalars()
        ]
        for entry in entries:
            if (entry.which, entry.period) in free:
                take_place(connection, dict(other), looks(other["name"]), entry)
    return True
