"""What the numbers of written track may be, looked at before it is believed."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.engine.errors import BadSetup
from goldenspike.engine.ranges import Range
from goldenspike.engine.shared.hex_map import HexMap
from goldenspike.engine.shared.track import CLOSED, COMPLETE, GONE, NOBODY

MOST_LINKS: Final = 10_000
"""More than the tiles of any board can make in a game."""


def check_written_track(map: HexMap, written: Any) -> None:
    """Returns None when every number of a track's `to_json` is in its range.

    Raises:
        BadSetup: it is no written track of this map.
    """
    if not isinstance(written, dict) or written.keys() != {"tiles", "link_at", "links"}:
        raise BadSetup("The position has no such 'track'.")
    links, rows = written["links"], written["link_at"]
    if not isinstance(links, list) or not isinstance(rows, list) or len(links) > MOST_LINKS:
        raise BadSetup("The position has no such links in its 'track'.")
    port = Range(0, 8 * int(map.hexes) - 1)
    link, owner, status = Range(1, len(links)), Range(0, NOBODY), Range(GONE, COMPLETE)
    kinds = [port, port, owner, status]
    good = (
        Range(CLOSED, len(map.tile_key) - 1, length=int(map.hexes)).holds(written["tiles"])
        and all(_fits(row, [port, link]) for row in rows)
        and all(_fits(row, kinds) for row in links)
    )
    if not good:
        raise BadSetup("The position has no such numbers in its 'track'.")


def _fits(row: object, kinds: list[Range]) -> bool:
    return (
        isinstance(row, list)
        and len(row) == len(kinds)
        and all(kind.has(value) for kind, value in zip(kinds, row, strict=True))
    )
