"""What a company can deliver, found by walking the links from every stop with cubes (BA-5.2).

One walk from a stop serves all its colours: a colour leaves the walk at its first city. A trip
may have many links, so its code may be longer than a machine word.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.network import NO_STOP, TRIP, Network
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.shared.ways import Ways
from goldenspike.engine.steam_barons.actions import deliver_code


class Deliveries(Ways):
    """The deliveries of one company at one moment."""

    def __init__(self, network: Network, cubes: vec[i64], company: i64) -> None:
        stops = network.map.stops
        super().__init__(network, cubes, network.map.color, company, company, stops)
        self.origin: int = 0
        """The hex where the walk under way began, in the place an action's code has it."""

    def search(self, stop: i64, longest: i64) -> None:
        """Follows the ways of the cubes at a stop over at most so many links."""
        self.origin = deliver_code(self.network.map.stop_hex[stop], 0)
        self.walk(stop, 0, longest, self.wanted[stop], 0)

    def walk(self, stop: i64, depth: i64, left: i64, wanted: i64, trip: int) -> None:
        """Goes on from a stop over every link of the company or of nobody (BA-5.2)."""
        network = self.network
        for edge in range(6):
            place = stop * 8 + edge
            to = network.to[place]
            if to == NO_STOP or self.seen[to] != 0:
                continue
            owner = network.owner[place]
            if owner != self.mover and owner != NOBODY:
                continue
            self.room -= 1
            if self.room < 0:
                return
            trip_now = trip
            if self.listing:
                trip_now |= (int(edge) + 1) << int(TRIP + 3 * depth)
            wanted_now = wanted
            color = self.color[to]
            if color >= 0 and wanted >> color & 1 != 0:
                wanted_now &= ~(1 << color)
                if self.listing:
                    self.found.append(self.origin | int(color) << 4 | trip_now)
                self.found_one()
                if self.room < 0:
                    return
            if left > 1 and wanted_now != 0:
                self.seen[to] = 1
                self.walk(to, depth + 1, left - 1, wanted_now, trip_now)
                self.seen[to] = 0
                if self.room < 0:
                    return
