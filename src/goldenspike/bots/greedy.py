"""The greedy bot: looks one step ahead and takes what leaves it best off."""

from __future__ import annotations

from goldenspike.bots.api import Advice, Bot, codes_of
from goldenspike.engine.api import State
from goldenspike.judgement.budget import Budget
from goldenspike.judgement.knowledge import Knowledge


class GreedyBot(Bot):
    """Plays every candidate once and judges where it stands then, rivals included."""

    level = "greedy"

    def __init__(self, knowledge: Knowledge, seed: int | None) -> None:
        super().__init__(seed)
        self.knowledge = knowledge

    def advise(self, state: State, seat: int, budget: float | Budget) -> list[Advice]:
        """Returns the actions it judged, best first; out of time, those it came to."""
        clock = Budget.of(budget).clock()
        codes_of(state, seat)
        draws = self.draws(state, seat)
        judged: list[tuple[float, Advice]] = []
        whim = self.knowledge.whim_in(state)
        for entry in self.knowledge.judged(state, seat, draws, clock):
            value = entry.shares[seat]
            chance = whim * draws.randrange(1000) / 1000
            advice = Advice(state.unpacked(seat, entry.code), value, entry.outlook[seat], 1)
            judged.append((value + chance, advice))
        judged.sort(key=lambda entry: -entry[0])
        return [advice for _, advice in judged]
