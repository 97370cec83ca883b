"""What the numbers of a written position may be, looked at before one is believed."""

from __future__ import annotations

from typing import Any

from goldenspike.engine.errors import BadSetup, quoted

WHOLE = 1_000_000_000
"""More than any sum or count of a game; money and points stay below it."""


class Range:
    """The numbers from `low` to `high`; in a list of `length` of them, if that is given.

    With `most` the list may also be shorter; `once` forbids a number to stand in it twice.
    """

    def __init__(
        self,
        low: int,
        high: int,
        length: int | None = None,
        most: int | None = None,
        once: bool = False,
    ) -> None:
        self.low = low
        self.high = high
        self.length = length
        self.most = most
        self.once = once

    def holds(self, value: object) -> bool:
        """Returns whether a value is of this kind."""
        if self.length is None and self.most is None:
            return self.has(value)
        if not isinstance(value, list) or not all(self.has(entry) for entry in value):
            return False
        if self.length is not None and len(value) != self.length:
            return False
        if self.most is not None and len(value) > self.most:
            return False
        return not self.once or len(set(value)) == len(value)

    def has(self, value: object) -> bool:
        """Returns whether a single number is one of these; true and false are none."""
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )


def check_ranges(position: object, ranges: dict[str, Range], others: dict[str, type]) -> None:
    """Returns None when every number of a position is in its range.

    `others` are the fields that are no numbers, with what they are.

    Raises:
        BadSetup: names a field that is missing, unknown or out of its range.
    """
    table: dict[str, Any] = position if isinstance(position, dict) else {}
    for name in [*ranges, *others]:
        if name not in table:
            raise BadSetup(f"The position lacks {name!r}.")
    for name, value in table.items():
        if name in ranges:
            good = ranges[name].holds(value)
        else:
            good = name in others and isinstance(value, others[name])
        if not good:
            raise BadSetup(f"The position has no such {quoted(name)}.")
