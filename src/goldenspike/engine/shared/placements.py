"""The list of all that a builder may lay, made quickly: the survey of every hex, spelt out."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goldenspike.engine.shared.faces import (
    COMPLEX,
    LAST_COMPLEX,
    LAST_SIMPLE,
    MOST_SPURS,
    NO_PAIR,
    ONE_SPUR,
    PAIRS,
    SIMPLE,
)
from goldenspike.engine.shared.hex_map import TOWN, placement_of
from goldenspike.engine.shared.survey import Survey

CHEAPEST: Final = 2
"""What any tile costs at least: two track ends, or one and the town."""
SIMPLE_COST: Final = 2
COMPLEX_COST: Final = 4


class Placements:
    """The codes of what one builder may lay for at most a budget."""

    def __init__(self, survey: Survey, budget: i64) -> None:
        self.survey = survey
        self.track = survey.track
        self.map = survey.track.map
        self.budget = budget
        # Number objects are taken over from the map: making one costs more than judging a tile.
        self.found: list[Any] = []
        self.codes = self.map.codes
        self.keys = self.map.tile_key
        self.left: i64 = 0
        """The kinds of tile of which some are left, a bit each (ST-1.7)."""
        self.short: i64 = self.map.missing
        """The kinds of placement for which some tiles are used up, a bit each."""
        for key in range(len(self.map.kinds)):
            if self.track.supply[key] > 0:
                self.left |= 1 << key
            else:
                self.short |= self.map.kinds[key]

    def any(self) -> bool:
        """Returns whether there is anything to be laid."""
        return len(self.all(True)) > 0

    def all(self, only_some: bool = False) -> list[int]:
        """Returns the codes of everything, or of some of it if there is anything."""
        if self.budget < CHEAPEST:
            return self.found
        track = self.track
        survey = self.survey
        for hex in range(self.map.hexes):
            tile = track.tile[hex]
            if tile < 0:
                continue
            faced = track.faced[hex]
            cities = track.cities[hex]
            if tile == 0:
                if faced == 0 and survey.everywhere and not survey.in_one_piece:
                    if cities != 0:
                        self._list_menu(hex)
                elif faced | cities != 0:
                    survey.look(hex)
                    if survey.roots != 0:
                        if self.map.kind[hex] == TOWN:
                            self._list_spurs(hex, 0)
                        else:
                            self._list_segments(hex)
            elif tile > LAST_COMPLEX:
                if faced | cities != 0 or track.owns_at(survey.owner, hex):
                    survey.look(hex)
                    self._list_spurs(hex, self.map.faces.edges[tile])
            else:
                self._list_changes(hex, tile)
            if only_some and len(self.found) > 0:
                break
        return self.found

    def _list(self, hex: i64, placement: i64, kind: i64) -> None:
        """Lists a placement that can be paid, unless its tile is used up."""
        if self.short >> kind & 1 == 0 or self._in_supply(hex, placement):
            self.found.append(self.codes[hex * 128 + placement])

    def _in_supply(self, hex: i64, placement: i64) -> bool:
        """Returns whether a tile with the face is left, the replaced one returned (ST-1.7)."""
        key = self.keys[placement]
        if key < 0:
            return False
        if self.left >> key & 1 != 0:
            return True
        old = self.track.tile[hex]
        return old > 0 and self.keys[old] == key

    # Empty hexes that only cities make buildable

    def _list_menu(self, hex: i64) -> None:
        menus = self.map.menus
        if menus.cities[hex] != self.track.cities[hex]:
            self._write_menu(hex)
        spare = self.budget - self.map.terrain[hex]
        if self.map.kind[hex] == TOWN:
            for spurs in range(1, MOST_SPURS + 1):
                if spurs + 1 <= spare:
                    self._take_over(menus.codes[hex * 4 + spurs - 1], ONE_SPUR + spurs - 1)
        elif spare >= SIMPLE_COST:
            self._take_over(menus.codes[hex * 4], SIMPLE)
            if spare >= COMPLEX_COST:
                self._take_over(menus.codes[hex * 4 + 1], COMPLEX)

    def _take_over(self, codes: list[Any], kind: i64) -> None:
        """Lists the codes of a menu for an empty hex, those of tiles that are used up left out."""
        if self.short >> kind & 1 == 0:
            self.found.extend(codes)
            return
        for place in range(len(codes)):
            code: i64 = codes[place]
            key = self.keys[placement_of(code)]
            if key >= 0 and self.left >> key & 1 != 0:
                self.found.append(codes[place])

    def _write_menu(self, hex: i64) -> None:
        survey = self.survey
        faces = self.map.faces
        menus = self.map.menus
        menus.cities[hex] = self.track.cities[hex]
        for place in range(hex * 4, hex * 4 + 4):
            menus.codes[place] = []
        survey.look(hex)
        if self.map.kind[hex] == TOWN:
            for edges in range(1, 64):
                placement = faces.spurs[edges]
                if placement != 0 and edges & ~survey.may == 0 and edges & survey.roots != 0:
                    place = hex * 4 + faces.ends[placement] - 1
                    menus.codes[place].append(self.codes[hex * 128 + placement])
            return
        segments = survey.segments(63)
        for placement in range(1, LAST_COMPLEX + 1):
            if segments >> faces.first[placement] & 1 != 0:
                if placement <= LAST_SIMPLE:
                    menus.codes[hex * 4].append(self.codes[hex * 128 + placement])
                elif segments >> faces.second[placement] & 1 != 0:
                    menus.codes[hex * 4 + 1].append(self.codes[hex * 128 + placement])

    # Other hexes

    def _list_segments(self, hex: i64) -> None:
        """Lists the simple and complex tiles for an empty hex."""
        faces = self.map.faces
        spare = self.budget - self.map.terrain[hex]
        if spare < SIMPLE_COST:
            return
        segments = self.survey.segments(63)
        rest = segments
        one: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                self._list(hex, 1 + one, SIMPLE)
                if spare >= COMPLEX_COST:
                    others = segments & faces.mates[one]
                    if self.survey.in_one_piece:
                        others &= self.survey.sharing(one)
                    # Each pair of segments once: with the later ones.
                    self._list_doubles(hex, one, others & -(2 << one))
            rest >>= 1
            one += 1

    def _list_doubles(self, hex: i64, one: i64, others: i64) -> None:
        """Lists the complex tiles of one segment and each of the others."""
        two: i64 = 0
        while others != 0:
            if others & 1 != 0:
                self._list(hex, self.map.faces.double[one * PAIRS + two], COMPLEX)
            others >>= 1
            two += 1

    def _list_changes(self, hex: i64, tile: i64) -> None:
        """Lists what may replace a simple or complex tile: improving and redirecting."""
        faces = self.map.faces
        one = faces.first[tile]
        two = faces.second[tile]
        if two == NO_PAIR:
            if self.track.faced[hex] | self.track.cities[hex] != 0 and self.budget >= COMPLEX_COST:
                self.survey.look(hex)
                added = self.survey.segments(~faces.edges[tile]) & faces.mates[one]
                self._list_doubles(hex, one, added)
            self._list_turns(hex, one, NO_PAIR)
        elif self.budget >= COMPLEX_COST:
            self._list_turns(hex, one, two)
            self._list_turns(hex, two, one)

    def _list_turns(self, hex: i64, pair: i64, other: i64) -> None:
        """Lists where a segment may be redirected, the other segment of the tile staying."""
        track = self.track
        faces = self.map.faces
        link = track.link[hex * 8 + faces.low[pair]]
        if not track.ends_with(link, hex, pair):
            return
        self.survey.look(hex)
        if other != NO_PAIR:
            edges = ~(1 << faces.low[other] | 1 << faces.high[other])
            self._list_doubles(hex, other, self.survey.turns(hex, pair, edges) & faces.mates[other])
            return
        turned = self.survey.turns(hex, pair, 63)
        for to in range(PAIRS):
            if turned >> to & 1 != 0:
                self._list(hex, 1 + to, SIMPLE)

    def _list_spurs(self, hex: i64, old: i64) -> None:
        """Lists the town tiles that add spurs to the old ones (ST-4.7)."""
        survey = self.survey
        faces = self.map.faces
        roots = survey.roots
        if self.track.owns_at(survey.owner, hex):
            roots = 63
        free = survey.spur_edges(hex) & ~old
        spare = self.budget - 1 - (self.map.terrain[hex] if old == 0 else 0)
        most = min(spare, MOST_SPURS) - faces.size[old]
        added = free
        while added > 0:
            if faces.size[added] <= most and added & roots != 0:
                placement = faces.spurs[old | added]
                self._list(hex, placement, ONE_SPUR + faces.ends[placement] - 1)
            added = (added - 1) & free
