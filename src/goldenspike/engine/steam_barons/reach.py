"""How far a company could deliver every cube over the links there are.

For every stop and colour: the most own links on a way to the first city of that colour. An
estimate for the outlook, not a rule: very long ways, and some of very many, are left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.cubes import colors_in
from goldenspike.engine.shared.network import NO_STOP, Network
from goldenspike.engine.shared.track import NOBODY
from goldenspike.engine.steam_barons.state import COMPANY_COUNT, Position

LONGEST: Final = 12
"""Ways of more links are not looked at."""
STEPS: Final = 400
"""So many links are tried from one stop."""


class Reach:
    """The ways of one company over its own links and those of nobody (BA-5.2)."""

    def __init__(self, network: Network, company: i64) -> None:
        self.network = network
        self.company = company
        self.color = network.map.color
        self.earned: vec[i64] = vec[i64]([0] * (8 * network.map.stops))
        """By 8 * stop + colour: the most own links on a way."""
        self.seen: vec[i64] = vec[i64]([0] * network.map.stops)
        self.origin: i64 = 0
        self.steps: i64 = 0

    def from_stops(self, cubes: vec[i64]) -> vec[i64]:
        """Returns what every cube on the board could earn."""
        for stop in range(self.network.map.stops):
            if cubes[stop] != 0:
                wanted = colors_in(cubes[stop])
                self.origin = stop * 8
                self.steps = STEPS
                self.seen[stop] = 1
                self.walk(stop, 1, wanted, 0)
                self.seen[stop] = 0
        return self.earned

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


def fill_tables(s: Position) -> None:
    """Works out the tables that are not known, for every company that has complete links."""
    network: Network | None = None
    for company in range(COMPANY_COUNT):
        if len(s.tables[company]) == 0:
            if s.track.complete_links(company) == 0:
                s.tables[company] = vec[i64]([0] * (8 * s.map.stops))
                continue
            if network is None:
                network = Network(s.track)
            s.tables[company] = Reach(network, company).from_stops(s.cubes)
