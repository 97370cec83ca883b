"""What a bot is: asked for a decision, it answers within its budget.

A bot keeps nothing between two questions. All it needs is the state, of which it uses only
what its seat may know, so that any process may answer for any table.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import Any, Final

from goldenspike.engine.api import Action, State
from goldenspike.engine.chance import FastDraws
from goldenspike.judgement.budget import Budget

SEEDS: Final = 2**31
"""Bots draw their own seeds below this when they are given none."""


class Advice:
    """One action a bot considered, with its reasons in numbers."""

    def __init__(self, action: Action, value: float, score: float, visits: int) -> None:
        self.action = action
        self.value = value
        """The share of the win the seat may expect after it, from 0 to 1."""
        self.score = score
        """The final score the seat may expect after it, in the game's own measure."""
        self.visits = visits
        """How many lines of play through it were looked at."""

    def to_json(self) -> dict[str, Any]:
        """Returns `{"action", "value", "score", "visits"}`."""
        return {
            "action": self.action.to_json(),
            "value": round(self.value, 4),
            "score": round(self.score, 1),
            "visits": self.visits,
        }


class Bot(ABC):
    """A player that is a program."""

    level: str

    def __init__(self, seed: int | None) -> None:
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed

    def choose(self, state: State, seat: int, budget: float | Budget) -> Action:
        """Returns what the bot does for a seat that must act; never later than budget + 1 s.

        Raises:
            ValueError: the seat need not act.
        """
        return self.advise(state, seat, budget)[0].action

    @abstractmethod
    def advise(self, state: State, seat: int, budget: float | Budget) -> list[Advice]:
        """Returns what the seat may do, the bot's own choice first, with values and visits.

        Raises:
            ValueError: the seat need not act.
        """

    def draws(self, state: State, seat: int) -> FastDraws:
        """Returns the random source for one decision: the same for the same bot and moment."""
        return FastDraws((self.seed * 1_000_003 + state.n) * 31 + seat)


def codes_of(state: State, seat: int) -> list[int]:
    """Returns the packed actions a seat may choose from.

    Raises:
        ValueError: the seat need not act.
    """
    codes = state.legal_codes(seat) if seat in state.to_act else []
    if not codes:
        raise ValueError(f"Seat {seat} has nothing to decide now.")
    return codes
