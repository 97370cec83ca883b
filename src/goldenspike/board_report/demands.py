"""What a supplied board shall keep to, and how that is told."""

from __future__ import annotations

from typing import NamedTuple

from goldenspike.engine.api import State


class Demand(NamedTuple):
    """One demand on a board."""

    what: str
    found: str
    """The figure, as it is printed."""
    holds: bool


def table(demands: list[Demand]) -> list[str]:
    """Returns the lines of a table of Markdown."""
    return [
        "| demand | found | holds |",
        "| --- | --- | --- |",
        *(f"| {one.what} | {one.found} | {'yes' if one.holds else '**no**'} |" for one in demands),
    ]


def shares_of_win(state: State) -> list[float]:
    """Returns each seat's share of the win: 1, or a part of it where the place is shared."""
    best = state.ranking[0]
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(state.scores))]
