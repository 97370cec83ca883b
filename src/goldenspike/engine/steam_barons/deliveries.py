"""What a company can deliver, found by walking the links from every stop with cubes (BA-5.2).

One walk from a stop serves all its colours: a colour leaves the walk at its first city. A trip
may have any number of links, so its code may be longer than a machine word.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.cubes import colors_in
from goldenspike.engine.shared.network import NO_STOP, TRIP, Network
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.steam_barons.actions import deliver_code


class Deliveries:
    """The deliveries of one company at one moment."""

    def __init__(self, network: Network, cubes: vec[i64], company: i64) -> None:
        self.network = network
        self.color = network.map.color
        self.cubes = cubes
        """By stop: its cubes."""
        self.company = company
        self.seen: vec[i64] = vec[i64]([0] * network.map.stops)
        """By stop: whether the walk under way has been there."""
        self.origin: int = 0
        """The hex where the walk under way began, in the place an action's code has it."""
        self.only_one: bool = False
        self.found: list[int] = []

    def all(self) -> list[int]:
        """Returns the codes of all deliveries."""
        ground = self.network.map
        for stop in range(ground.stops):
            cubes = self.cubes[stop]
            if cubes > 0:
                wanted = colors_in(cubes)
                self.origin = deliver_code(ground.stop_hex[stop], 0)
                self.seen[stop] = 1
                self.walk(stop, 0, wanted, 0)
                self.seen[stop] = 0
                if self.only_one and len(self.found) > 0:
                    break
        return self.found

    def any(self) -> bool:
        """Returns whether there is a delivery at all."""
        self.only_one = True
        return len(self.all()) > 0

    def walk(self, stop: i64, depth: i64, wanted: i64, trip: int) -> None:
        """Goes on from a stop over every link of the company or of nobody (BA-5.2)."""
        network = self.network
        for edge in range(6):
            place = stop * 8 + edge
            to = network.to[place]
            if to == NO_STOP or self.seen[to] != 0:
                continue
            owner = network.owner[place]
            if owner != self.company and owner != NOBODY:
                continue
            trip_now = trip | (int(edge) + 1) << int(TRIP + 3 * depth)
            wanted_now = wanted
            color = self.color[to]
            if color >= 0 and wanted >> color & 1 != 0:
                wanted_now &= ~(1 << color)
                self.found.append(self.origin | int(color) << 4 | trip_now)
                if self.only_one:
                    return
            if wanted_now != 0:
                self.seen[to] = 1
                self.walk(to, depth + 1, wanted_now, trip_now)
                self.seen[to] = 0
                if self.only_one and len(self.found) > 0:
                    return
