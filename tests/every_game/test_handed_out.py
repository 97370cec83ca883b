"""Nothing that is handed out leads back: whoever changes it changes a copy of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import goldenspike as gs
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.replay import log_lines


def spoil(value: Any) -> None:
    """Changes everything in a JSON value, to its leaves."""
    if isinstance(value, dict):
        for key in list(value):
            spoil(value[key])
            value[key] = "spoilt"
        value["more"] = "spoilt"
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            spoil(entry)
            value[place] = "spoilt"
        value.append("spoilt")


def handed_out(state: gs.State) -> Iterator[Any]:
    """Everything that a state, its header and its board give to whoever asks."""
    yield state.to_json()
    for seat in (None, *range(len(state.header.seats))):
        yield state.view(seat)
    for action in state.legal_actions():
        yield action.to_json()
    for action in state.actions():
        yield action.to_json()
    yield state.legal_actions()
    yield state.actions()
    yield state.public_actions()
    yield state.scores
    yield state.ranking
    yield state.result()
    yield state.header.to_json()
    yield state.header.seats
    yield state.header.options
    yield state.header.board.content
    for option in state.game.options:
        yield option.values


def everything(state: gs.State) -> str:
    return json.dumps([repr(one) for one in handed_out(state)] + list(log_lines(state)))


def played(variant: Any, spoiling: bool) -> list[str]:
    """A random game, told by all that it hands out; perhaps with all of that spoilt meanwhile."""
    state, draws, told = variant.new(77), FastDraws(5), []
    while True:
        if state.n % 17 == 0 or state.is_over:
            told.append(everything(state))
        if spoiling and state.n % 7 == 0:
            for one in handed_out(state):
                spoil(one)
        if state.is_over:
            return told
        legal = state.legal_actions()
        action = legal[draws.randrange(len(legal))]
        wire = action.to_json()
        read = gs.Action.from_json(wire)
        if spoiling:
            spoil(wire)
        events = [*state.foresee(action), *state.apply(read)]
        told.append(json.dumps(events))
        if spoiling:
            spoil(events)


def test_whoever_spoils_what_was_handed_out_changes_nothing(game: Any) -> None:
    before = played(game, spoiling=False)
    assert played(game, spoiling=True) == before
    assert played(game, spoiling=False) == before, "a later game is what it was"


def test_boards_and_games_that_are_handed_out_are_copies() -> None:
    for game in gs.games():
        names = gs.boards(game)
        spoil(names)
        assert "spoilt" not in gs.boards(game)
    games = gs.games()
    spoil(games)
    assert "spoilt" not in gs.games()
