"""The order of play of Steam: one list of phases, and the place of each in it."""

from __future__ import annotations

from typing import Final

from goldenspike.engine.steam.phases.auction import OpeningAuction, OrderAuction
from goldenspike.engine.steam.phases.build import BuildTrack
from goldenspike.engine.steam.phases.capital import BuyCapital
from goldenspike.engine.steam.phases.income import EndTurn, IncomeAndExpenses
from goldenspike.engine.steam.phases.move import MoveGoods
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.phases.tiles import SelectTiles

PHASES: Final[list[Phase]] = [
    # once, with the option `order` = "auction" of the base rules
    OpeningAuction(),
    # one turn; the first two in the standard rules only
    BuyCapital(),
    OrderAuction(),
    SelectTiles(),
    BuildTrack(),
    MoveGoods(),
    IncomeAndExpenses(),
    EndTurn(),
]

# Places in the list, as `phase` of a position names them; a test holds them to it.
OPENING_AUCTION: Final = 0
BUY_CAPITAL: Final = 1
ORDER_AUCTION: Final = 2
SELECT_TILES: Final = 3
BUILD: Final = 4
MOVE: Final = 5
INCOME: Final = 6
END_TURN: Final = 7
OVER: Final = 8
FIRST_OF_TURN: Final = BUY_CAPITAL
