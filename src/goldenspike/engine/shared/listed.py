"""Legal actions written out from their codes, those of laying tiles only once."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.api import Action, State
from goldenspike.engine.shared.hex_map import LAY


def listed(state: State, seat: int, codes: list[int], lays: list[Any]) -> list[Action]:
    """Returns the actions of a seat's codes, which list tiles first.

    `lays` holds the actions of laying made so far, by the code without its kind; those made
    now are added.
    """
    if len(codes) == 0 or codes[0] & 15 != LAY:
        return [state.unpacked(seat, code) for code in codes]
    actions: list[Any] = []
    for code in codes:
        number: i64 = code
        if number & 15 != LAY:
            actions.append(state.unpacked(seat, code))
            continue
        lay: Any = lays[number >> 4]
        if lay is None:
            lay = state.unpacked(seat, code)
            lays[number >> 4] = lay
        actions.append(lay)
    return actions
