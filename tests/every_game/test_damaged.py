"""A damaged position is refused, or it can be played: nothing in it makes the rules loop."""

from __future__ import annotations

import contextlib
import json
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import goldenspike as gs

ODD: list[Any] = [-1, -2, 1, 3, 7, 63, 64, 255, 10**6, 2**40, True, None, "red", [], {}, 0.5]


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Ends what loops: far longer than any of it takes, however busy the machine is."""

    def out_of_time(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value where a single value stands."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, entry in inside:
        if isinstance(entry, dict | list) and entry:
            yield from places(entry, (*path, key))
        else:
            yield (*path, key)


def damaged(text: str, rng: random.Random) -> Any:
    value = json.loads(text)
    by_field: dict[str, list[tuple[Any, ...]]] = {}
    for path in places(value["position"]):
        by_field.setdefault(path[0], []).append(path)
    *way, last = rng.choice(by_field[rng.choice(sorted(by_field))])
    part = value["position"]
    for key in way:
        part = part[key]
    part[last] = rng.choice(ODD)
    return value


def play_out(state: gs.State, rng: random.Random) -> None:
    for _ in range(5_000):
        if state.is_over:
            return
        legal = state.legal_actions()
        if not legal:
            return
        state.apply(rng.choice(legal))
    raise TimeoutError


def test_a_damaged_position_is_refused_or_can_be_played(game: Any) -> None:
    rng = random.Random(36)
    refused = 0
    texts = [json.dumps(state.to_json()) for state in game.positions(36, every=29)]
    for number in range(240):
        value = damaged(texts[number % len(texts)], rng)
        with at_most(60):
            try:
                state = game.game.from_json(value)
            except gs.BadSetup:
                refused += 1
                continue
            # What is well formed and means nothing may end in a fault, but it may not hang.
            with contextlib.suppress(AssertionError, IndexError, KeyError, ValueError):
                play_out(state, rng)
    assert refused > 120


@pytest.mark.parametrize("finished", [-1, 64, 2**40])
def test_who_has_finished_is_a_set_of_companies(finished: int) -> None:
    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa", 7)
    value = state.to_json()
    value["position"]["finished"] = finished
    with pytest.raises(gs.BadSetup, match="finished"):
        state.game.from_json(value)


def test_what_is_not_conserved_is_no_position() -> None:
    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa", 7)
    value = state.to_json()
    value["position"]["cubes"][1] += 1
    with pytest.raises(gs.BadSetup, match="cubes are held"):
        state.game.from_json(value)
