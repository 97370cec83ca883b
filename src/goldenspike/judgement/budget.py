"""How long a bot may think."""

from __future__ import annotations

import math
import time


class Budget:
    """Seconds, iterations, or both, whichever is spent first.

    Only a budget of iterations alone is the same on every machine.

    Raises:
        ValueError: neither is given, or one is negative.
    """

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        if seconds is None and iterations is None:
            raise ValueError("A budget needs seconds or iterations.")
        if (seconds is not None and not seconds >= 0) or (
            iterations is not None and iterations < 0
        ):
            raise ValueError("A budget of seconds or iterations cannot be negative.")
        self.seconds = seconds
        self.iterations = iterations

    @staticmethod
    def of(budget: float | Budget) -> Budget:
        """Returns the budget, a bare number being seconds."""
        return budget if isinstance(budget, Budget) else Budget(seconds=float(budget))

    def clock(self) -> Clock:
        """Returns a clock that starts now."""
        clock = Clock()
        if self.seconds is not None:
            clock.is_timed = True
            clock.deadline = clock.began + self.seconds
        if self.iterations is not None:
            clock.left = self.iterations
        return clock

    def __reduce__(self) -> tuple[type[Budget], tuple[float | None, int | None]]:
        return (Budget, (self.seconds, self.iterations))


class Clock:
    """A budget being spent."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.is_timed = False
        self.deadline = 0.0
        """When time is up, by the monotonic clock, if it is timed."""
        self.left = -1
        """Iterations left; -1 when they are not counted."""

    def is_late(self) -> bool:
        """Returns whether time is up."""
        return self.is_timed and time.monotonic() >= self.deadline

    def is_spent(self) -> bool:
        """Returns whether thinking must stop."""
        return self.left == 0 or self.is_late()

    def iterations_left(self, done: int) -> float:
        """Returns how many more iterations fit in, going by the pace of those done."""
        left = math.inf if self.left < 0 else float(self.left)
        if self.is_timed:
            now = time.monotonic()
            left = min(left, done * (self.deadline - now) / max(1e-6, now - self.began))
        return left

    def tick(self) -> None:
        """Counts one iteration."""
        if self.left > 0:
            self.left -= 1
