"""Random draws: what a seed draws is the same for ever, and even."""

from __future__ import annotations

import collections
import random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.engine.chance import FastDraws, SeedDraws, shuffled


def test_what_a_seed_draws_never_changes() -> None:
    draws = SeedDraws(7, 0)
    assert [draws.randrange(6) for _ in range(20)] == [
        *[3, 1, 3, 2, 4, 4, 1, 4, 2, 3],
        *[5, 0, 5, 3, 1, 0, 5, 3, 3, 3],
    ]
    assert SeedDraws(2**200, 41).randrange(10**18) == 644_322_362_495_331_220
    assert shuffled(list("abcdefgh"), SeedDraws(7, 3)) == list("feahcgdb")


def test_a_seeded_game_never_changes() -> None:
    firsts = [
        gs.game("steel-driver")
        .new(["A"] * 6, "usa", seed, {"first": "random"})
        .view()["active_player"]
        for seed in range(12)
    ]
    assert firsts == [3, 4, 5, 0, 1, 2, 2, 3, 1, 5, 3, 5]


@pytest.mark.parametrize("begun", [lambda: SeedDraws(1, 1), lambda: FastDraws(1)])
@pytest.mark.parametrize("n", [2, 3, 7, 64])
def test_draws_are_even(begun: Any, n: int) -> None:
    draws = begun()
    counts = collections.Counter(draws.randrange(n) for _ in range(n * 400))
    assert set(counts) == set(range(n))
    assert max(counts.values()) < 400 * 1.35
    assert min(counts.values()) > 400 * 0.65


def test_draws_of_different_actions_and_seeds_differ() -> None:
    streams = {
        tuple(draws.randrange(1000) for _ in range(5))
        for draws in (SeedDraws(seed, turn) for seed in range(20) for turn in range(20))
    }
    assert len(streams) == 400


def test_fast_draws_stay_in_range_and_never_stick() -> None:
    draws = FastDraws(0)
    seen = [draws.randrange(2**31 - 1) for _ in range(2000)]
    assert all(0 <= value < 2**31 - 1 for value in seen)
    assert len(set(seen)) > 1990
    assert {FastDraws(seed).randrange(1) for seed in range(50)} == {0}


@pytest.mark.parametrize(
    "begun", [lambda: SeedDraws(3, 3), lambda: FastDraws(3), lambda: random.Random(3)]
)
def test_a_shuffle_reaches_every_order_evenly(begun: Any) -> None:
    draws = begun()
    counts = collections.Counter("".join(shuffled(list("abc"), draws)) for _ in range(3000))
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_a_shuffle_leaves_its_list_alone() -> None:
    items = list("abcdef")
    assert sorted(shuffled(items, FastDraws(1))) == items == list("abcdef")
