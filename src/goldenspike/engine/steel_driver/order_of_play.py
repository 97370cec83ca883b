"""The order of play of Steel Driver: one list of phases, and the place of each in it."""

from __future__ import annotations

from typing import Final

from goldenspike.engine.steel_driver.phases.auction import Auction, TakeCubes
from goldenspike.engine.steel_driver.phases.build import Build
from goldenspike.engine.steel_driver.phases.final import Claim, Score
from goldenspike.engine.steel_driver.phases.phase import Phase
from goldenspike.engine.steel_driver.phases.profits import EndTurn, TakeProfits

PHASES: Final[list[Phase]] = [
    # one turn, played five times
    TakeCubes(),
    Auction(),
    Build(),
    TakeProfits(),
    EndTurn(),
    # the final profit determination
    Claim(),
    Score(),
]

# Places in the list, as `phase` of a position names them; a test holds them to it.
TAKE_CUBES: Final = 0
AUCTION: Final = 1
BUILD: Final = 2
TAKE_PROFITS: Final = 3
END_TURN: Final = 4
CLAIM: Final = 5
SCORE: Final = 6
OVER: Final = 7
