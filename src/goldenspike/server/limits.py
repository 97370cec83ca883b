"""Rate limits: how much one player, or one address, may ask for.

The counts are kept in this process. Play is generous, whatever makes something new or
costs much time to answer is not.
"""

from __future__ import annotations

import ipaddress
import math
import time
from functools import lru_cache
from typing import Final

from limits import RateLimitItem, RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute
from limits import RateLimitItemPerSecond as PerSecond
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from goldenspike.server.errors import Problem

RATES: Final[dict[str, tuple[tuple[str, type[RateLimitItem], int, int], ...]]] = {
    # what: (whose, unit, amount, units)
    "request": (("address", PerSecond, 3000, 10),),
    "costly": (("address", PerSecond, 600, 10),),
    "play": (("player", PerSecond, 1000, 10),),
    "chat": (("player", PerSecond, 5, 5), ("address", PerSecond, 25, 5)),
    "report": (
        ("player", RateLimitItemPerMinute, 10, 1),
        ("address", RateLimitItemPerHour, 60, 1),
    ),
    "create": (
        ("player", RateLimitItemPerMinute, 30, 1),
        ("address", RateLimitItemPerMinute, 60, 1),
        ("address", RateLimitItemPerHour, 600, 1),
    ),
    "seat": (
        ("player", RateLimitItemPerMinute, 60, 1),
        ("address", RateLimitItemPerMinute, 240, 1),
    ),
    "link": (("player", RateLimitItemPerMinute, 10, 1), ("address", RateLimitItemPerMinute, 60, 1)),
    "back": (("address", RateLimitItemPerMinute, 30, 1),),
    "upload": (("address", RateLimitItemPerMinute, 20, 1),),
    "board": (("address", RateLimitItemPerMinute, 20, 1), ("address", RateLimitItemPerDay, 200, 1)),
    "run": (
        ("player", RateLimitItemPerMinute, 20, 1),
        ("player", RateLimitItemPerHour, 200, 1),
        ("address", RateLimitItemPerMinute, 120, 1),
        ("address", RateLimitItemPerHour, 1200, 1),
    ),
    "challenge": (
        ("player", RateLimitItemPerMinute, 20, 1),
        ("address", RateLimitItemPerMinute, 120, 1),
    ),
    "hint": (("player", RateLimitItemPerMinute, 20, 1), ("address", RateLimitItemPerMinute, 60, 1)),
    "connect": (
        ("player", RateLimitItemPerMinute, 120, 1),
        ("address", RateLimitItemPerMinute, 600, 1),
    ),
}
"""Every limit: how many requests of a kind within so many units of time."""


class Counts(Storage):
    """Counts in the memory of this process, by a clock that nobody sets back.

    The library's own storage starts a thread for most hits, which costs more than a move.
    """

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[str, tuple[int, float]] = {}
        """By key how many there were and when they are forgotten."""
        self.sweep_at = 10_000

    @property
    def base_exceptions(self) -> type[Exception]:
        """The errors of this storage."""
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Adds to a count that lives for so many seconds and returns it."""
        now = time.monotonic()
        count, until = self.counts.get(key, (0, 0.0))
        if until <= now:
            count, until = 0, now + expiry
            if len(self.counts) >= self.sweep_at:
                self.counts = {k: entry for k, entry in self.counts.items() if entry[1] > now}
                self.sweep_at = max(10_000, 2 * len(self.counts))
        count += amount
        self.counts[key] = (count, until)
        return count

    def get(self, key: str) -> int:
        """Returns a count."""
        count, until = self.counts.get(key, (0, 0.0))
        return count if until > time.monotonic() else 0

    def get_expiry(self, key: str) -> float:
        """Returns when a count is forgotten."""
        return self.counts.get(key, (0, time.monotonic()))[1]

    def check(self) -> bool:
        """Returns that the memory is there."""
        return True

    def reset(self) -> int:
        """Forgets all counts and returns how many there were."""
        size = len(self.counts)
        self.counts.clear()
        return size

    def clear(self, key: str) -> None:
        """Forgets a count."""
        self.counts.pop(key, None)


class RateLimits:
    """Counts requests and refuses those that are too many."""

    def __init__(self, factor: float = 1.0) -> None:
        self.limiter = FixedWindowRateLimiter(Counts())
        self.items = {
            what: [
                (whose, unit(max(1, math.ceil(amount * factor)), units, namespace=what))
                for whose, unit, amount, units in limits
            ]
            for what, limits in RATES.items()
        }

    def count(self, what: str, address: str, player: str) -> None:
        """Counts one request.

        Raises:
            Problem: 429, there were too many; `Retry-After` says when to try again.
        """
        for whose, item in self.items[what]:
            key = address if whose == "address" else player
            if not self.limiter.hit(item, whose, key):
                reset = self.limiter.get_window_stats(item, whose, key).reset_time
                wait = max(1, math.ceil(reset - time.monotonic()))
                raise Problem(
                    429,
                    "too-many",
                    f"That is too fast; please try again in {wait} s.",
                    headers={"Retry-After": str(wait)},
                    retry_after=wait,
                )


@lru_cache(maxsize=4096)
def origin_of(host: str | None) -> str:
    """Returns what stands for a client's network: its IPv4 address or its IPv6 /64."""
    if host is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
