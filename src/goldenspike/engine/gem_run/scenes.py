"""The scenes that a stretch is made of: each a few gems and what stands around them.

A scene begins at the sketch's place and on its lane, and leaves both where the next may begin.
"""

from __future__ import annotations

from goldenspike.engine.gem_run.sketch import Sketch
from goldenspike.engine.gem_run.tuning import (
    AVENUE,
    DRIFTS,
    FINE,
    FORK,
    GEM_GAP,
    GREAT,
    GREAT_ROOM,
    MIRAGES,
    SLIDE,
    SMALL,
    TREASURE,
    TRUNKS,
    TURN,
    WALL,
    WEAVE,
)


def play_scene(kind: int, sketch: Sketch) -> None:
    """Draws a scene of a kind at the sketch's place."""
    if kind == AVENUE:
        avenue(sketch)
    elif kind == WEAVE:
        weave(sketch)
    elif kind == WALL:
        wall(sketch)
    elif kind == FORK:
        fork(sketch)
    elif kind == TREASURE:
        treasure(sketch)
    elif kind == TRUNKS:
        trunks(sketch)
    elif kind == SLIDE:
        slide(sketch)
    elif kind == DRIFTS:
        drifts(sketch)
    elif kind == MIRAGES:
        mirages(sketch)


def avenue(sketch: Sketch) -> None:
    """A straight row of gems, with a rock beside it now and then."""
    count = sketch.draw(5, 8)
    if sketch.stretch > 1:
        sketch.rock(sketch.beside(), sketch.x + sketch.draw(0, count * GEM_GAP))
    sketch.x = sketch.gems(sketch.row(), sketch.lane, sketch.x, count, SMALL)


def weave(sketch: Sketch) -> None:
    """A curve of gems over several tracks; a rock stands where one would go straight on."""
    row = sketch.row()
    turns = sketch.draw(2, 3)
    for turn in range(turns + 1):
        sketch.x = sketch.gems(row, sketch.lane, sketch.x, 3, SMALL)
        if turn < turns:
            sketch.rock(sketch.lane, sketch.x + TURN)
            sketch.lane = sketch.beside()
            sketch.x += TURN


def wall(sketch: Sketch) -> None:
    """Rocks on all tracks but one, or two early on; gems lead through the gap."""
    gap = sketch.beside() if sketch.chance(75) else sketch.lane
    spared = sketch.draw(0, sketch.tracks - 1) if sketch.stretch < 3 else gap
    x = sketch.x + 2 * GEM_GAP
    for track in range(sketch.tracks):
        if track not in (gap, spared):
            sketch.rock(track, x + sketch.draw(-150, 150))
    sketch.lane = gap
    sketch.x = sketch.gems(sketch.row(), gap, sketch.x, 5, SMALL)


def fork(sketch: Sketch) -> None:
    """Two rows side by side: an easy one, and a fine one with a rock behind it."""
    other = sketch.beside()
    last = sketch.gems(sketch.row(), sketch.lane, sketch.x, 6, SMALL)
    end = sketch.gems(sketch.row(), other, sketch.x + GEM_GAP // 2, 5, FINE)
    sketch.rock(other, end + TURN)
    if sketch.stretch > 3:
        sketch.rock(other, sketch.x - 2 * GEM_GAP)
    sketch.x = max(last, end + TURN)


def treasure(sketch: Sketch) -> None:
    """A great gem close before a rock, beside a row of small ones."""
    other = sketch.beside()
    last = sketch.gems(sketch.row(), sketch.lane, sketch.x, 5, SMALL)
    sketch.gems(sketch.row(), other, last, 1, GREAT)
    sketch.rock(other, last + GREAT_ROOM)
    sketch.x = last + GREAT_ROOM


def trunks(sketch: Sketch) -> None:
    """A row that trunks fall across: each time it goes on beside what has fallen."""
    row = sketch.row()
    falls = 1 if sketch.stretch < 2 else sketch.draw(1, 2)
    sketch.x = sketch.gems(row, sketch.lane, sketch.x, 4, SMALL)
    for _ in range(falls):
        sketch.trunk(sketch.lane, sketch.x + TURN)
        other = sketch.beside()
        if sketch.stretch > 4 and sketch.chance(50):
            for track in range(sketch.tracks):
                if track not in (other, sketch.lane):
                    sketch.rock(track, sketch.x + TURN + sketch.draw(-200, 200))
        sketch.lane = other
        sketch.x = sketch.gems(row, other, sketch.x + TURN, 4, SMALL)


def slide(sketch: Sketch) -> None:
    """An avalanche over the lane and a neighbour; the free track has a row along it."""
    length = sketch.draw(1_000, 1_600)
    x = sketch.x + GEM_GAP
    free = sketch.beside()
    closed = [track for track in range(sketch.tracks) if track != free]
    if sketch.stretch < 4:
        closed = [sketch.lane]
    for track in closed:
        sketch.avalanche(track, x, length)
    sketch.lane = free
    count = length // GEM_GAP + 1
    sketch.x = sketch.gems(sketch.row(), free, x, count, FINE if sketch.chance(40) else SMALL)


def drifts(sketch: Sketch) -> None:
    """Drifts with gems on them; some hide a rock, one at least does not."""
    free = sketch.beside() if sketch.chance(60) else sketch.lane
    x = sketch.x + 2 * GEM_GAP
    for track in range(sketch.tracks):
        if track == free or sketch.chance(70):
            length = sketch.draw(600, 1_000)
            start = x + sketch.draw(-200, 200)
            sketch.piece.drifts.append((start, track, length))
            if track != free:
                sketch.rock(track, start + length // 2, hidden=1)
    sketch.gems(sketch.row(), sketch.lane, sketch.x - GEM_GAP, 3, SMALL)
    sketch.lane = free
    sketch.x = sketch.gems(sketch.row(), free, x + 1_000, 5, SMALL)


def mirages(sketch: Sketch) -> None:
    """Rocks that are not there before a row, and a row that is not there before a rock."""
    lure = sketch.beside()
    x = sketch.x
    sketch.rock(sketch.lane, x - 100, mirage=1)
    last = sketch.gems(sketch.row(), sketch.lane, x, 5, SMALL)
    sketch.gems(sketch.row(), lure, x, 4, FINE, mirage=1)
    sketch.rock(lure, x + 4 * GEM_GAP)
    for track in range(sketch.tracks):
        if track not in (lure, sketch.lane) and sketch.chance(60):
            sketch.rock(track, x + sketch.draw(0, 800), mirage=sketch.draw(0, 1))
    sketch.x = last
