"""Runs come in: checked by replay, kept under their key, placed in lists (GR-4.4, GR-5.1)."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from goldenspike.server import seats
from goldenspike.server.errors import Problem
from goldenspike.server.gem_run import challenges
from goldenspike.server.gem_run.checking import Checking
from goldenspike.server.gem_run.days import Days
from goldenspike.server.gem_run.forms import NewRun
from goldenspike.server.gem_run.places import entries_of
from goldenspike.server.lookalike import looks
from goldenspike.server.sheet import new_id
from goldenspike.server.store import gem_lists
from goldenspike.server.store.gem_runs import KeepRun
from goldenspike.server.store.store import Store, now

SAME_BY_CHANCE: Final = 8
"""Inputs from which on two players do not drive the same by chance."""


@dataclass(slots=True)
class GemRuns:
    """What a server needs for Gem Run."""

    store: Store
    days: Days
    checking: Checking = field(default_factory=Checking)
    clock: Callable[[], int] = now
    """The moment in milliseconds."""
    refused: int = 0
    """Records that were wrong."""
    kept: int = 0

    async def close(self) -> None:
        """Ends the process that replays."""
        await asyncio.to_thread(self.checking.close)


async def send(runs: GemRuns, player: str, wish: NewRun) -> dict[str, Any]:
    """Returns what is answered to a run that was sent: once it is on disk.

    Raises:
        Problem: 404, no such challenge; 409, the key was used for something else; 422, the
            record or the name is wrong, or not of this day or challenge; 503, not now.
    """
    name = seats.named(wish.name)
    told_record: Any = wish.record
    try:
        record = json.dumps(told_record, sort_keys=True, separators=(",", ":"))
    except RecursionError:
        raise Problem(422, "wrong-record", "A record has no lists within lists.") from None
    digest = digest_of(record, name, wish.of)
    known = await runs.store.read(gem_lists.answered, player, wish.key)
    if known is not None:
        return answered(known, digest)
    try:
        result = await runs.checking.replayed(record.encode())
    except Problem as problem:
        runs.refused += problem.status == 422
        raise
    at = runs.clock()
    day = runs.days.day_of(result["seed"], at)
    challenge = await _challenge_of(runs, wish.of, result, day)
    sha256 = hashlib.sha256(record.encode()).hexdigest()
    if len(told_record["inputs"]) >= SAME_BY_CHANCE and await runs.store.read(
        gem_lists.is_anothers, sha256, player
    ):
        raise Problem(422, "copied", "Another player has sent this run already; drive your own.")
    counts_for = None if day is None else day.isoformat()
    entries = entries_of(result, at, counts_for, challenge)
    which = "week" if wish.of is None else "day" if wish.of == "daily" else "challenge"
    by_list = {entry.which: entry for entry in entries}
    id = new_id()
    row = {
        "id": id,
        "player": player,
        "key": wish.key,
        "digest": digest,
        "name": name,
        "version": result["version"],
        "seed": result["seed"],
        "day": counts_for,
        "challenge": challenge,
        "score": result["score"],
        "result": json.dumps(result),
        "record": record,
        "record_sha256": sha256,
        "at": at,
        "removed": False,
    }
    told = {key: result[key] for key in ("version", "score", "parts", "by_landscape")}
    await asyncio.to_thread(looks, name)  # whose table is large, and read once
    kept = await runs.store.write(
        KeepRun(row, entries, by_list[which], by_list["week"], {"id": id, **told})
    )
    await runs.store.remember(player, {"name": name})
    runs.kept += 1
    return answered(kept, digest)


def digest_of(record: str, *words: str | None) -> str:
    """Returns what tells whether the same was sent again."""
    told = json.dumps([record, *words])
    return hashlib.sha256(told.encode()).hexdigest()


def answered(kept: tuple[str, str], digest: str) -> dict[str, Any]:
    """Returns the answer that was kept under a key.

    Raises:
        Problem: 409, something else was sent with it.
    """
    if kept[0] != digest:
        raise key_used()
    return dict(json.loads(kept[1]))


def key_used() -> Problem:
    """Returns the problem of a key that comes again with something else."""
    return Problem(
        409, "key-used", "Something else was sent with this key; take a new one for every wish."
    )


async def _challenge_of(
    runs: GemRuns, of: str | None, result: dict[str, Any], day: date | None
) -> str | None:
    """Returns the challenge that a run answers, if it does.

    Raises:
        Problem: 404, there is no such; 422, the run is not over its line or that of the day.
    """
    if of is None:
        return None
    if of == "daily":
        if day is None:
            raise Problem(
                422,
                "foreign-day",
                "This is not the line of today; send the run without `of`, and it counts in the "
                "other lists.",
            )
        return None
    row = await runs.store.read(gem_lists.challenge, of)
    if row is None:
        raise challenges.no_such_challenge()
    if (row["seed"], row["version"]) != (result["seed"], result["version"]):
        raise Problem(
            422, "other-line", "The challenge is over another line; drive the one of its seed."
        )
    return of
