"""What is not listed is refused, and changes nothing."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from tests.every_game.conftest import Variant

import goldenspike as gs

ODD: dict[type, list[Any]] = {
    int: [-1, 0, 1, 2, 7, 10**6, 2**53 - 1, -(2**53) + 1],
    str: ["", "no-such", "red", "Z99", "\x00"],
    bool: [True, False],
}


def gathered(variant: Variant) -> Any:
    """Actions seen in a random game, and the values seen in each of their fields."""
    actions: dict[Any, Any] = {}
    values: dict[Any, Any] = {}
    for state in variant.positions(20, every=3):
        listed = state.legal_actions()
        for action in random.Random(state.n).sample(listed, min(5, len(listed))):
            wire = action.to_json()
            actions.setdefault(wire["type"], []).append(wire)
            for name, value in action.fields().items():
                values.setdefault((wire["type"], name), []).append(value)
    return actions, values


def disturbed(wire: Any, values: Any, rng: random.Random, players: int) -> Any:
    """The action with its seat or one field changed."""
    names = [name for name in wire if name not in ("seat", "type")]
    name = rng.choice(["seat", *names])
    if name == "seat":
        return {**wire, "seat": rng.choice([*range(players), -1, players, 2**53 - 1])}
    seen: list[Any] = values.get((wire["type"], name), [wire[name]])
    odd: list[Any] = ODD.get(type(wire[name]), seen)
    return {**wire, name: rng.choice([rng.choice(seen), *odd])}


def test_check_accepts_exactly_what_is_listed(variant: Variant) -> None:
    actions, values = gathered(variant)
    rng = random.Random(f"disturb {variant}")
    for state in variant.positions(21, every=4):
        listed = state.legal_actions()
        keys = {action.key() for action in listed}
        before = state.to_json()
        for action in listed:
            assert state.check(action) is None
            assert state.check(gs.Action.from_json(action.to_json())) is None
        wires = [action.to_json() for action in rng.sample(listed, min(8, len(listed)))]
        wires += [rng.choice(rng.choice(list(actions.values()))) for _ in range(8)]
        wires += [disturbed(wire, values, rng, variant.players) for wire in wires]
        for wire in wires:
            action = gs.Action.from_json(wire)
            refusal = state.check(action)
            if refusal is None:
                copy = state.copy()
                copy.apply(action)
                played = copy.actions()[state.n]
                assert played.key() in keys, f"{wire} is accepted and not listed"
            else:
                assert action.key() not in keys
                with pytest.raises(gs.IllegalAction) as raised:
                    state.apply(action)
                assert raised.value.refusal == refusal
                assert refusal.rule.partition("-")[0] in ("SD", "ST", "BA")
                assert refusal.text[0].isupper()
                assert refusal.text.endswith((".", "!"))
        assert state.to_json() == before


def test_every_refusal_can_travel(variant: Variant) -> None:
    state = variant.new()
    refusal = state.check(gs.Action.from_json({"seat": 99, "type": "pass"}))
    assert set(refusal.to_json()) == {"code", "text", "rule"}
    with pytest.raises(gs.IllegalAction) as raised:
        state.apply(gs.Action.from_json({"seat": 99, "type": "pass"}))
    again = pickle.loads(pickle.dumps(raised.value))
    assert again.refusal == refusal
    assert str(again) == str(raised.value)
