"""Positions of real games that bots are tried on."""

from __future__ import annotations

import goldenspike as gs
from goldenspike.engine.chance import FastDraws


def played(actions: int, seed: int = 1, players: int = 3, game: str = "steel-driver") -> gs.State:
    """Returns a game after so many random actions."""
    names = [f"seat {seat}" for seat in range(players)]
    state = gs.game(game).new(names, gs.boards(game)[0], seed)
    draws = FastDraws(seed)
    while state.n < actions and not state.is_over:
        codes = state.legal_codes(state.to_act[0])
        state.apply_unchecked(state.unpacked(state.to_act[0], codes[draws.randrange(len(codes))]))
    return state


def walk(seed: int, players: int = 3, game: str = "steel-driver") -> list[gs.State]:
    """Returns every position of a random game that asks something."""
    positions = []
    state = played(0, seed, players, game)
    draws = FastDraws(seed)
    while not state.is_over:
        positions.append(state.copy())
        codes = state.legal_codes(state.to_act[0])
        state.apply_unchecked(state.unpacked(state.to_act[0], codes[draws.randrange(len(codes))]))
    return positions
