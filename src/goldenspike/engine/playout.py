"""Random play to the end, the yardstick of speed and the simplest of all searches."""

from __future__ import annotations

from mypy_extensions import i64

from goldenspike.engine.api import State
from goldenspike.engine.chance import FastDraws


def playout(state: State, draws: FastDraws) -> int:
    """Plays random legal actions until the game is over; returns how many decisions it took.

    The state is played on without record: pass a copy. What has no seed is drawn.
    """
    decisions: i64 = 0
    while not state.is_over:
        if state.chance_due is not None:
            state.play_chance(state.sample_chance(draws), None)
            continue
        seats = state.to_act
        seat = seats[0]
        if len(seats) > 1:
            seat = seats[draws.below(len(seats))]
        codes = state.legal_codes(seat)
        state.play(codes[draws.below(len(codes))], None)
        decisions += 1
    return int(decisions)
