"""How a line is drawn from its seed, and why it can be driven (GR-1.1 to GR-1.3).

`SeedDraws(seed, 0)` draws the order of the landscapes, the weather and the tunnels, and
`SeedDraws(seed, 64 * (stretch + 1) + attempt)` one stretch. Stretches are drawn from the first
to the last; then a way through all of them is searched. A stretch in which every way ends is
drawn again with its next attempt, until there is a way.
"""

from __future__ import annotations

from goldenspike.engine.chance import Draws, SeedDraws
from goldenspike.engine.errors import quoted
from goldenspike.engine.gem_run.drivable import way_through
from goldenspike.engine.gem_run.layout import Line, Piece, lay
from goldenspike.engine.gem_run.scenes import play_scene
from goldenspike.engine.gem_run.sketch import Sketch
from goldenspike.engine.gem_run.tuning import (
    ATTEMPTS,
    AVENUE,
    EASE_IN,
    FINE,
    GEM_GAP,
    ONCOMING_AHEAD,
    ONCOMING_FREE,
    ONCOMING_LENGTH,
    ONCOMING_PACE,
    PORTAL,
    SCENE_LENGTH,
    SCENE_WEIGHT,
    SLOW_AHEAD,
    SLOW_LENGTH,
    SLOW_PACE,
    SLOW_WAY,
    SMALL,
    STRETCHES,
    TRAIN_CHANCE,
    TRAINS_AGAIN,
    TUNNEL_BEHIND,
    TUNNEL_CLEAR,
    TUNNEL_CROSS,
    TUNNEL_LENGTH,
    VERSION,
    WALL,
)

MOST_SEED = (1 << 53) - 1
"""The greatest seed: a page's numbers are whole up to here."""


def line(seed: int, version: int = VERSION) -> Line:
    """Returns the line of a seed under a version of the rules.

    Raises:
        ValueError: the seed is not a whole number from 0 to 2**53 - 1, or the version unknown.
    """
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(
            f"There is no line of seed {quoted(seed)}; seeds are whole numbers from 0 to 2^53 - 1."
        )
    if version != VERSION:
        raise ValueError(
            f"Version {quoted(version)} of the rules is not known here; this is version {VERSION}."
        )
    attempts = [0] * STRETCHES
    while True:
        drawn = laid(seed, version, attempts)
        way = way_through(drawn)
        if way.track >= 0:
            return drawn
        attempts[way.reached] += 1


def laid(seed: int, version: int, attempts: list[int]) -> Line:
    """Returns the line of a seed, each stretch by its attempt; whether it can be driven is open."""
    draws = SeedDraws(seed, 0)
    landscapes = [0, 1, 2]
    for last in (2, 1):
        place = draws.randrange(last + 1)
        landscapes[last], landscapes[place] = landscapes[place], landscapes[last]
    weather = [0 if stretch == 0 else draws.randrange(3) for stretch in range(STRETCHES)]
    third = STRETCHES // 3
    tunnels = [third * part + 1 + draws.randrange(third - 1) for part in range(3)]
    drawn = Line(seed, version, landscapes, weather)
    drawn.redrawn = sum(attempts)
    lane = 1
    pieces: list[Piece] = []
    for stretch in range(STRETCHES):
        turn = ATTEMPTS * (stretch + 1) + attempts[stretch]
        sketch = Sketch(drawn, stretch, lane, SeedDraws(seed, turn))
        if attempts[stretch] < ATTEMPTS:
            draw_stretch(sketch, stretch in tunnels)
        pieces.append(sketch.piece)
        lane = sketch.lane
    lay(drawn, pieces)
    return drawn


