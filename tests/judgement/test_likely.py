"""What is likely is a function of the position: what was estimated before does not show."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

import goldenspike as gs
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.steel_driver.game import SteelDriverState
from goldenspike.judgement import knowledge_of
from goldenspike.judgement.steam_barons import reach
from goldenspike.judgement.steel_driver import gains

BOARDS = {"steel-driver": "usa", "steam": "northeast", "steam-barons": "northern-england"}


def told(state: gs.State, seat: int | None) -> dict[str, Any]:
    view = state.view(seat)
    knowledge_of(state.game.id).add_likely(state, view)
    return view


@pytest.mark.parametrize("game", gs.games())
def test_the_same_position_promises_the_same_whatever_was_looked_at_before(game: str) -> None:
    rng = random.Random(4)
    state = gs.game(game).new(["Ann", "Ben", "Cy"], BOARDS[game], 4)
    compared = 0
    while not state.is_over:
        if state.n % 5 == 0:
            first = [json.dumps(told(state, seat)) for seat in (None, 0, 1, 2)]
            for memo in (gains.MEMO, reach.MEMO):
                for place in range(len(memo)):
                    memo[place] = None
            again = state.game.from_json(state.to_json())
            assert [json.dumps(told(again, seat)) for seat in (None, 0, 1, 2)] == first
            compared += 1
        state.apply(rng.choice(state.legal_actions()))
    assert compared > 5


@pytest.mark.parametrize("game", gs.games())
def test_the_view_itself_estimates_nothing(game: str) -> None:
    state = gs.game(game).new(["Ann", "Ben", "Cy"], BOARDS[game], 4)
    assert "outlook" not in json.dumps(state.view())
    assert "likely" not in json.dumps(state.view())
    assert json.dumps(told(state, None)).count('"outlook"') == 3


def test_gains_found_in_the_memo_are_those_of_the_links() -> None:
    draws = FastDraws(6)
    state = cast(SteelDriverState, gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa", 6))
    while not state.is_over:
        known = list(gains.known_gains(state))
        assert known == list(gains.Known(state).gains)
        actions = state.legal_actions()
        state.apply(actions[draws.randrange(len(actions))])
