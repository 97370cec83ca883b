"""All track on a map: the tiles that lie there, the links they form, and who owns them.

A link always begins at a stop. While it is incomplete its other end is open and points over
an edge at ground where no track meets it; joining two open ends therefore completes a link.
Who owns links (players, companies) is a number to this module.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.shared.faces import LAST_COMPLEX, LAST_SIMPLE, NO_PAIR
from goldenspike.engine.shared.hex_map import CITY, LAND, TOWN, WATER, HexMap

NOBODY: Final = 7
"""The owner of links that nobody owns."""

CLOSED: Final = -1
"""In place of a tile on a hex where none may lie: water, a city."""

# What a link is.
GONE: Final = 0
"""Joined to another one or removed; its number is not used again."""
OPEN: Final = 1
EXTENDED: Final = 2
"""Open, and a segment of it was newly laid in the build turn under way (ST-4.11)."""
COMPLETE: Final = 3


class Track:
    """The track on a map. Links are numbered from 1; number 0 stands for no link."""

    def __init__(
        self, map: HexMap, like: Track | None = None, names: list[str] | None = None
    ) -> None:
        self.map = map
        if like is None:
            self.names = names
            """What owners are called in JSON; None for their numbers."""
            closed = [CLOSED if kind in (WATER, CITY) else 0 for kind in map.kind]
            self.tile: vec[i64] = vec[i64](closed)
            """By hex: the placement that lies there, 0 for none, or `CLOSED`."""
            self.link: vec[i64] = vec[i64]([0] * (8 * map.hexes))
            """By port: the link whose track reaches this edge; of a city, from outside."""
            self.cities: vec[i64] = vec[i64]([0] * map.hexes)
            """By hex: the edges over which a city lies, a bit each."""
            self.faced: vec[i64] = vec[i64]([0] * map.hexes)
            """By hex: the edges over which an open end points at it, a bit each."""
            self.supply: vec[i64] = map.tile_counts[:]
            """By kind of tile: how many are left."""
            self.start: vec[i64] = vec[i64]([0])
            """By link: the port of the stop where it begins."""
            self.end: vec[i64] = vec[i64]([0])
            """By link: the port of the stop where it ends; while open, of its open end."""
            self.owner: vec[i64] = vec[i64]([NOBODY])
            self.status: vec[i64] = vec[i64]([GONE])
            for stop in range(map.cities):
                self.mark_city(map.stop_hex[stop])
        else:
            self.names = like.names
            self.tile = like.tile[:]
            self.link = like.link[:]
            self.cities = like.cities[:]
            self.faced = like.faced[:]
            self.supply = like.supply[:]
            self.start = like.start[:]
            self.end = like.end[:]
            self.owner = like.owner[:]
            self.status = like.status[:]

    # Looking

    def is_city(self, hex: i64) -> bool:
        """Returns whether a city stands on the hex, printed or new."""
        return self.tile[hex] == CLOSED and self.map.kind[hex] != WATER

    def is_town(self, hex: i64) -> bool:
        """Returns whether a town stands on the hex."""
        return self.map.kind[hex] == TOWN and self.tile[hex] != CLOSED

    def links(self) -> i64:
        """Returns the number after that of the last link, gone ones counted."""
        return len(self.status)

    def ends_with(self, link: i64, hex: i64, pair: i64) -> bool:
        """Returns whether the open end of a link is that of this segment on the hex.

        A link may cross itself, and then only one of the two segments is its last.
        """
        faces = self.map.faces
        end = self.end[link]
        return self.status[link] != COMPLETE and (
            end == hex * 8 + faces.low[pair] or end == hex * 8 + faces.high[pair]
        )

    def owns_at(self, owner: i64, stop: i64) -> bool:
        """Returns whether a link of the owner, complete or not, ends at the hex of a stop."""
        for port in range(stop * 8, stop * 8 + 6):
            link = self.link[port]
            if link != 0 and self.owner[link] == owner:
                return True
        return False

    def owns_any(self, owner: i64) -> bool:
        """Returns whether the owner has any link, complete or not."""
        for link in range(1, self.links()):
            if self.owner[link] == owner and self.status[link] != GONE:
                return True
        return False

    def complete_links(self, owner: i64) -> i64:
        """Returns how many complete links the owner has."""
        found: i64 = 0
        for link in range(1, self.links()):
            if self.owner[link] == owner and self.status[link] == COMPLETE:
                found += 1
        return found

    def hexes_of(self, link: i64) -> list[int]:
        """Returns the hexes that carry the link's track, from its start to its end."""
        found: list[int] = []
        port = self.start[link]
        if self.tile[port >> 3] != CLOSED:
            found.append(int(port >> 3))
            if port == self.end[link]:
                return found
        port = self.map.across[port]
        while True:
            hex = port >> 3
            if self.tile[hex] == CLOSED:
                return found
            found.append(int(hex))
            out = self.through(port)
            if out < 0 or out == self.end[link]:
                return found
            port = self.map.across[out]

    def through(self, port: i64) -> i64:
        """Returns the port a segment leads on to from this one, -1 where a spur ends."""
        hex = port >> 3
        edge = self.map.faces.through[self.tile[hex] * 8 + (port & 7)]
        return edge if edge < 0 else hex * 8 + edge

    # Laying (what may be laid is judged elsewhere)

    def lay(self, owner: i64, hex: i64, placement: i64, events: list[Event] | None) -> None:
        """Lays a placement: on an empty hex, or replacing or redirecting what lies there."""
        faces = self.map.faces
        old = self.tile[hex]
        if old != 0:
            self.supply[self.map.tile_key[old]] += 1
        self.supply[self.map.tile_key[placement]] -= 1
        self.tile[hex] = placement
        if placement > LAST_COMPLEX:
            for edge in range(6):
                if (faces.edges[placement] & ~faces.edges[old]) >> edge & 1 != 0:
                    self._lay_spur(owner, hex * 8 + edge, events)
            return
        one = faces.first[placement]
        two = faces.second[placement]
        if old == 0:
            self._lay_segment(owner, hex, one, events)
            if two != NO_PAIR:
                self._lay_segment(owner, hex, two, events)
        elif old <= LAST_SIMPLE and two != NO_PAIR:
            self._lay_segment(owner, hex, two if one == faces.first[old] else one, events)
        else:
            self._redirect(owner, hex, old, placement, events)

    def _lay_segment(self, owner: i64, hex: i64, pair: i64, events: list[Event] | None) -> None:
        """Lays a new segment; the link it extends or begins becomes the builder's (ST-4.5)."""
        near = hex * 8 + self.map.faces.low[pair]
        far = hex * 8 + self.map.faces.high[pair]
        if not self._meets(near):
            near, far = far, near
        beyond = self.map.across[near]
        link = self.link[beyond]
        if link == 0:
            link = self._new_link(owner, beyond)
        else:
            self._take(owner, link, events)
            self.faced[hex] &= ~(1 << (near & 7))
        self.link[near] = link
        self.status[link] = EXTENDED
        self._lead_to(owner, link, far, events)

    def _lay_spur(self, owner: i64, port: i64, events: list[Event] | None) -> None:
        """Lays a new spur: it completes the link that it meets or begins one (ST-4.7)."""
        beyond = self.map.across[port]
        link = self.link[beyond]
        if link != 0:
            self._take(owner, link, events)
            self.faced[port >> 3] &= ~(1 << (port & 7))
            self.link[port] = link
            self.finish(link, port, events)
        else:
            self._lead_to(owner, self._new_link(owner, port), port, events)

    def _redirect(
        self, owner: i64, hex: i64, old: i64, placement: i64, events: list[Event] | None
    ) -> None:
        """Turns the last segment of an open link to another edge (ST-4.8)."""
        faces = self.map.faces
        pair = faces.first[old]
        if pair == faces.first[placement] or pair == faces.second[placement]:
            pair = faces.second[old]
        one = hex * 8 + faces.low[pair]
        two = hex * 8 + faces.high[pair]
        link = self.link[one]
        stays = two if self.end[link] == one else one
        self.close_end(link)
        self._lead_to(owner, link, hex * 8 + faces.through[placement * 8 + (stays & 7)], events)

    def _meets(self, port: i64) -> bool:
        """Returns whether a city or an open end lies over the edge."""
        bit: i64 = 1 << (port & 7)
        return (self.faced[port >> 3] | self.cities[port >> 3]) & bit != 0

    def _lead_to(self, owner: i64, link: i64, port: i64, events: list[Event] | None) -> None:
        """Makes a port the far end of a link and joins what lies over that edge."""
        hex = port >> 3
        beyond = self.map.across[port]
        met = self.link[beyond]
        self.link[port] = link
        if met != 0:
            self._take(owner, link, events)
            self._take(owner, met, events)
            self.faced[hex] &= ~(1 << (port & 7))
            self._relabel(met, link)
            self.status[met] = GONE
            self.finish(link, self.start[met], events)
        elif self.is_city(beyond >> 3):
            self._take(owner, link, events)
            self.link[beyond] = link
            self.finish(link, beyond, events)
        else:
            self.end[link] = port
            self.faced[beyond >> 3] |= 1 << (beyond & 7)

    def _new_link(self, owner: i64, start: i64) -> i64:
        link = self.links()
        self.start = append(self.start, start)
        self.end = append(self.end, start)
        self.owner = append(self.owner, owner)
        self.status = append(self.status, EXTENDED)
        self.link[start] = link
        return link

    def _take(self, owner: i64, link: i64, events: list[Event] | None) -> None:
        """Gives an unowned link to the builder who extends, completes or joins it."""
        if self.owner[link] != owner:
            self.owner[link] = owner
            if events is not None:
                events.append({"type": "link_taken", **self.told(link)})

    def _relabel(self, old: i64, new: i64) -> None:
        """Writes another number on the track of an open link."""
        port = self.start[old]
        while True:
            self.link[port] = new
            if port == self.end[old]:
                return
            port = self.map.across[port]
            self.link[port] = new
            if port == self.end[old]:
                return
            port = self.through(port)

    def finish(self, link: i64, port: i64, events: list[Event] | None) -> None:
        """Makes a port of a stop the end of a link, which is complete from now on."""
        self.end[link] = port
        self.status[link] = COMPLETE
        if events is not None:
            events.append({"type": "link_completed", **self.told(link)})

    # Changes that no tile makes

    def join_cities(self, owner: i64, port: i64, events: list[Event] | None) -> None:
        """Links two neighbouring cities (BA-4.5); the port is an edge between them."""
        link = self._new_link(owner, port)
        beyond = self.map.across[port]
        self.link[beyond] = link
        self.finish(link, beyond, events)

    def close_end(self, link: i64) -> None:
        """Takes the open end of a link out of sight of the hex it points at."""
        port = self.end[link]
        beyond = self.map.across[port]
        self.link[port] = 0
        self.faced[beyond >> 3] &= ~(1 << (beyond & 7))

    def mark_city(self, hex: i64) -> None:
        """Makes the neighbours of a hex see a city there."""
        board = self.map
        self.tile[hex] = CLOSED
        for edge in range(6):
            beyond = board.across[hex * 8 + edge]
            if beyond >= 0 and board.way[beyond >> 3] >> (beyond & 7) & 1 != 0:
                self.cities[beyond >> 3] |= 1 << (beyond & 7)

    def end_turn(self, owner: i64, events: list[Event] | None) -> None:
        """Ends a build turn: the builder's links not extended in it become unowned (ST-4.11)."""
        for link in range(1, self.links()):
            if self.owner[link] == owner:
                if self.status[link] == OPEN:
                    self._lose(link, events)
                elif self.status[link] == EXTENDED:
                    self.status[link] = OPEN

    def release(self, owner: i64, events: list[Event] | None) -> None:
        """Makes every link of an owner that leaves the game unowned (ST-8.3, BA-8.1)."""
        for link in range(1, self.links()):
            if self.owner[link] == owner and self.status[link] != GONE:
                self._lose(link, events)

    def _lose(self, link: i64, events: list[Event] | None) -> None:
        if events is not None:
            events.append({"type": "link_lost", **self.told(link)})
        self.owner[link] = NOBODY

    # JSON

    def told(self, link: i64) -> Event:
        """Returns what events say of a link: its number, its ends, its hexes and its owner."""
        board = self.map
        complete = self.status[link] == COMPLETE
        return {
            "link": int(link),
            "ends": [
                board.labels[self.start[link] >> 3],
                board.labels[self.end[link] >> 3] if complete else None,
            ],
            "hexes": [board.labels[hex] for hex in self.hexes_of(link)],
            "owner": self.told_owner(link),
        }

    def told_owner(self, link: i64) -> int | str | None:
        """Returns what JSON calls the owner of a link: a number or a name, null for nobody."""
        owner = self.owner[link]
        if owner == NOBODY:
            return None
        names = self.names
        return int(owner) if names is None else names[owner]

    def to_json(self) -> dict[str, Any]:
        """Returns everything that `restore` needs."""
        return {
            "tiles": list(self.tile),
            "link_at": [[port, link] for port, link in enumerate(self.link) if link],
            "links": [
                [int(self.start[k]), int(self.end[k]), int(self.owner[k]), int(self.status[k])]
                for k in range(1, self.links())
            ],
        }

    def restore(self, value: dict[str, Any]) -> None:
        """Takes over what `to_json` wrote."""
        fresh = Track(self.map)
        self.tile = vec[i64](value["tiles"])
        self.link = fresh.link
        self.cities = fresh.cities
        self.faced = fresh.faced
        self.supply = fresh.supply
        for port, link in value["link_at"]:
            self.link[port] = link
        rows = [[0, 0, NOBODY, GONE], *value["links"]]
        self.start = vec[i64]([row[0] for row in rows])
        self.end = vec[i64]([row[1] for row in rows])
        self.owner = vec[i64]([row[2] for row in rows])
        self.status = vec[i64]([row[3] for row in rows])
        for hex in range(self.map.hexes):
            if self.tile[hex] > 0:
                self.supply[self.map.tile_key[self.tile[hex]]] -= 1
            elif self.tile[hex] == CLOSED and self.map.kind[hex] in (LAND, TOWN):
                self.mark_city(hex)
        for link in range(1, self.links()):
            if self.status[link] in (OPEN, EXTENDED):
                beyond = self.map.across[self.end[link]]
                self.faced[beyond >> 3] |= 1 << (beyond & 7)
