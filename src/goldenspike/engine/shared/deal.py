"""Dealing goods cubes from the bag: how many go where, and whether a deal fits."""

from __future__ import annotations

from typing import Any

from goldenspike.engine.chance import Draws
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.cubes import COLORS, count, numbers, size


def shares(wanted: list[int], bag: int) -> list[int]:
    """Returns how many cubes each place gets: what it wants, in order, while the bag lasts."""
    left = size(bag)
    given: list[int] = []
    for number in wanted:
        given.append(min(number, left))
        left -= given[-1]
    return given


def drawn(given: list[int], bag: int, draws: Draws) -> list[list[str]]:
    """Returns cubes drawn at random for every place, as many as it is given."""
    cubes = numbers(bag)
    places: list[list[str]] = []
    for number in given:
        place: list[str] = []
        for _ in range(number):
            chosen = draws.randrange(len(cubes))
            place.append(COLORS[cubes[chosen]])
            cubes[chosen] = cubes[-1]
            cubes.pop()
        places.append(place)
    return places


def check_keys(dealt: dict[str, Any], labels: list[str], what: str, rule: str) -> Refusal | None:
    """Returns why a deal by hexes does not name every place of a kind, and nothing else."""
    for label in dealt:
        if label not in labels:
            return Refusal("deal/no-place", f"There is no {what} at {short(label)}.", rule)
    for label in labels:
        if label not in dealt:
            return Refusal(
                "deal/place-missing",
                f"Every {what} is dealt to, also with an empty list; {label} is missing.",
                rule,
            )
    return None


def check_counts(
    dealt: list[Any], given: list[int], names: list[str], bag: int, rule: str
) -> Refusal | None:
    """Returns why these cubes cannot have been dealt: wrong numbers, or not in the bag."""
    drawn_so_far = dict.fromkeys(COLORS, 0)
    for cubes, number, name in zip(dealt, given, names, strict=True):
        if len(cubes) != number:
            return Refusal("deal/count", f"{name} gets {number} cubes, not {len(cubes)}.", rule)
        for color in cubes:
            if color not in drawn_so_far:
                return Refusal("deal/no-color", f"There are no {short(color)} cubes.", rule)
            drawn_so_far[color] += 1
    for index, color in enumerate(COLORS):
        most = int(count(bag, index))
        if drawn_so_far[color] > most:
            return Refusal(
                "deal/too-many",
                f"The bag holds {most} {color} cubes, not {drawn_so_far[color]}.",
                rule,
            )
    return None
