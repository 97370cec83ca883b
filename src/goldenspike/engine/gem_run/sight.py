"""What of a line can be seen from where (GR-2.4, GR-3.4, GR-3.5)."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.tuning import (
    DRIFT_SHOWS,
    GLOW,
    LAMP,
    MIRAGE_FADES,
    SIGHT,
    SIGHT_LESS,
    SPEEDS,
)


def sight(weather: i64, pace: i64) -> i64:
    """Returns how far one sees in the open: less in bad weather, and less the faster one goes."""
    full: i64 = SIGHT[weather]
    less: i64 = SIGHT_LESS[weather]
    over: i64 = pace - SPEEDS[1]
    return full - less * max(0, over)


def in_tunnel(line: Line, tunnel: i64, at: i64) -> bool:
    """Returns whether a place lies in a tunnel; no tunnel before the given one does."""
    for number in range(tunnel, len(line.tunnel_mouth)):
        if at < line.tunnel_mouth[number]:
            return False
        if at < line.tunnel_exit[number]:
            return True
    return False


def gem_seen(line: Line, gem: i64, at: i64, far: i64, tunnel: i64) -> bool:
    """Returns whether a gem is seen from a place.

    `far` is how far one sees in the open, `tunnel` the next tunnel or the one one is in. Gems in a
    tunnel glow, also out of its mouth (GR-3.4); from inside nothing outside is seen beyond `LAMP`.
    """
    place: i64 = line.gem_at[gem]
    away = place - at
    if line.gem_mirage[gem] and away < MIRAGE_FADES:
        return False
    if in_tunnel(line, tunnel, place):
        return away <= GLOW
    return away <= (LAMP if in_tunnel(line, tunnel, at) else far)


def block_seen(line: Line, block: i64, at: i64, far: i64, tunnel: i64) -> bool:
    """Returns whether a block that has no alarm, or has fallen, is seen from a place."""
    away: i64 = line.block_at[block] - at
    if line.block_mirage[block] and away < MIRAGE_FADES:
        return False
    if line.block_hidden[block] and away > DRIFT_SHOWS:
        return False
    return away <= (LAMP if in_tunnel(line, tunnel, at) else far)
