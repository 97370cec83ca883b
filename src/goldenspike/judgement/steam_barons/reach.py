"""How far a company could deliver every cube over the links there are.

For every stop and colour: the most own links on a way to the first city of that colour. An
estimate for the outlook, not a rule: very long ways, and some of very many, are left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from goldenspike.engine.shared.network import NO_STOP, Network
from goldenspike.engine.shared.track import COMPLETE, NOBODY
from goldenspike.engine.steam_barons.state import COMPANY_COUNT, Position

LONGEST: Final = 12
"""Ways of more links are not looked at."""
STEPS: Final = 400
"""So many links are tried from one stop."""
PLACES: Final = 4096
"""So many sets of links are remembered, each of one company."""


class Reach:
    """The ways of one company over its own links and those of nobody (BA-5.2)."""

    def __init__(self, network: Network, company: i64, earned: vec[i64]) -> None:
        self.network = network
        self.company = company
        self.color = network.map.color
        self.earned = earned
        """By 8 * stop + colour: the most own links on a way."""
        self.seen: vec[i64] = vec[i64]([0] * network.map.stops)
        self.origin: i64 = 0
        self.steps: i64 = 0
        self.wanted: i64 = 0
        """The colours of the cities, a bit each."""
        for stop in range(network.map.stops):
            if self.color[stop] >= 0:
                self.wanted |= 1 << self.color[stop]

    def from_stop(self, stop: i64) -> None:
        """Finds out what cubes of every colour could earn that lie at a stop."""
        self.origin = stop * 8
        self.steps = STEPS
        self.seen[stop] = 1
        self.walk(stop, 1, self.wanted, 0)
        self.seen[stop] = 0

    def walk(self, stop: i64, length: i64, wanted: i64, own: i64) -> None:
        """Goes on over every link the company may use to a stop not yet visited."""
        network = self.network
        for edge in range(6):
            place = stop * 8 + edge
            to = network.to[place]
            if to == NO_STOP or self.seen[to] != 0:
                continue
            own_now = own
            owner = network.owner[place]
            if owner == self.company:
                own_now += 1
            elif owner != NOBODY:
                continue
            if self.steps == 0:
                return
            self.steps -= 1
            wanted_now = wanted
            color = self.color[to]
            if color >= 0 and wanted >> color & 1 != 0:
                wanted_now &= ~(1 << color)
                key = self.origin + color
                if own_now > self.earned[key]:
                    self.earned[key] = own_now
            if wanted_now != 0 and length < LONGEST:
                self.seen[to] = 1
                self.walk(to, length + 1, wanted_now, own_now)
                self.seen[to] = 0


class Known:
    """What one company could earn over one set of links; worked out stop by stop when asked."""

    def __init__(self, network: Network, company: i64, links: vec[i64]) -> None:
        self.map = network.map
        self.network = network
        self.company = company
        self.links = links
        """What `usable_links` found."""
        self.earned: vec[i64] = vec[i64]([0] * (8 * network.map.stops))
        self.explored: vec[i64] = vec[i64]([0] * network.map.stops)

    def holds_for(self, s: Position, company: i64, links: vec[i64]) -> bool:
        """Returns whether the company has the same links to use on the same map."""
        if s.map is not self.map or company != self.company or len(links) != len(self.links):
            return False
        for place in range(len(links)):
            if links[place] != self.links[place]:
                return False
        return True

    def explore(self, cubes: vec[i64]) -> vec[i64]:
        """Returns what cubes could earn, true for every stop that has some."""
        reach: Reach | None = None
        for stop in range(len(self.explored)):
            if cubes[stop] != 0 and self.explored[stop] == 0:
                if reach is None:
                    reach = Reach(self.network, self.company, self.earned)
                reach.from_stop(stop)
                self.explored[stop] = 1
        return self.earned


MEMO: Final[list[Known | None]] = [None] * PLACES
"""What was worked out lately, found by the links; every entry is true for ever."""


def tables(s: Position) -> list[vec[i64]]:
    """Returns for every company what every cube on the board could earn it, by stop and colour.

    It depends on the complete links and the cubes alone. Of two positions that a search meets
    most companies have the same links, so what was worked out for the one holds for the other.
    """
    found: list[vec[i64]] = []
    network: Network | None = None
    for company in range(COMPANY_COUNT):
        links, own = usable_links(s, company)
        if own == 0:
            found.append(vec[i64]([0] * (8 * s.map.stops)))
            continue
        place: i64 = company
        for part in range(len(links)):
            place = (place * 31 + links[part]) & 0xFFFFFFFFFFF
        place %= PLACES
        known = MEMO[place]
        if known is None or not known.holds_for(s, company, links):
            if network is None:
                network = Network(s.track)
            known = Known(network, company, links)
            MEMO[place] = known
        found.append(known.explore(s.cubes))
    return found


def usable_links(s: Position, company: i64) -> tuple[vec[i64], i64]:
    """Returns the complete links of a company and of nobody, and how many are its own.

    A link is one number: where it starts, where it ends, whose it is.
    """
    track = s.track
    links = vec[i64]()
    own: i64 = 0
    for link in range(1, track.links()):
        if track.status[link] == COMPLETE:
            owner = track.owner[link]
            if owner in (company, NOBODY):
                links = append(links, track.start[link] << 24 | track.end[link] << 4 | owner)
                if owner == company:
                    own += 1
    return links, own
