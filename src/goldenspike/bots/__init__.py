"""Bots: one a file, each seeing only what its seat may know.

from goldenspike.bots import bot

action = bot("greedy", "steel-driver").choose(state, seat, 0.5)
"""

from __future__ import annotations

from goldenspike.bots.api import Advice, Bot
from goldenspike.bots.greedy import GreedyBot
from goldenspike.bots.mcts import MctsBot
from goldenspike.bots.random import RandomBot
from goldenspike.engine.errors import BadSetup
from goldenspike.judgement import knowledge_of
from goldenspike.judgement.budget import Budget

__all__ = ["LEVELS", "Advice", "Bot", "Budget", "bot"]

LEVELS = ("random", "greedy", "mcts")
"""The levels from the weakest to the strongest."""


def bot(level: str, game_id: str, seed: int | None = None) -> Bot:
    """Returns a bot of a level for a game.

    With a seed, and a budget of iterations only, the same position always gets the same answer.

    Raises:
        BadSetup: there is no such level.
    """
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(knowledge_of(game_id), seed)
    if level == "mcts":
        return MctsBot(knowledge_of(game_id), seed)
    raise BadSetup(f"There is no bot {level!r}; there are {', '.join(LEVELS)}.")
