"""What a driver sees: the state of a run as it was some ticks ago, and the line within sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.gem_run.layout import Line
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.sight import block_seen, gem_seen, sight
from goldenspike.engine.gem_run.tuning import BRAKE, GEM_PACE, SNOW, SNOW_BRAKE, WORTH

NEVER: Final[i64] = 1 << 20
"""Ticks, for what does not come."""
AGAIN: Final[i64] = 150
"""So much of a track behind a train on it is still full of it."""


class Seen:
    """A moment of a run, as a driver with a reaction time sees it later."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.line: Line = run.line
        self.tick: i64 = run.tick
        self.at: i64 = run.at
        self.pace: i64 = run.pace
        self.tracks: i64 = run.tracks
        self.stretch: i64 = run.stretch
        self.gem: i64 = run.gem
        self.block: i64 = run.block
        self.drift: i64 = run.drift
        self.train: i64 = run.train
        self.tunnel: i64 = run.tunnel
        self.crossed: i64 = run.crossed
        self.inside: i64 = run.inside
        self.hot: i64 = run.hot
        self.heat: i64 = run.heat
        self.far: i64 = sight(run.line.weather[run.stretch], run.pace)

    def track_then(self, track: i64, place: i64) -> i64:
        """Returns on which track one is at a place ahead if one stays on a track until then."""
        line = self.line
        if self.tunnel == len(line.tunnel_mouth) or self.crossed:
            return track
        if place < line.tunnel_cross[self.tunnel]:
            return track
        return line.tunnel_ways[4 * self.tunnel + track]

    def braking(self, pace: i64) -> i64:
        """Returns how many ticks it takes to brake down to a pace."""
        over: i64 = max(0, self.pace - pace)
        if self.line.landscape(self.stretch) == SNOW:
            return over // SNOW_BRAKE
        return over // BRAKE

    def danger(self, track: i64, minds_drifts: bool) -> i64:
        """Returns in how many ticks at this pace something that stands on a track is hit."""
        line = self.line
        pace = max(self.pace, 20)
        near: i64 = NEVER
        for block in range(self.block, len(line.block_at)):
            place: i64 = line.block_at[block]
            if place - self.at > self.far:
                break
            if line.block_track[block] != self.track_then(track, place):
                continue
            if line.block_alarm[block] >= 0:
                fall: i64 = self.run.fall_tick[block]
                # The alarm must have been raised by then.
                if fall < 0 or line.block_alarm[block] > self.at:
                    continue
            elif not block_seen(line, block, self.at, self.far, self.tunnel):
                continue
            near = (place - self.at) // pace
            break
        for other in range(4):
            if other == track and self.run.shut_until[other] > self.at:
                near = 0
        if minds_drifts:
            for drift in range(self.drift, len(line.drift_at)):
                place = line.drift_at[drift]
                if place - self.at > self.far:
                    break
                if line.drift_track[drift] == track:
                    # Better a drift than a rock.
                    near = min(near, (place - self.at) // pace + 25)
                    break
        return near

    def train_danger(self, track: i64) -> i64:
        """Returns in how many ticks at this pace a train on a track is met."""
        line = self.line
        near: i64 = NEVER
        for train in self.run.running:
            began: i64 = self.run.train_tick[train]
            if began > self.tick or line.train_track[train] != track:
                continue
            speed: i64 = line.train_pace[train]
            low: i64 = line.train_at[train] + (self.tick - began) * speed
            high: i64 = low + line.train_length[train]
            if high + AGAIN < self.at:
                continue
            if low <= self.at:
                return 0
            if self.pace > speed:
                near = min(near, (low - self.at) // (self.pace - speed))
        return near

    def gems(self, track: i64, after: i64, until: i64, brakes: bool) -> i64:
        """Returns what the gems seen on a track are worth, met between two times in ticks.

        Those that this pace is too high for count only for who brakes, and has the time to.
        """
        line = self.line
        worth: i64 = 0
        for gem in range(self.gem, len(line.gem_at)):
            place: i64 = line.gem_at[gem]
            away = place - self.at
            if away > until * self.pace or away > self.far:
                break
            kind = line.gem_kind[gem]
            limit: i64 = GEM_PACE[kind]
            if away < after * self.pace or line.gem_track[gem] != self.track_then(track, place):
                continue
            if self.pace > limit and (not brakes or away < self.braking(limit) * self.pace):
                continue
            if gem_seen(line, gem, self.at, self.far, self.tunnel):
                value: i64 = WORTH[kind]
                worth += value
        return worth

    def is_gem_near(self, track: i64, kind: i64, late: i64) -> bool:
        """Returns whether it is time to brake for a gem of a kind on a track."""
        line = self.line
        ticks = self.braking(GEM_PACE[kind]) + late + 2
        for gem in range(self.gem, len(line.gem_at)):
            place: i64 = line.gem_at[gem]
            away = place - self.at
            if away > ticks * self.pace or away > self.far:
                return False
            if line.gem_kind[gem] != kind or line.gem_track[gem] != self.track_then(track, place):
                continue
            if gem_seen(line, gem, self.at, self.far, self.tunnel):
                return True
        return False
