"""The past in memory: packed, the same as by replay, bounded over all tables, least used first."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from goldenspike.server.past import OVERHEAD, Past
from goldenspike.shelf import GAMES, game


def played(name: str, seed: int = 1) -> list[Any]:
    """Returns the states of a random game, one after each action."""
    rules = game(name)
    board = rules.library.boards(name)[0]
    state = rules.new(["A", "B", "C"], board, seed)
    rng = random.Random(seed)
    states = [state.copy()]
    while not state.is_over and len(states) < 60:
        state.apply(rng.choice(state.legal_actions()))
        states.append(state.copy())
    return states


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_packed_position_is_the_same_as_the_one_that_was_there(name: str) -> None:
    states = played(name)
    past = Past(10**9)
    for state in states:
        past.keep("t", state)
    assert past.size < 4000 * len(states)
    now = states[-1]
    for state in states:
        found = past.before("t", state.n, now)
        assert found is not None
        assert found.n == state.n
        assert found.seed is None
        assert found.position() == state.position()
        assert found.actions() == state.actions()
        for seat in (None, 0, 1):
            assert json.dumps(found.view(seat)) == json.dumps(state.view(seat))
        assert found.legal_actions() == state.legal_actions()


def test_all_tables_together_stay_within_the_bound_and_the_least_used_goes_first() -> None:
    states = played("steel-driver")[:21:4]
    past = Past(10**9)
    for state in states:
        past.keep("used", state)
    room = past.most = past.size + 2 * OVERHEAD
    for state in states:
        past.keep("unused", state)
        past.before("used", states[-1].n, states[-1])
        assert past.size <= room
    assert states[-1].n in past.places["used"]
    assert past.size == sum(len(packed) + OVERHEAD for packed in past.packed.values())
    assert sum(map(len, past.places.values())) == len(past.packed)


def test_what_is_taken_back_and_tables_that_are_let_go_are_forgotten() -> None:
    states = played("steel-driver")
    past = Past(10**9)
    for state in states[:20]:
        past.keep("t", state)
    n = states[10].n
    past.cut("t", n)
    found = past.before("t", 10**6, states[-1])
    assert found is not None
    assert found.n == n
    past.forget("t")
    assert (past.size, len(past.packed), past.places) == (0, 0, {})


def test_a_table_keeps_its_past_in_the_room_of_all_and_shows_it_without_any(
    house: Any, monkeypatch: Any
) -> None:
    past = house.server.tables.past
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", seed=4)
    ben.sit(table, 1)
    cy.sit(table, 2)
    id = table["id"]
    while ann.table(id)["n"] < 40:
        (ann, ben, cy)[ann.table(id)["to_act"][0]].play(id)
    assert past.places[id] == [16, 32]
    seen = [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in range(40)]
    monkeypatch.setattr(past, "most", 0)
    past.forget(id)
    again = [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in range(40)]
    assert again == seen
    assert id not in past.places
    house.server.tables.let_go(id)
    assert ann.table(id)["n"] >= 40
