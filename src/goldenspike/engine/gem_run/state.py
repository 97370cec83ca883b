"""The state of a run: small whole numbers, a copy of them, and their hash (GR-2.1, GR-5.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.tuning import BUFFERS, SPEEDS, STRETCH

FAR: Final[i64] = 1 << 40
"""Beyond every line."""
LONG_AGO: Final = -1000

RUNNING: Final = 0
FINISHED: Final = 1
SPENT: Final = 2
COLLIDED: Final = 3


def folded(mark: i64, number: i64) -> i64:
    """Returns a hash with one more number in it: FNV-1a over 32-bit words."""
    return ((mark ^ (number & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


class RunState:
    """Everything that decides how a run goes on, besides its line."""

    def __init__(self, line: Line, track: int, speed: int) -> None:
        self.line = line
        self.tick: i64 = 0
        # Driving (GR-2.2)
        self.at: i64 = 0
        self.pace: i64 = SPEEDS[speed]
        self.speed: i64 = speed
        self.track: i64 = track
        self.came: i64 = track
        self.to: i64 = track
        self.change: i64 = 0
        self.queued: i64 = 0
        self.tracks: i64 = line.tracks(0)
        self.landscape: i64 = line.landscape(0)
        self.last_on: list[int] = [LONG_AGO, LONG_AGO, LONG_AGO, LONG_AGO]
        """By track: the tick at which it was last left."""
        # What is gathered, and what is left
        self.buffers: i64 = BUFFERS
        self.chain: i64 = 0
        self.best_chain: i64 = 0
        self.row: i64 = -1
        """The row of the last gem taken."""
        self.row_before: i64 = -1
        """The row taken from before that: a fork has two rows side by side."""
        self.gems: list[int] = [0, 0, 0]
        self.taken: list[int] = [0, 0, 0]
        self.chains: i64 = 0
        self.time: i64 = 0
        self.near: i64 = 0
        self.steady: i64 = 0
        # The stretch (GR-2.4, GR-3.6)
        self.stretch: i64 = 0
        self.stretch_end: i64 = STRETCH
        self.stretch_tick: i64 = 0
        self.braked: i64 = 0
        self.slowest: i64 = speed
        # The desert (GR-3.5)
        self.heat: i64 = 0
        self.hot: i64 = 0
        # The next of each list that is not behind
        self.gem: i64 = 0
        self.block: i64 = 0
        self.alarm: i64 = 0
        self.train: i64 = 0
        self.drift: i64 = 0
        self.tunnel: i64 = 0
        self.inside: i64 = 0
        self.crossed: i64 = 0
        # What has been set going
        self.fall_tick: list[int] = [-1] * len(line.block_at)
        self.train_tick: list[int] = [-1] * len(line.train_at)
        self.running: list[int] = []
        self.signs: i64 = 2166136261
        """A hash of all alarms and departures, with their ticks."""
        self.shut_until: list[int] = [0, 0, 0, 0]
        """By track: where the avalanche ends that one is beside or in."""
        self.shut_block: list[int] = [-1, -1, -1, -1]
        # The end
        self.over: i64 = RUNNING
        self.hits: list[tuple[int, int, int, int]] = []
        """Tick, place, track, and what was hit: a block, or -1 - train."""
        self.events: list[tuple[int, int, int]] = []
        """What happened in the last tick; no part of the state."""
        self.closed_from: i64 = FAR
        """From here on no change begins, because a tunnel is near; follows from `tunnel`."""
        self.watch: i64 = 0
        """Nothing happens before this place; follows from the rest."""

    @property
    def score(self) -> int:
        """The sum of all parts (GR-4.1)."""
        return int(
            self.gems[0]
            + self.gems[1]
            + self.gems[2]
            + self.chains
            + self.time
            + self.near
            + self.steady
        )

    def state_hash(self) -> int:
        """Returns a number below 2**32 that two runs in the same state share (GR-5.2)."""
        mark = folded(2166136261, self.tick)
        mark = folded(folded(mark, self.at), self.pace)
        mark = folded(folded(mark, self.speed), self.track)
        mark = folded(folded(mark, self.came), self.to)
        mark = folded(folded(mark, self.change), self.queued)
        mark = folded(folded(mark, self.buffers), self.chain)
        mark = folded(folded(mark, self.best_chain), self.row)
        mark = folded(folded(mark, self.row_before), self.chains)
        mark = folded(folded(mark, self.time), self.near)
        mark = folded(folded(mark, self.steady), self.stretch)
        mark = folded(folded(mark, self.stretch_tick), self.braked)
        mark = folded(folded(mark, self.slowest), self.heat)
        mark = folded(folded(mark, self.hot), self.gem)
        mark = folded(folded(mark, self.block), self.alarm)
        mark = folded(folded(mark, self.train), self.drift)
        mark = folded(folded(mark, self.tunnel), self.inside)
        mark = folded(folded(mark, self.crossed), self.signs)
        for kind in range(3):
            mark = folded(folded(mark, self.gems[kind]), self.taken[kind])
        for track in range(4):
            mark = folded(folded(mark, self.last_on[track]), self.shut_until[track])
        for train in self.running:
            mark = folded(mark, train)
        return int(folded(folded(mark, len(self.hits)), self.over))


def copy_state(old: RunState, new: RunState) -> None:
    """Makes a new state of the same line equal to an old one; events are left behind."""
    new.tick, new.at, new.pace, new.speed = old.tick, old.at, old.pace, old.speed
    new.track, new.came, new.to = old.track, old.came, old.to
    new.change, new.queued = old.change, old.queued
    new.tracks, new.landscape = old.tracks, old.landscape
    new.last_on = old.last_on.copy()
    new.buffers, new.chain, new.best_chain = old.buffers, old.chain, old.best_chain
    new.row, new.row_before = old.row, old.row_before
    new.gems, new.taken = old.gems.copy(), old.taken.copy()
    new.chains, new.time, new.near, new.steady = old.chains, old.time, old.near, old.steady
    new.stretch, new.stretch_end = old.stretch, old.stretch_end
    new.stretch_tick, new.braked, new.slowest = old.stretch_tick, old.braked, old.slowest
    new.heat, new.hot = old.heat, old.hot
    new.gem, new.block, new.alarm = old.gem, old.block, old.alarm
    new.train, new.drift = old.train, old.drift
    new.tunnel, new.inside, new.crossed = old.tunnel, old.inside, old.crossed
    new.fall_tick, new.train_tick = old.fall_tick.copy(), old.train_tick.copy()
    new.running, new.signs = old.running.copy(), old.signs
    new.shut_until, new.shut_block = old.shut_until.copy(), old.shut_block.copy()
    new.over, new.hits = old.over, old.hits.copy()
    new.closed_from, new.watch = old.closed_from, old.watch
