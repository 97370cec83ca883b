"""A New City takes the place of a town: what becomes of the track there (ST-4.9)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.shared.track import COMPLETE, GONE, NOBODY, Track


def points_home(track: Track, town: i64) -> bool:
    """Returns whether a link that starts in the town points at it; then it stays one (ST-4.6)."""
    for edge in range(6):
        if track.faced[town] >> edge & 1 != 0:
            link = track.link[track.map.across[town * 8 + edge]]
            if track.start[link] >> 3 == town:
                return True
    return False


def found_city(track: Track, urbanizer: i64, town: i64, events: list[Event] | None) -> None:
    """Puts a city on a town hex: its tile goes, its links end at the city from now on."""
    ground = track.map
    tile = track.tile[town]
    # Who gets what is decided on the track as it was before.
    gained: i64 = 0
    for edge in range(6):
        if track.faced[town] >> edge & 1 != 0:
            link = track.link[ground.across[town * 8 + edge]]
            if track.owner[link] == NOBODY and _falls_to(track, urbanizer, link):
                gained |= 1 << edge
    if tile > 0:
        track.supply[ground.tile_key[tile]] += 1
    for edge in range(6):
        port = town * 8 + edge
        if track.link[port] != 0:
            _keep_or_drop(track, port, events)
    track.mark_city(town)
    for edge in range(6):
        if track.faced[town] >> edge & 1 != 0:
            _complete(track, urbanizer, town * 8 + edge, gained >> edge & 1 != 0, events)
    track.faced[town] = 0


def _falls_to(track: Track, urbanizer: i64, link: i64) -> bool:
    """Returns whether an unowned link goes to the urbanizer by its start."""
    start = track.start[link] >> 3
    return track.is_city(start) or track.owns_at(urbanizer, start)


def _keep_or_drop(track: Track, port: i64, events: list[Event] | None) -> None:
    """Keeps a link that lives on beside the town; drops one that was only a spur."""
    link = track.link[port]
    beyond = track.map.across[port]
    if track.status[link] != COMPLETE and track.end[link] == port:
        track.close_end(link)  # a spur that led nowhere
    elif track.is_city(beyond >> 3):
        track.link[port] = 0
        track.link[beyond] = 0  # a spur that touched a neighbouring city
    else:
        return  # track on the next hex, or the other town's spur, is the link
    if events is not None:
        events.append({"type": "link_removed", **track.told(link)})
    track.status[link] = GONE


def _complete(
    track: Track, urbanizer: i64, port: i64, gained: bool, events: list[Event] | None
) -> None:
    """Completes the link that points at the new city; whose it is stays, or is gained."""
    link = track.link[track.map.across[port]]
    if gained:
        track.owner[link] = urbanizer
        if events is not None:
            events.append({"type": "link_taken", **track.told(link)})
    track.link[port] = link
    track.finish(link, port, events)
