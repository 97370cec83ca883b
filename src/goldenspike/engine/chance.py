"""Random draws: a stable generator for what a seed decides, and a fast one for search.

What a seed draws must stay the same for ever, on every machine, so nothing here uses
Python's own generator. The k-th chance action of a game draws from
`SeedDraws(seed, k)`: a stream of 64-bit numbers, the i-th being the first eight bytes,
big-endian, of SHA-256 over the text `goldenspike:<seed>:<k>:<i>`. A number below m is
taken by rejecting values of the incomplete last block, then taking the remainder.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

from mypy_extensions import i64


class Draws(Protocol):
    """Anything that draws evenly from 0..n-1; `random.Random` fits."""

    def randrange(self, n: int, /) -> int:
        """Returns a number from 0 to n-1."""


class SeedDraws:
    """The draws of one chance action of a seeded game."""

    def __init__(self, seed: int, turn: int) -> None:
        self.prefix = f"goldenspike:{seed}:{turn}:"
        self.drawn = 0

    def randrange(self, n: int, /) -> int:
        """Returns a number from 0 to n-1, evenly."""
        limit = (1 << 64) // n * n
        while True:
            block = hashlib.sha256(f"{self.prefix}{self.drawn}".encode()).digest()
            self.drawn += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % n


class FastDraws:
    """A small xorshift generator for search and playouts; not for anything secret."""

    def __init__(self, seed: int = 1) -> None:
        mixed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:4], "big")
        self.word: i64 = mixed or 1

    def randrange(self, n: int, /) -> int:
        """Returns a number from 0 to n-1; n stays below 2**31."""
        return int(self.below(n))

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n-1 without leaving machine integers."""
        word = self.word
        word = word ^ ((word << 13) & 0xFFFFFFFF)
        word = word ^ (word >> 17)
        word = word ^ ((word << 5) & 0xFFFFFFFF)
        self.word = word
        return (word * n) >> 32


def shuffled(items: list[str], draws: Draws) -> list[str]:
    """Returns the items in random order: Fisher-Yates from the last place down."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        place = draws.randrange(last + 1)
        order[last], order[place] = order[place], order[last]
    return order
