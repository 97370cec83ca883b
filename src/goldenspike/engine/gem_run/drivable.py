"""The proof that a line can be driven through without a hit (GR-1.3).

A search over states: a run at middle speed decides every `CHANGE` ticks to stay or to change
track, and a state from which every way ends in a hit is not entered twice. What it finds is a
run without a hit; that it exists is the proof.
"""

from __future__ import annotations

from goldenspike.engine.gem_run.driving import LEFT, NO_INPUT, RIGHT
from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.state import FINISHED
from goldenspike.engine.gem_run.tuning import CHANGE, MIDDLE

MOVES = (NO_INPUT, LEFT, RIGHT)


class Way:
    """A way through a line: first track and moves, or how far the search came at best."""

    def __init__(self) -> None:
        self.track = -1
        """The first track, -1 if no way was found."""
        self.moves: list[tuple[int, int]] = []
        """Tick and input, by number."""
        self.ticks = 0
        self.reached = 0
        """The stretch in which every way ended, or the number of stretches."""


def way_through(line: Line) -> Way:
    """Returns a way through a line at middle speed, found by a search over states."""
    way = Way()
    dead: set[int] = set()
    # The middle first, where most lines begin most gently.
    first = [1, 0, *range(2, line.tracks(0))]
    for track in first:
        moves: list[tuple[int, int]] = []
        if search(Run(line, track, MIDDLE), dead, moves, way):
            way.track = track
            return way
    return way


def search(start: Run, dead: set[int], moves: list[tuple[int, int]], way: Way) -> bool:
    """Looks for a way on from a state, deepest first; fills `moves` and `way`."""
    stack: list[tuple[Run, int, int]] = [(start, 0, 0)]
    """Runs, how many of their moves were tried, and how long `moves` was before them."""
    while len(stack) > 0:
        run, tried, length = stack.pop()
        del moves[length:]
        if tried == len(MOVES):
            dead.add(state_key(run))
            continue
        stack.append((run, tried + 1, length))
        move = MOVES[tried]
        if (move == LEFT and run.track == 0) or (move == RIGHT and run.track + 1 >= run.tracks):
            continue
        then = run.copy()
        tick = int(then.tick)
        then.play(move, NO_INPUT)
        for _ in range(int(CHANGE) - 1):
            if then.over or len(then.hits) > 0:
                break
            then.play(NO_INPUT, NO_INPUT)
        way.reached = max(way.reached, int(then.stretch))
        if len(then.hits) > 0 or (not then.over and state_key(then) in dead):
            continue
        if move != NO_INPUT:
            moves.append((tick, move))
        if then.over == FINISHED:
            way.moves = moves
            way.ticks = int(then.tick)
            return True
        stack.append((then, 0, len(moves)))
    return False


def state_key(run: Run) -> int:
    """Returns what tells apart the states of runs at one speed without a hit.

    Where such runs are, and when what was set going, depends on the tick alone.
    """
    return int(((run.tick * 4 + run.track) * 4 + run.to) * 16 + run.change)
