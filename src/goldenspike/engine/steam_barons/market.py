"""The market card: what performance pays, and how prices move (BA-6.1 to BA-6.3).

The card is data of the board; what a board leaves out is ours.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

SHARES: Final = 6
"""Shares of a company, unless the board says otherwise (BA-1.2)."""
DIVIDEND: Final = [min(performance // 3, 6) for performance in range(19)]
PROFIT: Final = [min(performance // 2, 10) for performance in range(21)]
BONUS: Final = [0] * 10 + [3] * 3 + [5] * 3 + [8]
ADJUSTMENT: Final = {
    1: [0],
    2: [2, -1],
    3: [2, 0, -2],
    4: [3, 1, -1, -3],
    5: [3, 2, 0, -2, -3],
    6: [3, 2, 1, -1, -2, -3],
}
"""By number of stacks: the change of price of each, best first."""

MOST_STACKS: Final = 6
BUST: Final = -1
"""The price of a company at B: one that would have fallen below 0 (BA-6.3)."""
HIGHEST_PRICE: Final = 18
"""No price rises above it (BA-6.3)."""


class Market:
    """One market card; lists go on with their last entry."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.shares: int = card.get("shares", SHARES)
        self._dividend: vec[i64] = vec[i64](card.get("dividend", DIVIDEND))
        self._profit: vec[i64] = vec[i64](card.get("profit", PROFIT))
        self._bonus: vec[i64] = vec[i64](card.get("bonus", BONUS))
        rows = {**ADJUSTMENT, **{int(n): row for n, row in card.get("adjustment", {}).items()}}
        self._changes: vec[i64] = vec[i64]([0] * (MOST_STACKS * (MOST_STACKS + 1)))
        """By six times the number of stacks + rank."""
        for stacks, row in rows.items():
            for rank, change in enumerate(row):
                self._changes[stacks * MOST_STACKS + rank] = change

    def dividend(self, performance: i64) -> i64:
        """Returns what each share pays its holder."""
        return _entry(self._dividend, performance)

    def profit(self, performance: i64) -> i64:
        """Returns what the company receives."""
        return _entry(self._profit, performance)

    def bonus(self, performance: i64) -> i64:
        """Returns what the controller gets as CEO, in all."""
        return _entry(self._bonus, performance)

    def change(self, stacks: i64, rank: i64) -> i64:
        """Returns how the price of a stack changes; the best stack has rank 0."""
        return self._changes[stacks * MOST_STACKS + rank]

    def to_json(self) -> dict[str, Any]:
        """Returns the card as a view shows it."""
        return {
            "shares": self.shares,
            "dividend": list(self._dividend),
            "profit": list(self._profit),
            "bonus": list(self._bonus),
            "adjustment": {
                str(stacks): [int(self.change(stacks, rank)) for rank in range(stacks)]
                for stacks in range(1, MOST_STACKS + 1)
            },
        }


def _entry(values: vec[i64], performance: i64) -> i64:
    last = len(values) - 1
    return values[performance if performance < last else last]
