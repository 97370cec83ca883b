"""Names that look alike: whoever watches must not pass for somebody who plays."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final


def looks_like_any(name: str, others: Iterable[str]) -> bool:
    """Returns whether a reader could take a name for one of the others.

    Case, spaces, accents and letters of other scripts that are drawn alike (UTS #39) make no
    difference.
    """
    own = set(looks(name))
    return any(own & set(looks(other)) for other in others)


MOST: Final = 100
"""Signs that are compared: one letter may stand for many."""


def looks(name: str) -> tuple[str, str]:
    """Returns what a name looks like, read as it stands and in small letters."""
    plain = unicodedata.normalize("NFKD", name)
    plain = "".join(sign for sign in plain if sign.isalnum() or not sign.isascii())
    plain = "".join(sign for sign in plain if unicodedata.category(sign) != "Mn")
    drawn = "".join(map(_drawn, plain)).casefold()
    small = "".join(map(_drawn, plain.casefold())).casefold()
    return (drawn or small or name)[:MOST], (small or drawn or name)[:MOST]


@cache
def _drawn(sign: str) -> str:
    """Returns the sign that stands for all that are drawn like this one."""
    # Loaded when the first name is compared: the table is large.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    alike: list[str] = [entry["c"].strip("\u200e") for entry in confusables_data.get(sign, [])]
    if len(alike) != 1:
        return sign  # of many it is the one that the others name
    back = confusables_data.get(alike[0], [])
    return min(sign, *alike) if len(back) == 1 else alike[0]
