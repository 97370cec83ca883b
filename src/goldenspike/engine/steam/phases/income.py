"""Phase 4, income and expenses (ST-6, ST-10.6), and the end of the turn (ST-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goldenspike.engine.api import Event
from goldenspike.engine.steam.money import budget, pay
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.state import (
    LOWEST_INCOME,
    NO_TILE,
    TURN_ORDER,
    Position,
)

VP_WORTH: Final = 2
"""Dollars that a VP, and then an income, covers when cash is short (ST-10.6)."""


class IncomeAndExpenses(Phase):
    """In turn order everybody receives the income or pays a negative one (ST-6.1)."""

    name = "income"
    rule = "ST-6.1"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Settles with every seat in order; who cannot pay is out of the game (ST-8.3)."""
        for seat in s.order:
            amount = s.income[seat]
            if s.standard:
                amount -= s.locomotive[seat]  # ST-10.6
            if amount >= 0:
                s.money[seat] += amount
                tell_income(s, seat, amount, events)
            elif s.standard:
                pay_upkeep(s, seat, -amount, events)
            elif budget(s, seat) >= -amount:
                pay(s, seat, -amount, events)
                tell_income(s, seat, amount, events)
            else:
                go_bankrupt(s, seat, events)


def pay_upkeep(s: Position, seat: i64, cost: i64, events: list[Event] | None) -> None:
    """Pays from cash, then by VP, then by income, $2 each; an odd dollar is change (ST-10.6)."""
    short = cost - s.money[seat]
    s.money[seat] = max(0, -short)
    while short > 0:
        if s.vp[seat] > 0:
            s.vp[seat] -= 1
        elif s.income[seat] > LOWEST_INCOME:
            s.income[seat] -= 1
        else:
            go_bankrupt(s, seat, events)
            return
        short -= VP_WORTH
        if short < 0:
            s.money[seat] = -short
    tell_income(s, seat, -cost, events)


def tell_income(s: Position, seat: i64, amount: i64, events: list[Event] | None) -> None:
    """Reports what a seat received or, negative, paid."""
    if events is not None:
        events.append(
            {
                "type": "income",
                "seat": int(seat),
                "amount": int(amount),
                "money": int(s.money[seat]),
                "income": int(s.income[seat]),
                "vp": int(s.vp[seat]),
            }
        )


def go_bankrupt(s: Position, seat: i64, events: list[Event] | None) -> None:
    """Takes a seat out of the game: its links become unowned, its tile is out (ST-8.3)."""
    if events is not None:
        events.append({"type": "bankrupt", "seat": int(seat)})
    s.bankrupt |= 1 << seat
    s.money[seat] = 0
    s.tile[seat] = NO_TILE
    s.using[seat] = 0
    s.track.release(seat, events)


class EndTurn(Phase):
    """Phases 5 and 6: the next order, the tiles go back, a new turn or the end (ST-7.1)."""

    name = "income"
    rule = "ST-7.1"

    def begin(self, s: Position, events: list[Event] | None) -> None:
        """Sets the next order; on the last turn, or with nobody left, the game ends instead."""
        alive = [int(seat) for seat in s.order if not s.is_out(seat)]
        s.order = vec[i64](alive)
        if s.turn == s.turns or not alive:
            return
        if s.standard:
            s.free_pass = s.holder(TURN_ORDER)  # ST-10.4
        else:
            s.order = vec[i64](sorted(alive, key=lambda seat: s.tile[seat]))
        for seat in range(s.seats):
            s.tile[seat] = NO_TILE
            s.using[seat] = 0


def begin_turn(s: Position, events: list[Event] | None) -> None:
    """Reports that a turn began, in which order it is played and how many there are."""
    if events is not None:
        events.append(
            {
                "type": "turn_began",
                "turn": int(s.turn),
                "turns": int(s.turns),
                "order": [int(seat) for seat in s.order],
            }
        )
