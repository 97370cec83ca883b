"""The random bot: any legal action, each as likely as any other."""

from __future__ import annotations

from goldenspike.bots.api import Advice, Bot, codes_of
from goldenspike.engine.api import State
from goldenspike.judgement.budget import Budget


class RandomBot(Bot):
    """Chooses evenly among all legal actions."""

    level = "random"

    def advise(self, state: State, seat: int, budget: float | Budget) -> list[Advice]:
        """Returns all legal actions, the one drawn first; it knows no values."""
        Budget.of(budget)
        codes = codes_of(state, seat)
        drawn = self.draws(state, seat).randrange(len(codes))
        codes[0], codes[drawn] = codes[drawn], codes[0]
        fair = 1.0 / len(state.header.seats)
        return [Advice(state.unpacked(seat, code), fair, 0.0, 0) for code in codes]
