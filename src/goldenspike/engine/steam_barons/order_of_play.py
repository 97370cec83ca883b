"""The order of play of Steam Barons: one list of phases, and the place of each in it."""

from __future__ import annotations

from typing import Final

from goldenspike.engine.steam_barons.phases.build import BuildTrack
from goldenspike.engine.steam_barons.phases.dividends import Dividends
from goldenspike.engine.steam_barons.phases.end_round import Bankruptcies, CompanyOrder
from goldenspike.engine.steam_barons.phases.move import MoveGoods
from goldenspike.engine.steam_barons.phases.phase import Phase
from goldenspike.engine.steam_barons.phases.sell import SellShares
from goldenspike.engine.steam_barons.phases.shares import BuyShares

PHASES: Final[list[Phase]] = [
    # one round, played five times (BA-2)
    BuyShares(),
    BuildTrack(),
    MoveGoods(),
    Dividends(),
    SellShares(),
    Bankruptcies(),
    CompanyOrder(),
]

# Places in the list, as `phase` of a position names them; a test holds them to it.
BUY: Final = 0
BUILD: Final = 1
MOVE: Final = 2
DIVIDENDS: Final = 3
SELL: Final = 4
BANKRUPTCIES: Final = 5
COMPANY_ORDER: Final = 6
OVER: Final = 7
