"""What a mover can deliver, found by walking the links from every city with cubes (ST-5.3).

One walk from a city serves all its colours: a colour leaves the walk at its first city.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.cubes import count, one
from goldenspike.engine.shared.network import NO_STOP, TRIP, Network
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.shared.ways import ANYBODY, Ways
from goldenspike.engine.steam.actions import deliver_code


class Deliveries(Ways):
    """The deliveries of one mover at one moment."""

    def __init__(
        self, network: Network, cubes: vec[i64], color: vec[i64], mover: i64, level: i64
    ) -> None:
        super().__init__(network, cubes, color, mover, ANYBODY, level)
        self.origin: i64 = 0
        """The hex where the walk under way began, in the place an action's code has it."""

    def search(self, stop: i64, longest: i64) -> None:
        """Follows the ways of the cubes at a stop over at most so many links."""
        self.origin = deliver_code(self.network.map.stop_hex[stop], 0)
        self.walk(stop, 0, longest, self.wanted[stop], 0, 0, 0, 0)

    def walk(
        self,
        stop: i64,
        depth: i64,
        left: i64,
        wanted: i64,
        own: i64,
        used: i64,
        most: i64,
        trip: i64,
    ) -> None:
        """Goes on from a stop over every link that leads to a stop not yet visited.

        `used` holds the links used of every other seat, as a set of cubes holds colours, and
        `most` is the most of one; `own` are the mover's, `trip` is the way so far. A way is
        given up when even own links all the way on would be fewer than another's (ST-5.4).
        """
        network = self.network
        left -= 1
        for edge in range(6):
            place = stop * 8 + edge
            to = network.to[place]
            if to == NO_STOP or self.seen[to] != 0:
                continue
            owner = network.owner[place]
            own_now = own
            used_now = used
            most_now = most
            if owner == self.mover:
                own_now += 1
            elif owner != NOBODY:
                used_now += one(owner)
                most_now = max(most, count(used_now, owner))
            if own_now + left < most_now or own_now + left == 0:
                continue
            self.room -= 1
            if self.room < 0:
                return
            trip_now = trip | (edge + 1) << (TRIP + 3 * depth)
            wanted_now = wanted
            color = self.color[to]
            if color >= 0 and wanted >> color & 1 != 0:
                wanted_now &= ~(1 << color)
                if own_now > 0 and own_now >= most_now:
                    if self.listing:
                        self.found.append(self.origin | color << 4 | trip_now)
                    self.found_one()
                    if self.room < 0:
                        return
            if left > 0 and wanted_now != 0:
                self.seen[to] = 1
                self.walk(to, depth + 1, left, wanted_now, own_now, used_now, most_now, trip_now)
                self.seen[to] = 0
                if self.room < 0:
                    return
