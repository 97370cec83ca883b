"""What one builder may lay, and where: rules ST-4.2 to ST-4.8 as sets of edges.

Every new segment is judged by its two edges on the position before the tile: both must be
open to the builder, one must be a *root* from which track of the builder may grow, and the
two may not lead to the same stop.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.hex_map import TOWN
from goldenspike.engine.shared.track import COMPLETE, NOBODY, Track


class Survey:
    """The board as one builder sees it. Good for one position: track laid later is not seen."""

    def __init__(
        self, track: Track, owner: i64, gates: vec[i64], in_one_piece: bool = False
    ) -> None:
        self.track = track
        self.owner = owner
        self.gates = gates
        """By hex: 1 for the cities from which the builder may grow; empty for every city."""
        self.everywhere: bool = len(gates) == 0
        self.in_one_piece = in_one_piece
        """Whether the builder has no track and must begin with a single piece (BA-4.3)."""
        self.may: i64 = 0
        """Of the hex last looked at: the edges over which new track may point (ST-4.4, ST-4.5)."""
        self.roots: i64 = 0
        """The edges at which new track satisfies ST-4.5 (a), (b) or (c)."""
        self.loops: i64 = 0
        """The segments that would lead from a stop back to it (ST-4.6)."""
        self.starts: vec[i64] = vec[i64]([-1] * 6)
        """By edge: the hex of the stop where what lies over the edge begins, -1 for none."""

    def look(self, hex: i64) -> None:
        """Judges the six edges of a hex."""
        track = self.track
        across = track.map.across
        cities = track.cities[hex]
        faced = track.faced[hex]
        may = track.map.way[hex]
        roots = cities
        loops: i64 = 0
        if not self.everywhere:
            for edge in range(6):
                if cities >> edge & 1 != 0 and self.gates[across[hex * 8 + edge] >> 3] == 0:
                    roots &= ~(1 << edge)
        if faced != 0 or self.in_one_piece:
            for edge in range(6):
                self.starts[edge] = -1
                beyond = across[hex * 8 + edge]
                if faced >> edge & 1 != 0:
                    link = track.link[beyond]
                    self.starts[edge] = track.start[link] >> 3
                    if self.may_extend(link):
                        roots |= 1 << edge
                    elif track.owner[link] != NOBODY:
                        may &= ~(1 << edge)  # never end to end with a rival's track
                elif cities >> edge & 1 != 0:
                    self.starts[edge] = beyond >> 3
            if cities | faced & (faced - 1) != 0:  # at least two places where links begin
                loops = self._loops(faced)
        self.may = may
        self.roots = roots & may
        self.loops = loops

    def _loops(self, faced: i64) -> i64:
        loops: i64 = 0
        for one in range(6):
            if faced >> one & 1 != 0:  # two cities are never the same stop
                for two in range(6):
                    if self.starts[one] == self.starts[two] and one != two:
                        loops |= 1 << self.track.map.faces.pair[one * 8 + two]
        return loops

    def may_extend(self, link: i64) -> bool:
        """Returns whether an open link is the builder's, or unowned and within reach.

        Within reach (ST-4.5 (c)) is one that starts at a city from which the builder may grow,
        or in a town where another link of the builder ends.
        """
        track = self.track
        if track.owner[link] == self.owner:
            return True
        if track.owner[link] != NOBODY:
            return False
        stop = track.start[link] >> 3
        if track.is_city(stop):
            return self.everywhere or self.gates[stop] != 0
        return track.owns_at(self.owner, stop)

    def segments(self, edges: i64) -> i64:
        """Returns the new segments allowed within a set of edges, a bit each.

        They are those of the hex last looked at.
        """
        faces = self.track.map.faces
        return faces.within[edges & self.may] & faces.touching[self.roots] & ~self.loops

    def sharing(self, pair: i64) -> i64:
        """Returns the segments that lead to a stop to which this one leads, a bit each.

        Known for empty hexes looked at by a builder who must begin in one piece.
        """
        faces = self.track.map.faces
        one = self.starts[faces.low[pair]]
        two = self.starts[faces.high[pair]]
        edges: i64 = 0
        for edge in range(6):
            stop = self.starts[edge]
            if stop >= 0 and stop in (one, two):
                edges |= 1 << edge
        return faces.touching[edges]

    def turns(self, hex: i64, pair: i64, edges: i64) -> i64:
        """Returns the segments that may take the place of one by redirecting it (ST-4.8).

        Edges are those that no other segment of the tile uses. The hex has been looked at.
        """
        track = self.track
        faces = track.map.faces
        link = track.link[hex * 8 + faces.low[pair]]
        if not track.ends_with(link, hex, pair) or not self.may_extend(link):
            return 0
        leaves = track.end[link] & 7
        stays = faces.low[pair]
        if stays == leaves:
            stays = faces.high[pair]
        start = track.start[link] >> 3
        found: i64 = 0
        for edge in range(6):
            if (edges & self.may) >> edge & 1 != 0 and edge != leaves and edge != stays:
                beyond = track.map.across[hex * 8 + edge]
                met = track.link[beyond]
                reached = track.start[met] >> 3 if met != 0 else -1
                if met == 0 and track.is_city(beyond >> 3):
                    reached = beyond >> 3
                if reached != start:
                    found |= 1 << faces.pair[stays * 8 + edge]
        return found

    def cost(self, hex: i64, placement: i64) -> i64:
        """Returns what laying, replacing or redirecting costs (ST-4.2, ST-4.3)."""
        ground = self.track.map
        cost = ground.faces.ends[placement]
        if ground.kind[hex] == TOWN:
            cost += 1
        if self.track.tile[hex] == 0:
            cost += ground.terrain[hex]
        return cost

    def in_supply(self, hex: i64, placement: i64) -> bool:
        """Returns whether a tile with the face is left, the replaced one returned (ST-1.7)."""
        keys = self.track.map.tile_key
        key = keys[placement]
        if key < 0:
            return False
        old = self.track.tile[hex]
        return self.track.supply[key] > 0 or (old > 0 and keys[old] == key)

    def spur_edges(self, town: i64) -> i64:
        """Returns the edges of a town, looked at last, that a new spur may lead to."""
        edges = self.may
        if self.track.faced[town] != 0:
            for edge in range(6):
                if self.starts[edge] == town:
                    edges &= ~(1 << edge)  # ST-4.6: the link over this edge began here
        return edges


def reached_cities(track: Track, owner: i64) -> vec[i64]:
    """Returns the gates of a company that may grow only from cities it reaches (BA-4.3)."""
    gates = vec[i64]([0] * track.map.hexes)
    for link in range(1, track.links()):
        if track.owner[link] == owner and track.status[link] != 0:
            gates[track.start[link] >> 3] = 1
            if track.status[link] == COMPLETE:
                gates[track.end[link] >> 3] = 1
    return gates


def port_cities(track: Track) -> vec[i64]:
    """Returns the gates of a first build: ports, and what complete links join to them (BA-4.4)."""
    ground = track.map
    gates = vec[i64]([0] * ground.hexes)
    for stop in range(ground.stops):
        gates[ground.stop_hex[stop]] = ground.port[stop]
    grew = True
    while grew:
        grew = False
        for link in range(1, track.links()):
            if track.status[link] == COMPLETE:
                one = track.start[link] >> 3
                two = track.end[link] >> 3
                if gates[one] != gates[two]:
                    gates[one] = 1
                    gates[two] = 1
                    grew = True
    return gates
