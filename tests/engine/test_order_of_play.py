"""The order of play is one list, and the numbers beside it name its places."""

from __future__ import annotations

import importlib

import pytest

import goldenspike as gs

NAMED = {
    "steel-driver": {
        "TAKE_CUBES": "TakeCubes", "AUCTION": "Auction", "BUILD": "Build",
        "TAKE_PROFITS": "TakeProfits", "END_TURN": "EndTurn", "CLAIM": "Claim", "SCORE": "Score",
    },
    "steam": {
        "OPENING_AUCTION": "OpeningAuction", "BUY_CAPITAL": "BuyCapital",
        "ORDER_AUCTION": "OrderAuction", "SELECT_TILES": "SelectTiles", "BUILD": "BuildTrack",
        "MOVE": "MoveGoods", "INCOME": "IncomeAndExpenses", "END_TURN": "EndTurn",
    },
    "steam-barons": {
        "BUY": "BuyShares", "BUILD": "BuildTrack", "MOVE": "MoveGoods",
        "DIVIDENDS": "Dividends", "SELL": "SellShares", "BANKRUPTCIES": "Bankruptcies",
        "COMPANY_ORDER": "CompanyOrder",
    },
}  # fmt: skip


@pytest.mark.parametrize("game", gs.games())
def test_every_phase_has_its_number_and_every_number_its_phase(game: str) -> None:
    order = importlib.import_module(f"goldenspike.engine.{game.replace('-', '_')}.order_of_play")
    for name, phase in NAMED[game].items():
        assert type(order.PHASES[getattr(order, name)]).__name__ == phase
    assert len(NAMED[game]) == len(order.PHASES) == order.OVER
