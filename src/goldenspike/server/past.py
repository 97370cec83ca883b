"""What is kept of the past of all tables: packed, bounded in all, dropped by least use.

It only saves time: whatever is not here is found by replaying the log.
"""

from __future__ import annotations

import bisect
import json
import zlib
from collections import OrderedDict
from typing import Final

from goldenspike.engine.api import State

MEGABYTE: Final = 1_000_000
OVERHEAD: Final = 250
"""Bytes that keeping one costs besides its own."""


class Past:
    """Positions by table and number of actions."""

    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes kept at most."""
        self.size = 0
        self.packed: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """The least used first."""
        self.places: dict[str, list[int]] = {}
        """After how many actions there are positions, by table, in order."""

    def keep(self, table: str, state: State) -> None:
        """Keeps the position of a state, and lets go what was used least."""
        if (table, state.n) in self.packed:
            return
        packed = zlib.compress(json.dumps(state.position()).encode(), 1)
        self.packed[table, state.n] = packed
        bisect.insort(self.places.setdefault(table, []), state.n)
        self.size += len(packed) + OVERHEAD
        while self.size > self.most:
            self._drop(*next(iter(self.packed)))

    def before(self, table: str, n: int, now: State) -> State | None:
        """Returns the state after at most n actions on the way to a present one, or None."""
        places = self.places.get(table, [])
        place = bisect.bisect_right(places, n) - 1
        if place < 0:
            return None
        key = table, places[place]
        self.packed.move_to_end(key)
        state = now.game.begin(now.header)
        state.restore(json.loads(zlib.decompress(self.packed[key])))
        state.record = now.record
        state.n = places[place]
        return state

    def cut(self, table: str, n: int) -> None:
        """Forgets what came after the first n actions of a table."""
        places = self.places.get(table, [])
        for place in places[bisect.bisect_right(places, n) :]:
            self._drop(table, place)

    def forget(self, table: str) -> None:
        """Forgets a table that is let go."""
        self.cut(table, -1)

    def _drop(self, table: str, n: int) -> None:
        self.size -= len(self.packed.pop((table, n))) + OVERHEAD
        places = self.places[table]
        places.remove(n)
        if not places:
            del self.places[table]
