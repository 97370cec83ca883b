"""How Gem Run plays: drivers on many lines, what they score, where and what they hit.

    script/gem-run-report [--lines 500]

Prints the tables that stand in docs/gem-run.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Final

import typer

from goldenspike.bots.gem_run import drive, driver, plan
from goldenspike.engine.gem_run import Line, Result, line, replay
from goldenspike.engine.gem_run.record import LANDSCAPES
from goldenspike.engine.gem_run.tuning import TICKS_A_SECOND

REACTIONS: Final = (0, 8, 12)
"""In ticks: 0, 250 and 400 ms, rounded up."""
KINDS: Final = ("rock", "drift", "trunk", "avalanche", "train", "oncoming")


def rows(drawn: list[Line]) -> Iterator[tuple[str, list[Result]]]:
    """Yields the name of each driver and the results of its runs."""
    yield "random", [replay(drive(on, driver("random", seed=on.seed + 1), 0)) for on in drawn]
    for name in ("cautious", "daring"):
        for late in REACTIONS:
            milliseconds = (late * 1000 // TICKS_A_SECOND) // 50 * 50
            runs = [replay(drive(on, driver(name, late), late)) for on in drawn]
            yield f"{name}, {milliseconds} ms", runs
    yield "planner", [replay(plan(on)) for on in drawn]


def share(part: int, whole: int) -> str:
    """Returns a share in per cent with one decimal."""
    return f"{1000 * part // whole / 10} %"


def mean(numbers: list[int]) -> int:
    """Returns a mean, rounded."""
    return round(sum(numbers) / len(numbers))


def table(head: list[str], body: list[list[Any]]) -> str:
    """Returns a table in Markdown."""
    lines = [head, ["---"] * len(head), *body]
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in lines)


def report(
    lines: Annotated[int, typer.Option(min=1, help="How many lines, from seed 0 on.")] = 500,
) -> None:
    """Lets each driver drive many lines and prints how it went."""
    drawn = [line(seed) for seed in range(lines)]
    played, hit, fell = [], [], []
    for name, runs in rows(drawn):
        hits = [one for run in runs for one in run.hits]
        kinds = Counter(one["kind"] for one in hits)
        where = Counter(one["landscape"] for one in hits)
        worst = max(LANDSCAPES, key=lambda place: where[place]) if hits else "none"
        parts = [run.parts for run in runs]
        played.append(
            [
                name,
                share(sum(run.finished for run in runs), lines),
                mean([run.score for run in runs]),
                mean([sum(part["gems"].values()) for part in parts]),
                *(mean([part[key] for part in parts]) for key in ("chains", "time", "daring")),
                mean([run.best_chain for run in runs]),
                f"{mean([run.ticks for run in runs]) // TICKS_A_SECOND} s",
            ]
        )
        hit.append([name, *(kinds[kind] for kind in KINDS)])
        fell.append([name, *(where[place] for place in LANDSCAPES), worst])
    head = [
        "driver",
        "finished",
        "score",
        "gems",
        "chains",
        "time",
        "daring",
        "best chain",
        "lasts",
    ]
    typer.echo(table(head, played) + "\n")
    typer.echo(table(["hits of", *KINDS], hit) + "\n")
    typer.echo(table(["hits in", *LANDSCAPES, "deadliest"], fell))


if __name__ == "__main__":
    typer.run(report)
