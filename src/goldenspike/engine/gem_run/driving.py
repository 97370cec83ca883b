"""How a train is driven: inputs, changes of track, the lever, the boiler (GR-2.2, GR-3.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.gem_run.events import CHANGING, HOT
from goldenspike.engine.gem_run.state import RunState
from goldenspike.engine.gem_run.tuning import (
    BRAKE,
    CHANGE,
    DESERT,
    FASTEST,
    GAIN,
    HEAT_AGAIN,
    HEAT_MOST,
    HEAT_PACE,
    SNOW,
    SNOW_BRAKE,
    SPEEDS,
)

INPUTS: Final = ("left", "right", "faster", "slower")
LEFT: Final = 0
RIGHT: Final = 1
FASTER: Final = 2
SLOWER: Final = 3
NO_INPUT: Final = -1
MOST_INPUTS: Final = 2
"""Inputs in one tick."""


class Driving(RunState):
    """What the driver and the train do in a tick, before anything lies in the way."""

    def take_input(self, code: i64) -> None:
        """Obeys one input; what cannot be done now is ignored."""
        if code <= RIGHT:
            direction: i64 = -1 if code == LEFT else 1
            if self.is_changing():
                self.queued = direction
            else:
                self.begin_change(direction)
        elif code == FASTER:
            if self.speed < (FASTEST - 1 if self.hot else FASTEST):
                self.speed += 1
        elif self.speed > 1:
            self.speed -= 1

    def begin_change(self, direction: i64) -> None:
        """Begins to change to the neighbouring track, if there is one and no tunnel is near."""
        to = self.track + direction
        if to < 0 or to >= self.tracks or self.at >= self.closed_from:
            return
        self.to = to
        self.events.append((CHANGING, int(to), int(direction)))

    def is_changing(self) -> bool:
        """Returns whether a change of track goes on or begins in this tick."""
        return self.change > 0 or self.to != self.track

    def go_on_changing(self) -> None:
        """Makes one tick's way to the other track; off a track that ends, by itself (GR-1.1)."""
        if not self.is_changing():
            self.to = self.tracks - 1
        self.change += 1
        if self.change * 2 == CHANGE:
            self.last_on[self.track] = int(self.tick)
            self.track = self.to
        elif self.change == CHANGE:
            self.change = 0
            self.came = self.track
            if self.queued != 0:
                direction = self.queued
                self.queued = 0
                self.begin_change(direction)

    def follow_lever(self) -> None:
        """Brings the pace nearer to what the lever says (GR-2.2, GR-3.5)."""
        goal: i64 = SPEEDS[self.speed]
        if self.speed < self.slowest:
            self.slowest = self.speed
        if self.pace < goal:
            self.pace = min(goal, self.pace + GAIN)
        elif self.pace > goal:
            self.braked = 1
            brake = SNOW_BRAKE if self.landscape == SNOW else BRAKE
            self.pace = max(goal, self.pace - brake)

    def feel_heat(self) -> None:
        """Heats the boiler at the highest speed in the desert, cools it elsewhere (GR-3.5)."""
        if self.landscape == DESERT and self.pace > HEAT_PACE:
            self.heat += 1
            if self.heat >= HEAT_MOST and not self.hot:
                self.hot = 1
                self.events.append((HOT, 0, 1))
                if self.speed == FASTEST:
                    self.speed -= 1
        elif self.heat > 0:
            self.heat -= 1
            if self.hot and self.heat <= HEAT_AGAIN:
                self.hot = 0
                self.events.append((HOT, 0, 0))
