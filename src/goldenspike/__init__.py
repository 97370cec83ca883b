"""Golden Spike: railway board games with every rule enforced.

>>> import goldenspike as gs
>>> state = gs.game("steel-driver").new(seats=["Ann", "Ben", "Cy"], board="usa", seed=7)
>>> events = state.apply(state.legal_actions()[0])
"""

from typing import TYPE_CHECKING

from goldenspike.engine.api import CHANCE, Action, Event, Game, Option, State
from goldenspike.engine.errors import (
    BadSetup,
    IllegalAction,
    MalformedAction,
    MalformedBoard,
    MalformedLog,
    Refusal,
)
from goldenspike.shelf import game, games, read_log, write_log

if TYPE_CHECKING:
    from goldenspike.shelf import boards
else:
    from goldenspike import boards

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadSetup",
    "Event",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "MalformedBoard",
    "MalformedLog",
    "Option",
    "Refusal",
    "State",
    "boards",
    "game",
    "games",
    "read_log",
    "write_log",
]
