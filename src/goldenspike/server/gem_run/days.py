"""The line of the day (GR-4.4): which day it is, and what its seed is.

Days are those of the server's clock in UTC. The seed of a day follows from the key that
signs cookies: every process of a house knows it, and nobody else before the day has come.
It is the first 53 bits of HMAC-SHA256 under that key over `goldenspike gem-run YYYY-MM-DD`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

SEED_BITS: Final = 53
"""Of every seed of a line, so that pages can hold it as a number."""
GRACE: Final = 10 * 60 * 1000
"""Milliseconds after midnight in which a run begun before still counts for its day."""
WRITTEN: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Days:
    """The lines of the days of one house."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def seed(self, day: date) -> int:
        """Returns the seed of a day's line; it must not be told before the day."""
        told = f"goldenspike gem-run {day.isoformat()}".encode()
        digest = hmac.new(self.secret, told, hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)

    def day_of(self, seed: int, at: int) -> date | None:
        """Returns the day for which a run over a line counts when it comes at a moment.

        That is the day itself, or the one before within the grace; else None.
        """
        today = day_at(at)
        before = day_at(at - GRACE)
        for day in (today, before):
            if self.seed(day) == seed:
                return day
        return None


def day_at(at: int) -> date:
    """Returns the day of a moment in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def end_of(day: date) -> int:
    """Returns the moment at which a day is over."""
    morrow = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(morrow.timestamp() * 1000)


def week_of(day: date) -> str:
    """Returns the week of a day, Monday to Sunday, as ISO 8601 writes it: `2026-W49`."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def read_day(text: str) -> date | None:
    """Returns the day that is written as `2026-12-01`, None if it is none."""
    if WRITTEN.fullmatch(text) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def streak_of(days: list[str], today: date) -> tuple[int, int]:
    """Returns how many days in a row were driven up to now, and at best.

    `days` are the latest first. A streak still stands while today's line is not driven yet.
    """
    current, longest, length = 0, 0, 0
    later: date | None = None
    unbroken = True
    for text in days:
        day = date.fromisoformat(text)
        follows = later is not None and later - day == timedelta(days=1)
        if later is None:
            unbroken = today - day <= timedelta(days=1)
        elif not follows:
            unbroken = False
        length = length + 1 if follows else 1
        longest = max(longest, length)
        if unbroken:
            current = length
        later = day
    return current, longest
