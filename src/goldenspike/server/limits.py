"""Rate limits: how much one player, or one address, may ask for.

The counts are kept in this process. Play is generous, whatever makes something new or
costs much time to answer is not.
"""

from __future__ import annotations

import ipaddress
import math
import time
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits import RateLimitItemPerSecond as PerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from goldenspike.server.errors import Problem

RATES: Final[dict[str, tuple[tuple[str, type[RateLimitItem], int, int], ...]]] = {
    # what: (whose, unit, amount, units)
    "request": (("address", PerSecond, 3000, 10),),
    "play": (("player", PerSecond, 1000, 10), ("address", PerSecond, 3000, 10)),
    "chat": (("player", PerSecond, 5, 5), ("address", PerSecond, 25, 5)),
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
    "hint": (("player", RateLimitItemPerMinute, 20, 1), ("address", RateLimitItemPerMinute, 60, 1)),
    "connect": (
        ("player", RateLimitItemPerMinute, 120, 1),
        ("address", RateLimitItemPerMinute, 600, 1),
    ),
}
"""Every limit: how many requests of a kind within so many units of time."""


class RateLimits:
    """Counts requests and refuses those that are too many."""

    def __init__(self, factor: float = 1.0) -> None:
        self.limiter = FixedWindowRateLimiter(MemoryStorage())
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
                wait = max(1, math.ceil(reset - time.time()))
                raise Problem(
                    429,
                    "too-many",
                    f"That is too fast; please try again in {wait} s.",
                    headers={"Retry-After": str(wait)},
                    retry_after=wait,
                )


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
