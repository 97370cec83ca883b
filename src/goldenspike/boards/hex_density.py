"""Judges how densely the stops of a hex board lie.

Stops on neighbouring hexes are joined by next to no track, and the ways of goods through a
cluster of them are soon countless: more than any player could choose from. So a board has such
clusters of a moderate size only. How many ways a network may offer at all, the rules say.
"""

from __future__ import annotations

from typing import Any, Final

from goldenspike.engine.shared.hex_labels import Hex, neighbour, read_label

Content = dict[str, Any]
Near = dict[Hex, list[Hex]]

MOST_WAYS: Final = 500
"""So many ways may lead from a stop over neighbouring stops alone."""
LONGEST: Final = {"steam": 6, "steam-barons": 300}
"""Over how many links goods go (ST-3.1, BA-5.2); no board has more stops than the latter."""


def density_faults(game: str, content: Content, blocked: set[tuple[Hex, int]]) -> list[str]:
    """Returns a fault for every cluster of neighbouring stops with too many ways through it."""
    names = {
        read_label(entry["hex"]): f"{kind} {index + 1} ({entry['name']}, {entry['hex']})"
        for kind in ("city", "town")
        for index, entry in enumerate(content.get(kind, []))
    }
    near = _near(game, content, blocked)
    found: list[str] = []
    judged: set[Hex] = set()
    for stop, name in names.items():
        if stop not in judged and is_too_dense(near, stop, LONGEST[game]):
            cluster = _cluster(near, stop)
            judged |= cluster
            found.append(
                f"{name}: too dense, goods could leave here in more than {MOST_WAYS} ways over the "
                f"{len(cluster)} cities and towns that lie side by side; put land between some of "
                "them, or block edges"
            )
    return found


def is_too_dense(near: Near, stop: Hex, longest: int) -> bool:
    """Returns whether more ways than may be lead from a stop over neighbouring stops."""
    ways = 0
    seen = {stop}
    waiting = [iter(near[stop])]
    trip = [stop]
    while waiting:
        step = next((other for other in waiting[-1] if other not in seen), None)
        if step is None:
            waiting.pop()
            seen.discard(trip.pop())
            continue
        ways += 1
        if ways > MOST_WAYS:
            return True
        if len(trip) < longest:
            seen.add(step)
            trip.append(step)
            waiting.append(iter(near[step]))
    return False


def _near(game: str, content: Content, blocked: set[tuple[Hex, int]]) -> Near:
    """Returns by stop the neighbouring stops that it can be joined with.

    Neighbouring cities are joined in Steam Barons only (BA-4.5).
    """
    cities = {read_label(city["hex"]) for city in content["city"]}
    stops = cities | {read_label(town["hex"]) for town in content.get("town", [])}
    near: Near = {}
    for hex in stops:
        near[hex] = [
            other
            for edge in range(6)
            if (other := neighbour(hex, edge)) in stops
            and (hex, edge) not in blocked
            and (game == "steam-barons" or not (hex in cities and other in cities))
        ]
    return near


def _cluster(near: Near, stop: Hex) -> set[Hex]:
    """Returns the stops that neighbours join with a stop, this included."""
    reached = {stop}
    waiting = [stop]
    while waiting:
        fresh = [other for other in near[waiting.pop()] if other not in reached]
        reached.update(fresh)
        waiting += fresh
    return reached
