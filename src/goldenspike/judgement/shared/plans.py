"""Links that a builder could complete in this turn, as the tiles to be laid.

From every stop where the builder may begin, ways are followed hex by hex to the nearest
stops, the shortest and then the cheapest kept. That they keep every rule is not promised
here: the player of a plan checks each tile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.shared.faces import (
    LAST_SIMPLE,
    MOST_SPURS,
    NO_PAIR,
    PAIRS,
)
from goldenspike.engine.shared.hex_map import NOWHERE, lay_code
from goldenspike.engine.shared.survey import Survey
from goldenspike.engine.shared.track import COMPLETE, GONE, NOBODY

FAR: Final = 1_000_000
A_TILE: Final = 100
A_LINK: Final = 2
"""What a tile weighs against the dollars a way costs, and a link completed on it for it."""


class Plans:
    """The ways of one builder; `found` are lists of codes to be played in order."""

    def __init__(self, survey: Survey, tiles: i64) -> None:
        self.survey = survey
        self.owner = survey.owner
        self.track = survey.track
        ground = survey.track.map
        self.map = ground
        self.tiles = tiles
        """How many may be laid."""
        self.found: list[list[int]] = []
        self.known: set[tuple[int, ...]] = set()
        ports = 8 * ground.hexes
        self.weight: vec[i64] = vec[i64]([FAR] * ports)
        """By port: the least weight of a way whose track points at it."""
        self.back: vec[i64] = vec[i64]([-1] * ports)
        """By port: the port before it on that way, -1 where it begins."""
        self.code: vec[i64] = vec[i64]([0] * ports)
        """By port: the tile that leads to it, 0 for none."""
        self.queue: vec[i64] = vec[i64]([0] * (ports + 8))
        self.queued: i64 = 0
        self.end_weight: vec[i64] = vec[i64]([FAR] * ground.stops)
        """By stop: the least weight of a way that ends there."""
        self.end_port: vec[i64] = vec[i64]([0] * ground.stops)
        self.end_code: vec[i64] = vec[i64]([0] * ground.stops)

    def all(self) -> list[list[int]]:
        """Returns the codes of every plan."""
        ground = self.map
        track = self.track
        if self.tiles <= 0:
            return self.found
        for link in range(1, track.links()):
            if track.status[link] not in (COMPLETE, GONE) and self.survey.may_extend(link):
                start = track.start[link] >> 3
                self.begin()
                self.reach(ground.across[track.end[link]], 0, -1, 0)
                self.follow(start)
        for stop in range(ground.stops):
            hex = ground.stop_hex[stop]
            if track.is_city(hex):
                if not self.survey.everywhere and self.survey.gates[hex] == 0:
                    continue
                self.begin()
                for edge in range(6):
                    port = hex * 8 + edge
                    if ground.way[hex] >> edge & 1 != 0 and track.link[port] == 0:
                        beyond = ground.across[port]
                        if track.tile[beyond >> 3] >= 0:
                            self.reach(beyond, 0, -1, 0)
                self.follow(hex)
            elif track.owns_at(self.owner, hex):
                self.begin()
                self.leave_town(hex, -1, -1, 0)
                self.follow(hex)
        return self.found

    # One start

    def begin(self) -> None:
        """Forgets the ways from the last start."""
        for place in range(self.queued):
            self.weight[self.queue[place]] = FAR
        self.queued = 0
        for stop in range(self.map.stops):
            self.end_weight[stop] = FAR

    def reach(self, port: i64, weight: i64, back: i64, code: i64) -> None:
        """Notes a way whose track points at a port, unless a lighter one is known."""
        if weight < self.weight[port]:
            if self.weight[port] == FAR:
                self.queue[self.queued] = port
                self.queued += 1
            elif self.weight[port] // A_TILE < weight // A_TILE:
                return
            self.weight[port] = weight
            self.back[port] = back
            self.code[port] = code

    def follow(self, start: i64) -> None:
        """Follows the ways from a start and writes down where they end."""
        place: i64 = 0
        while place < self.queued:
            self.go_on(self.queue[place], start)
            place += 1
        for stop in range(self.map.stops):
            if self.end_weight[stop] < FAR:
                self.write_down(stop)

    def go_on(self, port: i64, start: i64) -> None:
        """Lays what can be laid next on the hex that a way points at."""
        track = self.track
        ground = self.map
        faces = ground.faces
        hex = port >> 3
        entry = port & 7
        weight = self.weight[port]
        tile = track.tile[hex]
        if hex == start:
            return
        if track.is_city(hex):
            self.end(ground.stop[hex], weight, port, 0)
            return
        met = track.link[port]
        if met != 0:
            # An open end that points back at the way.
            if track.status[met] != COMPLETE and track.owner[met] in (NOBODY, self.owner):
                stop_hex = track.start[met] >> 3
                if stop_hex != start:
                    self.end(ground.stop[stop_hex], weight, port, 0)
            return
        if weight // A_TILE >= self.tiles:
            return
        if track.is_town(hex):
            edges = faces.edges[tile] | 1 << entry
            if faces.size[edges] <= MOST_SPURS:
                cost = faces.size[edges] + 1
                if tile == 0:
                    cost += ground.terrain[hex]
                code = lay_code(hex, faces.spurs[edges])
                self.end(ground.stop[hex], weight + A_TILE + cost - A_LINK, port, code)
                self.leave_town(hex, entry, port, weight - A_LINK)
            return
        if tile > LAST_SIMPLE:
            return
        for edge in range(6):
            if edge == entry or ground.way[hex] >> edge & 1 == 0:
                continue
            out = hex * 8 + edge
            if track.link[out] != 0 or not self.is_open(ground.across[out]):
                continue
            pair = faces.pair[entry * 8 + edge]
            if tile == 0:
                placement = 1 + pair
                cost = 2 + ground.terrain[hex]
            else:
                placement = faces.double[faces.first[tile] * PAIRS + pair]
                cost = 4
                if placement == 0 or faces.second[placement] == NO_PAIR:
                    continue
            code = lay_code(hex, placement)
            self.reach(ground.across[out], weight + A_TILE + cost, port, code)

    def leave_town(self, town: i64, entry: i64, port: i64, weight: i64) -> None:
        """Lays a town tile with a spur to where the way comes from and one on which it goes on."""
        track = self.track
        ground = self.map
        faces = ground.faces
        tile = track.tile[town]
        old = faces.edges[tile]
        if entry >= 0:
            old |= 1 << entry
        for edge in range(6):
            out = town * 8 + edge
            if old >> edge & 1 != 0 or ground.way[town] >> edge & 1 == 0:
                continue
            if track.link[out] != 0 or not self.is_open(ground.across[out]):
                continue
            edges = old | 1 << edge
            if faces.size[edges] > MOST_SPURS:
                continue
            cost = faces.size[edges] + 1
            if tile == 0:
                cost += ground.terrain[town]
            code = lay_code(town, faces.spurs[edges])
            self.reach(ground.across[out], weight + A_TILE + cost, port, code)

    def is_open(self, beyond: i64) -> bool:
        """Returns whether track may point at a port: no rival's open end lies there."""
        if beyond == NOWHERE:
            return False
        track = self.track
        met = track.link[beyond]
        if met == 0:
            return True
        return track.status[met] != COMPLETE and track.owner[met] in (NOBODY, self.owner)

    def end(self, stop: i64, weight: i64, port: i64, code: i64) -> None:
        """Notes a way that ends at a stop, unless a lighter one is known."""
        if weight < self.end_weight[stop] and weight // A_TILE <= self.tiles:
            self.end_weight[stop] = weight
            self.end_port[stop] = port
            self.end_code[stop] = code

    def write_down(self, stop: i64) -> None:
        """Adds the way that ends at a stop to what was found, tiles in order."""
        codes: list[int] = []
        if self.end_code[stop] != 0:
            codes.append(int(self.end_code[stop]))
        port = self.end_port[stop]
        while port >= 0:
            if self.code[port] != 0:
                codes.append(int(self.code[port]))
            port = self.back[port]
        if not codes:
            return
        codes.reverse()
        key = tuple(sorted(codes))
        if key not in self.known:
            self.known.add(key)
            self.found.append(codes)
