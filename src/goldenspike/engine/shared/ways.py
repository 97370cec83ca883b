"""The ways of cubes over a network, and how many of them there may be (ST-5.3, BA-5.2).

The ways through a net of many stops are countless. A mover chooses from at most so many: where
there would be more, cubes go over only as many links as leaves no more. Networks of real games
stay far below; it keeps a game going on the densest board that somebody may draw.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.errors import Refusal
from goldenspike.engine.shared.cubes import colors_in, count, one
from goldenspike.engine.shared.network import NO_STOP, Network
from goldenspike.engine.shared.track import NOBODY

MOST_WAYS: Final = 50_000
"""So many ways are looked at from all stops with cubes together, deliveries or not."""
MOST_DELIVERIES: Final = 10_000
ALWAYS: Final = 2
"""Ways of so many links are never too many: no more than six links leave a stop."""
ANYBODY: Final = -1
"""In place of an owner: the cubes go over the links of everybody."""


class Ways(ABC):
    """What one mover can deliver at one moment; each game says by `walk` where it leads."""

    def __init__(
        self,
        network: Network,
        cubes: vec[i64],
        color: vec[i64],
        mover: i64,
        over: i64,
        farthest: i64,
    ) -> None:
        """`over`: whose links may be used besides those of nobody, or `ANYBODY`."""
        self.network = network
        self.cubes = cubes
        """By stop: its cubes."""
        self.color = color
        """By stop: the colour of its city."""
        self.mover = mover
        self.farthest = farthest
        """Over how many links a cube may go by the rules of the game."""
        self.seen: vec[i64] = vec[i64]([0] * len(color))
        """By stop: whether the walk under way has been there."""
        self.wanted: vec[i64] = vec[i64]([0] * len(color))
        """By stop: the colours of its cubes that links lead to a city of, a bit each."""
        self.only_one: bool = False
        self.listing: bool = True
        """Whether deliveries are written down; else they are only counted."""
        self.room: i64 = 0
        """How many ways the search under way may still look at; it stops below 0."""
        self.counted: i64 = 0
        """How many deliveries it has found."""
        self.found: list[int] = []
        self.find_wanted(over)

    @abstractmethod
    def search(self, stop: i64, longest: i64) -> None:
        """Follows the ways of the cubes at a stop over at most so many links."""

    # The deliveries

    def all(self) -> list[int]:
        """Returns the codes of all deliveries."""
        if not self.look(self.farthest):
            self.look(self.longest())
        return self.found

    def any(self) -> bool:
        """Returns whether there is a delivery at all."""
        self.only_one = True
        self.look(min(ALWAYS, self.farthest))
        self.only_one = False
        return len(self.found) > 0 or (self.farthest > ALWAYS and len(self.all()) > 0)

    def longest(self) -> i64:
        """Returns over how many links cubes may go, so that the ways are not too many."""
        self.listing = False
        high = self.farthest
        low = min(ALWAYS, high)
        if not self.look(high):
            step: i64 = 1
            while low + step < high and self.look(low + step):
                low += step
                step += step
            high = min(high, low + step)
            while high - low > 1:  # ways over `low` links are not too many, over `high` they are
                middle = (low + high) // 2
                if self.look(middle):
                    low = middle
                else:
                    high = middle
            high = low
        self.listing = True
        return high

    def check(self, links: i64, rule: str) -> Refusal | None:
        """Returns why a cube may not go so far: ways of so many links would be too many."""
        if links <= ALWAYS or self.are_clearly_few(links):
            return None
        self.listing = False
        fits = self.look(links)
        self.listing = True
        if fits:
            return None
        return Refusal(
            "deliver/too-many-ways",
            f"There are so many ways here that cubes go over at most {int(self.longest())} links.",
            rule,
        )

    def are_clearly_few(self, links: i64) -> bool:
        """Returns whether even ways that may turn back would not be too many: a quick look."""
        network = self.network
        stops = len(self.wanted)
        here: vec[i64] = vec[i64]([0] * stops)
        for stop in range(stops):
            if self.wanted[stop] != 0:
                here[stop] = 1
        total: i64 = 0
        for _ in range(links):
            there: vec[i64] = vec[i64]([0] * stops)
            for stop in range(stops):
                if here[stop] != 0:
                    for port in range(stop * 8, stop * 8 + 6):
                        to = network.to[port]
                        if to != NO_STOP:
                            there[to] += here[stop]
                            total += here[stop]
            if total > MOST_DELIVERIES:
                return False
            here = there
        return True

    def look(self, longest: i64) -> bool:
        """Looks for all deliveries over at most so many links; False if they are too many."""
        self.found = []
        self.room = MOST_WAYS
        self.counted = 0
        for stop in range(len(self.wanted)):
            if self.wanted[stop] != 0:
                self.seen[stop] = 1
                self.search(stop, longest)
                self.seen[stop] = 0
                if self.room < 0:
                    break
        return self.room >= 0

    def found_one(self) -> None:
        """Counts a delivery, and ends the search when that is one too many or all it is for."""
        self.counted += 1
        if self.only_one or self.counted > MOST_DELIVERIES:
            self.room = -1

    # Where they could lead at all

    def find_wanted(self, over: i64) -> None:
        """Finds the cubes that links join with a city of their colour.

        Only stops that a link of the mover is joined with count, when anybody's may be used.
        """
        network = self.network
        stops = len(self.color)
        met: vec[i64] = vec[i64]([0] * stops)
        part: vec[i64] = vec[i64]([0] * stops)
        for first in range(stops):
            if self.cubes[first] == 0 or met[first] != 0:
                continue
            part[0] = first
            met[first] = 1
            size: i64 = 1
            place: i64 = 0
            cities: i64 = 0
            own = over != ANYBODY
            while place < size:
                stop = part[place]
                place += 1
                if self.color[stop] >= 0:
                    cities += one(self.color[stop])
                for port in range(stop * 8, stop * 8 + 6):
                    to = network.to[port]
                    if to == NO_STOP:
                        continue
                    owner = network.owner[port]
                    if over != ANYBODY and owner != over and owner != NOBODY:
                        continue
                    own = own or owner == self.mover
                    if met[to] == 0:
                        met[to] = 1
                        part[size] = to
                        size += 1
            if own:
                for place in range(size):
                    stop = part[place]
                    self.wanted[stop] = self.leading(stop, cities)

    def leading(self, stop: i64, cities: i64) -> i64:
        """Returns the colours of the cubes at a stop that one of the cities is of, not its own."""
        wanted = colors_in(self.cubes[stop])
        for color in range(6):
            others = count(cities, color)
            if self.color[stop] == color:
                others -= 1
            if others == 0:
                wanted &= ~(1 << color)
        return wanted
