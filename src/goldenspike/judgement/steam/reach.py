"""What a seat could earn with the cubes on the board over the links there are.

For every city and colour: the most own links on a way to a city of that colour, by the
length of the way. An estimate for the outlook, not a rule: ways over more than two links that
are not own are left out, and those on which others together own more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.network import NO_STOP, Network
from goldenspike.engine.shared.track import NOBODY

STRANGE: Final = 2
"""So many links on a way may belong to others or to nobody."""
STEPS: Final = 2_000
"""So many links are tried from one stop."""
EVERY_COLOR: Final = 63


class Reach:
    """The ways of one seat over a network."""

    def __init__(self, network: Network, color: vec[i64], seat: i64, most: i64) -> None:
        self.network = network
        self.color = color
        """By stop: the colour of its city."""
        self.seat = seat
        self.most = most
        """The longest way looked at, in links."""
        self.earned: vec[i64] = vec[i64]([0] * (8 * len(color)))
        """By 8 * stop + colour: own links by the length of the way, four bits a length."""
        self.longest: i64 = 0
        """The most own links on a way."""
        self.seen: vec[i64] = vec[i64]([0] * len(color))
        self.origin: i64 = 0
        self.steps: i64 = 0

    def from_stop(self, stop: i64, wanted: i64) -> None:
        """Looks for cities of the wanted colours, a bit each, from a stop."""
        if wanted != 0:
            self.origin = stop * 8
            self.steps = STEPS
            self.seen[stop] = 1
            self.walk(stop, 1, wanted, 0, 0, 0)
            self.seen[stop] = 0

    def walk(self, stop: i64, length: i64, wanted: i64, own: i64, rivals: i64, free: i64) -> None:
        """Goes on over every link to a stop not yet visited; `free` links are nobody's."""
        network = self.network
        left = self.most - length
        for edge in range(6):
            place = stop * 8 + edge
            to = network.to[place]
            if to == NO_STOP or self.seen[to] != 0:
                continue
            if self.steps == 0:
                return
            self.steps -= 1
            owner = network.owner[place]
            own_now = own
            rivals_now = rivals
            free_now = free
            if owner == self.seat:
                own_now += 1
                if own_now > self.longest:
                    self.longest = own_now
            elif owner == NOBODY:
                free_now += 1
            else:
                rivals_now += 1
            if rivals_now + free_now > STRANGE or own_now + left < max(rivals_now, 1):
                continue
            wanted_now = wanted
            color = self.color[to]
            if color >= 0 and wanted >> color & 1 != 0:
                wanted_now &= ~(1 << color)
                if own_now > 0 and own_now >= rivals_now:
                    key = self.origin + color
                    shift = length << 2
                    earned = self.earned[key]
                    if own_now > (earned >> shift) & 15:
                        self.earned[key] = (earned & ~(15 << shift)) | own_now << shift
            if left > 0 and wanted_now != 0:
                self.seen[to] = 1
                self.walk(to, length + 1, wanted_now, own_now, rivals_now, free_now)
                self.seen[to] = 0


def most_within(earned: i64) -> i64:
    """Returns the same numbers made the most over all ways of at most that length."""
    most: i64 = 0
    made: i64 = 0
    for shift in range(4, 28, 4):
        most = max(most, (earned >> shift) & 15)
        made |= most << shift
    return made
