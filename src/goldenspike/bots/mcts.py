"""The strongest bot: searches the tree of what may follow, as long as its budget lasts."""

from __future__ import annotations

from goldenspike.bots.api import Advice, Bot, codes_of
from goldenspike.bots.search import Search
from goldenspike.engine.api import State
from goldenspike.judgement.budget import Budget
from goldenspike.judgement.knowledge import Knowledge


class MctsBot(Bot):
    """Plays the action it came back to most often."""

    level = "mcts"

    def __init__(self, knowledge: Knowledge, seed: int | None) -> None:
        super().__init__(seed)
        self.knowledge = knowledge

    def advise(self, state: State, seat: int, budget: float | Budget) -> list[Advice]:
        """Returns the candidates, the most visited first."""
        clock = Budget.of(budget).clock()
        codes_of(state, seat)
        draws = self.draws(state, seat)
        search = Search(self.knowledge, state, seat, draws, clock)
        search.run()
        root = search.root
        found = []
        for place, code in enumerate(root.codes):
            child = root.children[place]
            value, visits = root.first[place], 0
            if child is not None:
                value, visits = child.totals[seat] / child.visits, child.visits
            found.append(Advice(state.unpacked(seat, code), value, root.scores[place], visits))
        # The first judgement put them in order, which sorting keeps between equals.
        found.sort(key=lambda advice: -advice.visits)
        return found
