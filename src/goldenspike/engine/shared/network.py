"""What cubes travel on: the complete links between stops, and trips over them.

A trip is written in the code of an action from bit 22 on, three bits a link: one more than the
edge by which the link leaves its stop; nothing follows the last.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.hex_map import HexMap, hex_of
from goldenspike.engine.shared.track import COMPLETE, NOBODY, Track

NO_STOP: Final = -1
TRIP: Final = 22
"""Where a trip begins in the code of an action."""


class Network:
    """The complete links of a moment. It never changes, so positions and actions share it."""

    def __init__(self, track: Track) -> None:
        ground = track.map
        self.map: HexMap = ground
        self.to: vec[i64] = vec[i64]([NO_STOP] * (8 * ground.stops))
        """By 8 * stop + edge: the stop at the other end of the link that leaves there."""
        self.owner: vec[i64] = vec[i64]([NOBODY] * (8 * ground.stops))
        """By 8 * stop + edge: the owner of that link."""
        self.link: vec[i64] = vec[i64]([0] * (8 * ground.stops))
        for link in range(1, track.links()):
            if track.status[link] == COMPLETE:
                start = track.start[link]
                end = track.end[link]
                self._join(start, end, link, track.owner[link])
                self._join(end, start, link, track.owner[link])

    def _join(self, here: i64, there: i64, link: i64, owner: i64) -> None:
        place = self.map.stop[here >> 3] * 8 + (here & 7)
        self.to[place] = self.map.stop[there >> 3]
        self.owner[place] = owner
        self.link[place] = link


class Trip:
    """A way over complete links, as places 8 * stop + edge by which they are left."""

    def __init__(self, places: list[int], ends: list[int]) -> None:
        self.places = places
        self.ends = ends
        """The stops entered, in order; the last one is the destination."""

    def code(self) -> int:
        """Returns the trip as the code of an action holds it."""
        code = 0
        for number, place in enumerate(self.places):
            code |= ((place & 7) + 1) << (TRIP + 3 * number)
        return code


def trip_of(network: Network, code: int) -> Trip:
    """Returns the trip in the code of an action, which names the hex it begins at."""
    stop = int(network.map.stop[hex_of(code & 0x3FFFFF)])
    left = code >> TRIP
    places: list[int] = []
    ends: list[int] = []
    while left:
        place = stop * 8 + (left & 7) - 1
        stop = int(network.to[place])
        places.append(place)
        ends.append(stop)
        left >>= 3
    return Trip(places, ends)


def route_of(network: Network, trip: Trip) -> list[list[Any]]:
    """Returns the trip as the wire form writes it: the stop and edge each link is left by."""
    ground = network.map
    return [[ground.labels[ground.stop_hex[place >> 3]], place & 7] for place in trip.places]


def read_trip(network: Network, origin: str, route: list[Any], rule: str) -> Trip | Refusal:
    """Returns the trip of a route, or why there is none: no link there, or a stop met twice."""
    ground = network.map
    stop = -1 if ground.hex(origin) < 0 else int(ground.stop[ground.hex(origin)])
    if stop < 0:
        return Refusal("deliver/no-stop", f"There is no stop at {short(origin)}.", rule)
    if not route:
        return Refusal("deliver/no-route", "A route has at least one link.", rule)
    places: list[int] = []
    ends: list[int] = []
    seen = {stop}
    for label, edge in route:
        name = ground.names[stop]
        if ground.hex(label) != ground.stop_hex[stop]:
            return Refusal(
                "deliver/broken-route",
                f"The route has come to {name}, so the next link leaves there, "
                f"not at {short(label)}.",
                rule,
            )
        place = stop * 8 + edge if 0 <= edge < 6 else -1
        if place < 0 or network.to[place] == NO_STOP:
            return Refusal(
                "deliver/no-link",
                f"No complete link leaves {name} by edge {edge}.",
                rule,
            )
        stop = int(network.to[place])
        if stop in seen:
            return Refusal(
                "deliver/twice",
                f"A cube visits no stop twice; this one would come to {ground.names[stop]} again.",
                rule,
            )
        seen.add(stop)
        places.append(place)
        ends.append(stop)
    return Trip(places, ends)