def draw_stretch(sketch: Sketch, has_tunnel: bool) -> None:
    """Draws one stretch: its tunnel or other trains first, then scene after scene."""
    mouth = leave = sketch.end
    ways: list[int] = []
    if has_tunnel:
        mouth = sketch.start + sketch.draw(3_500, 5_500)
        leave = mouth + TUNNEL_LENGTH
        ways = crossing(sketch.tracks, sketch.draws)
        sketch.piece.tunnels.append((mouth, mouth + TUNNEL_CROSS, leave, ways))
        light_tunnel(sketch, mouth, ways)
    elif sketch.stretch > 0 and sketch.chance(TRAIN_CHANCE[sketch.landscape]):
        send_trains(sketch)
    before = -1
    is_through = not has_tunnel
    while True:
        end = sketch.end if is_through else mouth - PORTAL
        kind = fitting(drawn_scene(sketch, before), end - sketch.x)
        if kind >= 0:
            play_scene(kind, sketch)
            sketch.leave_gap()
            before = kind
        elif is_through:
            return
        else:
            is_through = True
            sketch.x = leave + TUNNEL_BEHIND
            sketch.lane = ways[sketch.lane]


def fitting(kind: int, room: int) -> int:
    """Returns a kind of scene that fits into a room: the given one or a shorter, -1 for none."""
    if SCENE_LENGTH[kind] <= room:
        return kind
    if SCENE_LENGTH[AVENUE] <= room:
        return AVENUE
    return WALL if SCENE_LENGTH[WALL] <= room else -1


def drawn_scene(sketch: Sketch, before: int) -> int:
    """Returns the kind of the next scene, by weight, seldom the one that was just there."""
    weights = SCENE_WEIGHT[sketch.landscape]
    kind = before
    for _ in range(2):
        if kind == before:
            place = sketch.draws.randrange(sum(weights))
            kind = 0
            while place >= weights[kind]:
                place -= weights[kind]
                kind += 1
    return kind


def crossing(tracks: int, draws: Draws) -> list[int]:
    """Returns how the tracks cross in a tunnel: four numbers, never all straight on (GR-3.4)."""
    ways = list(range(tracks))
    straight = True
    while straight:
        for last in range(tracks - 1, 0, -1):
            place = draws.randrange(last + 1)
            ways[last], ways[place] = ways[place], ways[last]
        for track in range(tracks):
            if ways[track] != track:
                straight = False
    return ways + list(range(tracks, 4))


def light_tunnel(sketch: Sketch, mouth: int, ways: list[int]) -> None:
    """Lays gems that glow in a tunnel: before its crossing, and after it where the signal leads."""
    track = sketch.draw(0, sketch.tracks - 1)
    row = sketch.row()
    last = mouth + TUNNEL_CROSS - TUNNEL_CLEAR
    sketch.gems(row, track, last - 3 * GEM_GAP, 4, SMALL)
    first = mouth + TUNNEL_CROSS + TUNNEL_CLEAR
    sketch.gems(row, ways[track], first, 4, FINE if sketch.chance(50) else SMALL)


def send_trains(sketch: Sketch) -> None:
    """Puts one or two other trains on the stretch and keeps their tracks free (GR-3.3)."""
    count = 2 if sketch.stretch * 2 >= STRETCHES and sketch.chance(TRAINS_AGAIN) else 1
    for _ in range(count):
        track = sketch.draw(0, sketch.tracks - 1)
        if sketch.chance(50):
            send_oncoming(sketch, track)
        else:
            send_slow(sketch, track)


def send_oncoming(sketch: Sketch, track: int) -> None:
    """Lets a train come towards the player, if its track is free."""
    alarm = sketch.draw(sketch.start + EASE_IN, sketch.end - ONCOMING_AHEAD)
    at = alarm + ONCOMING_AHEAD
    if not sketch.is_kept(track, alarm, at + ONCOMING_LENGTH):
        sketch.kept.append((track, alarm + ONCOMING_FREE, at + ONCOMING_LENGTH))
        sketch.piece.trains.append((alarm, at, track, -ONCOMING_PACE, ONCOMING_LENGTH, alarm))


def send_slow(sketch: Sketch, track: int) -> None:
    """Lets a slower train go ahead in the same direction for a while, if its track is free."""
    alarm = sketch.draw(sketch.start + EASE_IN, sketch.end - SLOW_WAY - SLOW_LENGTH)
    at, until = alarm + SLOW_AHEAD, alarm + SLOW_WAY
    if not sketch.is_kept(track, alarm, until + SLOW_LENGTH):
        sketch.kept.append((track, at, until + SLOW_LENGTH))
        sketch.piece.trains.append((alarm, at, track, SLOW_PACE, SLOW_LENGTH, until))
