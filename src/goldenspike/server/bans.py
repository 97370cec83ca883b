"""Who is banned from a house: players and networks that may look, but neither play nor speak.

The list lies in the database, and each process has it in memory. `goldenspike admin ban` changes
it and tells running servers.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import select

from goldenspike.engine.errors import BadSetup, quoted
from goldenspike.server.errors import Problem
from goldenspike.server.identity import PLAYER
from goldenspike.server.store import schema
from goldenspike.server.store.store import Store, now
from goldenspike.server.wire import iso

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
FOR_GOOD: Final = 2**62
WIDEST: Final = {4: 8, 6: 19}
"""The shortest prefixes that can be banned: what is wider is a slip."""


def canonical(who: str) -> str:
    """Returns the one way in which a network, an address or a player is written.

    An IPv6 address stands for its /64, which one household has.

    Raises:
        BadSetup: it is none of these.
    """
    who = who.strip()
    if PLAYER.fullmatch(who):
        return who
    try:
        network = ipaddress.ip_network(who, strict=False)
    except ValueError:
        raise BadSetup(
            f"{quoted(who)} is no address such as 203.0.113.7, no network such as "
            "203.0.113.0/24, and no player's id as `players` tells it."
        ) from None
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    if network.prefixlen < WIDEST[network.version]:
        raise BadSetup(f"{network} is a large part of the whole net; ban a smaller network.")
    one = network.version == 4 and network.prefixlen == 32
    return str(network.network_address) if one else str(network)


class Bans:
    """The bans that hold, as one process knows them."""

    def __init__(self) -> None:
        self.exact: dict[str, int] = {}
        """Players and networks as they are told, with the millisecond at which the ban ends."""
        self.wide: list[tuple[Network, int]] = []
        """Networks that hold many addresses."""

    async def refresh(self, store: Store) -> None:
        """Reads the bans anew."""
        self.take(await store.rows(select(schema.bans)))

    def take(self, rows: Iterable[Any]) -> None:
        """Takes over the rows of the database."""
        exact: dict[str, int] = {}
        wide: list[tuple[Network, int]] = []
        for row in rows:
            until = FOR_GOOD if row["until"] is None else int(row["until"])
            exact[row["value"]] = until
            if "/" in row["value"]:
                wide.append((ipaddress.ip_network(row["value"]), until))
        self.exact, self.wide = exact, wide

    def until(self, address: str, player: str | None) -> int | None:
        """Returns the millisecond at which a visitor's ban ends, None where there is none."""
        if not self.exact:
            return None
        ends = [self.exact.get(address, 0), self.exact.get(player or "", 0)]
        if self.wide and address != "unknown":
            try:
                network = ipaddress.ip_network(address)
            except ValueError:
                network = None
            if network is not None:
                ends += [until for wide, until in self.wide if within(network, wide)]
        latest = max(ends)
        return latest if latest > time.time_ns() // 1_000_000 else None

    def check(self, address: str, player: str | None) -> None:
        """Passes who is not banned.

        Raises:
            Problem: 403, with `until`, which is null for good.
        """
        until = self.until(address, player)
        if until is None:
            return
        ends = None if until == FOR_GOOD else iso(until)
        when = "" if ends is None else f" until {ends}"
        raise Problem(
            403,
            "banned",
            f"You are banned here{when}: you may look, but neither play nor speak.",
            until=ends,
        )


def within(network: Network, wide: Network) -> bool:
    """Returns whether a network lies in a wider one."""
    if isinstance(network, ipaddress.IPv4Network):
        return isinstance(wide, ipaddress.IPv4Network) and network.subnet_of(wide)
    return isinstance(wide, ipaddress.IPv6Network) and network.subnet_of(wide)


def still_holds(until: int | None) -> bool:
    """Returns whether a ban with this end holds now."""
    return until is None or until > now()
