"""A view is a function of the position: what was estimated on the way to it does not show."""

from __future__ import annotations

import json
import random

from librt.vecs import vec
from mypy_extensions import i64

import goldenspike as gs


def test_what_was_worked_out_before_does_not_show_in_the_view() -> None:
    rng = random.Random(4)
    state = gs.game("steam-barons").new(["Ann", "Ben", "Cy"], "northern-england", 4)
    compared = 0
    while not state.is_over:
        if state.n % 5 == 0:
            again = state.game.from_json(state.to_json())
            # As if every company could earn much with every cube, and that had been kept.
            state.tables = [vec[i64]([9] * (8 * state.map.stops)) for _ in range(6)]
            for seat in (None, 0, 1, 2):
                assert json.dumps(state.view(seat)) == json.dumps(again.view(seat))
            state.forget_tables()
            compared += 1
        state.apply(rng.choice(state.legal_actions()))
    assert compared > 10
