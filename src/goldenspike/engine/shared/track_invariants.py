"""What always holds of track, found out by walking over the tiles that lie there."""

from __future__ import annotations

from goldenspike.engine.shared.faces import LAST_COMPLEX
from goldenspike.engine.shared.hex_map import NOWHERE, WATER
from goldenspike.engine.shared.track import CLOSED, COMPLETE, GONE, NOBODY, Track


def check_track(track: Track, owners: list[int]) -> None:
    """Returns None when tiles, links and ownership agree.

    Raises:
        AssertionError: names what does not hold.
    """
    _check_tiles(track)
    ends = _check_links(track)
    _check_ports(track, ends)
    for link in range(1, track.links()):
        if track.status[link] != GONE:
            owner = track.owner[link]
            assert owner == NOBODY or owner in owners, f"link {link} belongs to nobody in the game"


def _check_tiles(track: Track) -> None:
    """Every tile of the supply is there or lies on the map, on a hex that may carry it."""
    ground = track.map
    used = [0] * len(ground.tile_keys)
    for hex in range(ground.hexes):
        tile = track.tile[hex]
        if tile == CLOSED:
            assert ground.kind[hex] == WATER or ground.stop[hex] >= 0, "a plain hex is closed"
        elif tile > 0:
            used[ground.tile_key[tile]] += 1
            town = ground.stop[hex] >= 0
            assert town == (tile > LAST_COMPLEX), f"a wrong tile lies on {ground.labels[hex]}"
            edges = ground.faces.edges[tile]
            assert edges & ~ground.way[hex] == 0, f"{ground.labels[hex]} points where it may not"
    for key, count in enumerate(used):
        left = track.supply[key]
        assert left >= 0, f"more tiles {ground.tile_keys[key]} lie than there are"
        assert left + count == ground.tile_counts[key], f"tiles {ground.tile_keys[key]} got lost"


def _check_links(track: Track) -> dict[int, int]:
    """Every link leads from a stop to its end; returns the links by the ports on their way."""
    ground = track.map
    seen: dict[int, int] = {}
    for link in range(1, track.links()):
        if track.status[link] == GONE:
            continue
        port = int(track.start[link])
        assert ground.stop[port >> 3] >= 0, f"link {link} starts at no stop"
        ports = [port]
        complete = False
        while True:
            hex = port >> 3
            on_track = track.tile[hex] == CLOSED or ground.faces.edges[track.tile[hex]] >> (
                port & 7
            )
            assert on_track, f"link {link} leaves the track"
            beyond = int(ground.across[port])
            assert beyond != NOWHERE, f"link {link} leaves the map"
            near = beyond >> 3
            meets_city = track.is_city(near)
            meets_track = (
                track.tile[near] > 0 and ground.faces.edges[track.tile[near]] >> (beyond & 7) & 1
            )
            if not meets_city and not meets_track:
                break
            ports.append(beyond)
            if ground.stop[near] >= 0:
                complete = True
                break
            port = int(track.through(beyond))
            ports.append(port)
        assert complete == (track.status[link] == COMPLETE), f"link {link} is told wrong"
        assert track.end[link] == ports[-1], f"link {link} ends elsewhere"
        assert not complete or ports[0] >> 3 != ports[-1] >> 3, f"link {link} is a loop (ST-4.6)"
        for port in ports:
            assert port not in seen, f"two links share {ground.labels[port >> 3]}"
            seen[port] = link
    return seen


def _check_ports(track: Track, ports: dict[int, int]) -> None:
    """Every end of track belongs to the link that passes there, and open ends are faced."""
    ground = track.map
    for port in range(8 * ground.hexes):
        assert track.link[port] == ports.get(port, 0), "a port knows the wrong link"
    for hex in range(ground.hexes):
        tile = track.tile[hex]
        edges = ground.faces.edges[tile] if tile > 0 else 0
        for edge in range(6):
            beyond = ground.across[hex * 8 + edge]
            assert not edges >> edge & 1 or hex * 8 + edge in ports, "track belongs to no link"
            if beyond == NOWHERE:
                continue
            open_over_ground = tile != CLOSED and edges >> edge & 1 == 0
            faced = open_over_ground and int(beyond) in ports
            assert (track.faced[hex] >> edge & 1 == 1) == faced, "an open end is not seen"
            city = track.is_city(beyond >> 3) and ground.way[hex] >> edge & 1 == 1
            assert (track.cities[hex] >> edge & 1 == 1) == city, "a city is not seen"
