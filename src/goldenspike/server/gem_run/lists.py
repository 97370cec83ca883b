"""What is told of runs: one of them, the line of the day, lists, one's own (GR-4.1, GR-4.4)."""

from __future__ import annotations

import json
from datetime import date
from typing import Any, Final

from goldenspike.engine import gem_run
from goldenspike.server.errors import Problem
from goldenspike.server.gem_run.days import day_at, end_of, read_day, streak_of, week_of
from goldenspike.server.gem_run.places import LANDSCAPES
from goldenspike.server.gem_run.runs import GemRuns
from goldenspike.server.store import gem_lists
from goldenspike.server.wire import iso

MOST_DAYS: Final = 1000
"""Days that a streak is counted over."""
MOST_OWN: Final = 50
"""Lines of which the own best is told."""


async def told(runs: GemRuns, player: str, id: str) -> dict[str, Any]:
    """Returns a run; the record of one over today's line is told to who drove it.

    Raises:
        Problem: 404, there is no such run.
    """
    row = await runs.store.read(gem_lists.run, id)
    if row is None:
        raise Problem(404, "no-such-run", "There is no such run.")
    own = row["player"] == player
    secret = runs.days.day_of(row["seed"], runs.clock()) is not None
    return {
        "id": id,
        "name": row["name"],
        "you": own,
        "at": iso(row["at"]),
        "day": row["day"],
        "challenge": row["challenge"],
        "result": json.loads(row["result"]),
        "record": json.loads(row["record"]) if own or not secret else None,
    }


async def daily(runs: GemRuns, player: str) -> dict[str, Any]:
    """Returns the line of the day."""
    today = day_at(runs.clock())
    day = today.isoformat()
    standing = (await runs.store.read(gem_lists.standings, player, {"day": day}))["day"]
    among, _ = await runs.store.read(gem_lists.page, "day", day, 0, None)
    return {
        "day": day,
        "seed": runs.days.seed(today),
        "version": gem_run.VERSION,
        "ends": iso(end_of(today)),
        "among": among,
        "you": standing,
    }


async def listed(
    runs: GemRuns, player: str, which: str, day: str | None, limit: int, after: str | None
) -> dict[str, Any]:
    """Returns a page of a list: that of a day, or of the week in which it lies.

    Raises:
        Problem: 422, that is no day, one still to come, or no place to go on from.
    """
    today = day_at(runs.clock())
    wanted = today if day is None else read_day(day)
    if wanted is None:
        raise Problem(422, "no-day", "A day is written like 2026-12-01.")
    if wanted > today:
        raise Problem(422, "no-day", "That day has not come yet.")
    place = None if after is None else gem_lists.After.read(after)
    if after is not None and place is None:
        raise Problem(422, "invalid", "`after` is the `next` of a page before.")
    period = wanted.isoformat() if which == "day" else week_of(wanted)
    among, rows = await runs.store.read(gem_lists.page, which, period, limit + 1, place)
    standing = await runs.store.read(gem_lists.standings, player, {which: period})
    entries = [
        {
            "place": row["place"],
            "run": row["run"],
            "name": row["name"],
            "score": row["score"],
            "version": row["version"],
            "finished": json.loads(row["result"])["finished"],
            "at": iso(row["at"]),
            "you": row["player"] == player,
        }
        for row in rows[:limit]
    ]
    more = None
    if len(rows) > limit:
        last = rows[limit - 1]
        more = gem_lists.After(last["score"], last["at"], last["run"]).cursor()
    return {
        "list": which,
        "period": period,
        "line": _line_of(runs, wanted, rows) if which == "day" else None,
        "among": among,
        "you": standing[which],
        "entries": entries,
        "next": more,
    }


def _line_of(runs: GemRuns, day: date, rows: list[dict[str, Any]]) -> dict[str, int]:
    """Returns the line of a day, under the rules that it was driven by."""
    version = max((row["version"] for row in rows), default=gem_run.VERSION)
    return {"seed": runs.days.seed(day), "version": version}


async def mine(runs: GemRuns, player: str) -> dict[str, Any]:
    """Returns what a player has driven: bests, places, streak."""
    today = day_at(runs.clock())
    week = week_of(today)
    lists = {"day": today.isoformat(), "week": week, **dict.fromkeys(LANDSCAPES, week)}
    standing = await runs.store.read(gem_lists.standings, player, lists)
    count, lines = await runs.store.read(gem_lists.bests, player, MOST_OWN)
    best = await runs.store.read(gem_lists.best, player)
    driven = await runs.store.read(gem_lists.days, player, MOST_DAYS)
    days, longest = streak_of(driven, today)
    known = await runs.store.player("id", player)
    return {
        "name": None if known is None else known["name"],
        "runs": count,
        "best": None if best is None else dict(best),
        "streak": {"days": days, "longest": longest},
        "today": standing["day"],
        "week": standing["week"],
        "landscapes": {name: standing[name] for name in LANDSCAPES},
        "lines": [dict(row) for row in lines],
    }
