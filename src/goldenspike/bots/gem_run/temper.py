"""Drivers that look ahead as people do; how they do it is their temper."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.bots.gem_run.seen import Seen
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.gem_run.driving import FASTER, LEFT, NO_INPUT, RIGHT, SLOWER
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.tuning import CHANGE, FINE, GREAT, MIDDLE


class Driver:
    """Someone who decides in each tick by what is seen; this one keeps still."""

    def __init__(self) -> None:
        self.first_speed = MIDDLE

    def choose(self, run: Run, seen: Seen) -> i64:  # noqa: ARG002
        """Returns an input by number, or -1 for none.

        Of the run itself a driver may only ask what its own hands have done: `to`, `queued` and
        `speed`.
        """
        return NO_INPUT


class RandomDriver(Driver):
    """Presses a key now and then, whatever comes."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.draws = FastDraws(seed)

    def choose(self, run: Run, seen: Seen) -> i64:  # noqa: ARG002
        """Returns a random input about twice a second."""
        if self.draws.below(15) > 0:
            return NO_INPUT
        return self.draws.below(4)


class Lookout(Driver):
    """Avoids what it sees, takes gems on the way, and keeps to a speed of its own."""

    def __init__(self, daring: bool, reaction: int) -> None:
        super().__init__()
        self.daring = daring
        self.reaction: i64 = reaction
        """How many ticks late it is, as it knows itself."""
        self.first_speed = 4 if daring else 3
        self.horizon: i64 = 45 if daring else 90
        """How many ticks ahead it cares for dangers."""
        self.margin: i64 = 1 if daring else 3
        """How many ticks it wants to spare beside something dangerous."""
        self.greed: i64 = 3 if daring else 1

    def choose(self, run: Run, seen: Seen) -> i64:
        """Returns a change of track if another is better, else a touch of the lever."""
        aim: i64 = run.to
        if run.queued == 0 and not run.is_changing():
            better = self.better_track(aim, seen)
            if better < aim:
                return LEFT
            if better > aim:
                return RIGHT
        wanted = self.wanted_speed(aim, run, seen)
        if wanted > run.speed:
            return FASTER
        if wanted < run.speed:
            return SLOWER
        return NO_INPUT

    def better_track(self, aim: i64, seen: Seen) -> i64:
        """Returns the track that promises most, of those that can be reached unharmed."""
        best = aim
        most = self.promise(aim, 0, seen)
        for direction in (-1, 1):
            track = aim + direction
            steps: i64 = 1
            while 0 <= track < seen.tracks:
                # Nothing may come on a track while one crosses it, nor stand beside it.
                if self.danger(track, seen) <= steps * CHANGE + self.margin:
                    break
                value = self.promise(track, steps, seen)
                if value > most:
                    best, most = track, value
                track += direction
                steps += 1
        return best

    def danger(self, track: i64, seen: Seen) -> i64:
        """Returns in how many ticks a danger on a track comes."""
        # Trains come nearer by themselves while one makes up one's mind.
        train = seen.train_danger(track) - self.reaction // 2
        return min(seen.danger(track, not self.daring), train)

    def promise(self, track: i64, steps: i64, seen: Seen) -> i64:
        """Returns what a track so many changes away promises: gems, less danger and trouble."""
        danger = self.danger(track, seen)
        after = steps * CHANGE
        safe = danger - CHANGE - self.margin
        value = self.greed * seen.gems(track, after, min(safe, self.horizon), self.daring)
        if danger < self.horizon:
            value -= (self.horizon - danger) * 10
        return value - steps * 12

    def wanted_speed(self, aim: i64, run: Run, seen: Seen) -> i64:
        """Returns the speed this driver likes now."""
        weather = seen.line.weather[seen.stretch]
        danger = self.danger(aim, seen)
        if not self.daring:
            liked: i64 = 3 if weather < 2 else 2
            if danger < 20:
                return 1
            if danger < 30:
                return min(liked, 2)
            return liked
        liked = 5 if weather < 2 else 4
        if seen.hot:
            liked = 4
        if danger < 12:
            return max(1, run.speed - 1)
        if seen.is_gem_near(aim, GREAT, self.reaction):
            return 2
        if seen.is_gem_near(aim, FINE, self.reaction):
            return 3
        return liked
