"""Money: what a seat can pay, and raising capital (ST-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.errors import Refusal
from goldenspike.engine.steam.state import LOWEST_INCOME, Position

STEP: Final = 5
"""Dollars a step of capital brings (ST-8.2)."""
STEP_VP: Final = 2
"""VP that a step costs at the lowest income (ST-8.2)."""


def most_steps(s: Position, seat: i64) -> i64:
    """Returns how many steps of capital a seat can raise: by income, then by VP (ST-8.2)."""
    return s.income[seat] - LOWEST_INCOME + s.vp[seat] // STEP_VP


def budget(s: Position, seat: i64) -> i64:
    """Returns the most that a seat can pay now (ST-8.3; standard: its cash, ST-10.3)."""
    if s.standard:
        return s.money[seat]
    return s.money[seat] + STEP * most_steps(s, seat)


def raise_capital(s: Position, seat: i64, steps: i64, events: list[Event] | None) -> None:
    """Raises capital in so many steps, each for one income or at the lowest for 2 VP (ST-8.2)."""
    if steps <= 0:
        return
    for _ in range(steps):
        s.money[seat] += STEP
        if s.income[seat] > LOWEST_INCOME:
            s.income[seat] -= 1
        else:
            s.vp[seat] -= STEP_VP
    if events is not None:
        events.append(
            {
                "type": "capital_raised",
                "seat": int(seat),
                "steps": int(steps),
                "money": int(s.money[seat]),
                "income": int(s.income[seat]),
                "vp": int(s.vp[seat]),
            }
        )


def pay(s: Position, seat: i64, cost: i64, events: list[Event] | None) -> None:
    """Pays a cost within the budget: cash first, then just the steps it needs (ST-8.1, ST-8.2)."""
    short = cost - s.money[seat]
    if short > 0:
        raise_capital(s, seat, (short + STEP - 1) // STEP, events)
    s.money[seat] -= cost


def too_dear(s: Position, seat: i64, cost: i64, what: str) -> Refusal:
    """Returns the refusal of a voluntary cost that cannot be paid (ST-8.3, ST-10.3)."""
    if s.standard:
        return Refusal(
            "money/too-little-cash",
            f"{what} costs ${cost}, and there are ${s.money[seat]} in cash.",
            "ST-10.3",
        )
    return Refusal(
        "money/cannot-raise",
        f"{what} costs ${cost}; cash and capital together come to ${budget(s, seat)}.",
        "ST-8.3",
    )
