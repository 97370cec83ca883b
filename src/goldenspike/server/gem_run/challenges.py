"""Challenges: a run sent to a friend, sent back, and the table of a duel (GR-4.2)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import RowMapping

from goldenspike.engine import gem_run
from goldenspike.server.errors import Problem
from goldenspike.server.gem_run.forms import NewChallenge
from goldenspike.server.lookalike import looks_like_any
from goldenspike.server.sheet import new_id
from goldenspike.server.store import gem_lists
from goldenspike.server.store.gem_runs import KeepChallenge
from goldenspike.server.wire import iso

if TYPE_CHECKING:
    from goldenspike.server.gem_run.runs import GemRuns

MOST_LINES: Final = 21
"""Lines of a duel."""
MOST_RUNS: Final = 50
"""Players that are told of a line of a duel, the best first."""


def no_such_challenge() -> Problem:
    """Returns the problem of a challenge that is none."""
    return Problem(404, "no-such-challenge", "There is no such challenge; ask for a new link.")


async def challenge(runs: GemRuns, player: str, wish: NewChallenge) -> dict[str, Any]:
    """Returns a new challenge, on disk; with `back` it is the next line of that duel.

    Raises:
        Problem: 403, the run is another's; 404, there is no such run or challenge; 409, the key
            was used for something else, or the duel has all its lines.
    """
    run = await runs.store.read(gem_lists.run, wish.run)
    if run is None:
        raise Problem(404, "no-such-run", "There is no such run.")
    if run["player"] != player:
        raise Problem(403, "not-your-run", "A challenge is made of a run of your own.")
    id = duel = new_id()
    if wish.back is not None:
        before = await runs.store.read(gem_lists.challenge, wish.back)
        if before is None:
            raise no_such_challenge()
        duel = before["duel"]
    digest = hashlib.sha256(json.dumps([wish.run, wish.back]).encode()).hexdigest()
    row = {
        "id": id,
        "player": player,
        "key": wish.key,
        "digest": digest,
        "run": wish.run,
        "duel": duel,
        "at": runs.clock(),
    }
    kept = await runs.store.write(KeepChallenge(row, MOST_LINES, dict(run)))
    if kept is None:
        raise Problem(
            409, "duel-full", f"A duel has at most {MOST_LINES} lines; begin another.",
            limit=MOST_LINES,
        )  # fmt: skip
    if kept[1] != digest:
        raise Problem(
            409,
            "key-used",
            "Something else was sent with this key; take a new one for every wish.",
        )
    return {"id": kept[0], "link": f"/run?challenge={kept[0]}"}


async def told(runs: GemRuns, player: str, id: str) -> dict[str, Any]:
    """Returns a challenge as its page needs it: line, ghost, answers, the table of the duel.

    Raises:
        Problem: 404, there is no such challenge.
    """
    row = await runs.store.read(gem_lists.challenge, id)
    if row is None:
        raise no_such_challenge()
    lines = await runs.store.read(gem_lists.duel, row["duel"], MOST_RUNS)
    standing = await runs.store.read(gem_lists.standings, player, {"challenge": id})
    return {
        "id": id,
        "seed": row["seed"],
        "version": row["version"],
        "open": row["version"] == gem_run.VERSION,
        "at": iso(row["at"]),
        "challenger": {
            "run": row["run"],
            "name": row["name"],
            "score": row["score"],
            "you": row["player"] == player,
            "record": json.loads(row["record"]),
        },
        "you": standing["challenge"],
        "duel": {"id": row["duel"], **table_of(lines, player)},
    }


def table_of(
    lines: Sequence[tuple[RowMapping, Sequence[RowMapping]]], player: str
) -> dict[str, Any]:
    """Returns players and lines of a duel; players are numbered, their ids are no one's to know.

    Who alone has the best of two or more runs over a line has won it. Most lines stand first,
    then most points.
    """
    numbers: dict[str, int] = {}
    names: list[str] = []
    rows: list[dict[str, Any]] = []
    told = []
    for line, runs in lines:
        answers = []
        for run in runs:
            number = numbers.setdefault(run["player"], len(numbers))
            if number == len(rows):
                names.append(_unlike(run["name"], names))
                rows.append({"player": number, "name": names[number],
                             "you": run["player"] == player,
                             "won": 0, "points": 0, "lines": 0})  # fmt: skip
            rows[number]["points"] += run["score"]
            rows[number]["lines"] += 1
            finished = json.loads(run["result"])["finished"]
            answers.append({"player": number, "run": run["run"], "score": run["score"],
                            "finished": finished})  # fmt: skip
        if len(answers) > 1 and answers[0]["score"] > answers[1]["score"]:
            rows[answers[0]["player"]]["won"] += 1
        told.append(
            {
                "challenge": line["id"],
                "n": line["n"],
                "seed": line["seed"],
                "version": line["version"],
                "challenger": numbers.get(line["player"]),
                "runs": answers,
            }
        )
    rows.sort(key=lambda row: (-row["won"], -row["points"], row["player"]))
    return {"players": rows, "lines": told}


def _unlike(name: str, others: list[str]) -> str:
    """Returns a name, with a number when it looks like another's in the duel."""
    wished, number = name, 2
    while looks_like_any(name, others):
        name = f"{wished} {number}"
        number += 1
    return name
