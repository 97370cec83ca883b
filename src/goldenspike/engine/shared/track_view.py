"""Track as everybody sees it, in JSON: hexes, links and the tiles that are left."""

from __future__ import annotations

from typing import Any

from goldenspike.engine.shared.faces import LAST_COMPLEX, LAST_SIMPLE
from goldenspike.engine.shared.track import COMPLETE, EXTENDED, GONE, Track


def hexes_view(track: Track) -> dict[str, Any]:
    """Returns the hexes with track: `track` or `spurs`, and the owners in the same order."""
    ground = track.map
    shown: dict[str, Any] = {}
    for hex in range(ground.hexes):
        placement = track.tile[hex]
        if placement > 0:
            fields = ground.faces.fields(placement)
            edges = fields.get("spurs") or [pair[0] for pair in fields["track"]]
            fields["owners"] = [track.told_owner(track.link[hex * 8 + edge]) for edge in edges]
            shown[ground.labels[hex]] = fields
    return shown


def links_view(track: Track) -> list[dict[str, Any]]:
    """Returns the links; `extended` are those that were, in the build turn under way."""
    shown = []
    for link in range(1, track.links()):
        if track.status[link] != GONE:
            told = track.told(link)
            shown.append(
                {
                    "id": told["link"],
                    "ends": told["ends"],
                    "hexes": told["hexes"],
                    "owner": told["owner"],
                    "complete": track.status[link] == COMPLETE,
                    "extended": track.status[link] == EXTENDED,
                }
            )
    return shown


def tiles_view(track: Track) -> dict[str, int]:
    """Returns how many tiles of each kind are left."""
    return {key: int(track.supply[k]) for k, key in enumerate(track.map.tile_keys)}


def change_of(old: int, new: int) -> str:
    """Returns what laying a placement on another does: new, grown, improved or redirected."""
    if old == 0:
        return "new"
    if new > LAST_COMPLEX:
        return "grown"
    return "improved" if old <= LAST_SIMPLE < new else "redirected"
