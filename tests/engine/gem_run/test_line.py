"""The line: its shape, its seed, the proof that it can be driven (GR-1)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.engine.gem_run.lines import DESERT_FIRST, Made, drive, drive_to

from goldenspike.engine import gem_run
from goldenspike.engine.gem_run import Line, Run
from goldenspike.engine.gem_run.drivable import Way, way_through
from goldenspike.engine.gem_run.driving import INPUTS
from goldenspike.engine.gem_run.generator import laid
from goldenspike.engine.gem_run.state import folded
from goldenspike.engine.gem_run.tuning import (
    CHANGE,
    DESERT,
    FOREST,
    MIDDLE,
    SNOW,
    SPEEDS,
    STRETCH,
    STRETCHES,
    TICKS_A_SECOND,
    VERSION,
)

LISTS = [
    "gem_at",
    "gem_track",
    "gem_kind",
    "gem_row",
    "gem_mirage",
    "block_at",
    "block_track",
    "block_kind",
    "block_length",
    "block_alarm",
    "block_hidden",
    "block_mirage",
    "alarm_block",
    "drift_at",
    "drift_track",
    "drift_length",
    "train_alarm",
    "train_at",
    "train_track",
    "train_pace",
    "train_length",
    "train_until",
    "tunnel_mouth",
    "tunnel_cross",
    "tunnel_exit",
    "tunnel_ways",
]


def content(line: Line) -> dict[str, object]:
    return {name: getattr(line, name) for name in [*LISTS, "landscapes", "weather"]}


def test_GR_1_1_a_line_takes_70_to_100_seconds_at_middle_speed() -> None:
    length = gem_run.line(1).length
    assert length == STRETCHES * STRETCH
    assert 70 <= length / SPEEDS[MIDDLE] / TICKS_A_SECOND <= 100


def test_GR_1_1_three_landscapes_come_in_an_order_the_seed_draws() -> None:
    orders = {tuple(gem_run.line(seed).landscapes) for seed in range(60)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(FOREST, SNOW, DESERT)}


def test_GR_1_1_there_are_three_tracks_and_four_in_the_desert() -> None:
    line = Made().line(DESERT_FIRST)
    assert [line.tracks(stretch) for stretch in range(STRETCHES)] == [4] * 4 + [3] * 8
    for seed in range(50):
        drawn = gem_run.line(seed)
        for name in ("gem", "block", "drift", "train"):
            places, tracks = getattr(drawn, f"{name}_at"), getattr(drawn, f"{name}_track")
            for at, track in zip(places, tracks, strict=True):
                assert 0 <= track < drawn.tracks(at // STRETCH)


def test_GR_1_1_a_train_leaves_a_track_that_ends_by_itself() -> None:
    run = drive_to(Made().run(DESERT_FIRST, track=3), 4 * STRETCH)
    assert (run.track, run.tracks) == (3, 3)
    drive(run, int(CHANGE))
    assert (run.track, run.change) == (2, 0)


def test_GR_1_2_the_same_seed_is_the_same_line() -> None:
    assert content(gem_run.line(5)) == content(gem_run.line(5, version=VERSION))
    assert content(gem_run.line(5)) != content(gem_run.line(6))


def test_GR_1_2_lines_stay_what_they_are() -> None:
    mark = 2166136261
    for seed in (*range(20), (1 << 53) - 1):
        line = gem_run.line(seed)
        for name in [*LISTS, "landscapes", "weather"]:
            for number in getattr(line, name):
                mark = int(folded(mark, number))
    assert mark == 1849132954


@pytest.mark.parametrize("seed", [-1, 1 << 53])
def test_GR_1_2_only_numbers_a_page_can_hold_are_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match="no line of seed"):
        gem_run.line(seed)


def test_GR_1_2_another_version_is_not_drawn_as_this_one() -> None:
    with pytest.raises(ValueError, match="Version 2 of the rules is not known"):
        gem_run.line(1, version=2)


def test_GR_1_2_all_lists_are_in_order() -> None:
    for seed in range(50):
        line = gem_run.line(seed)
        alarms = [line.block_alarm[block] for block in line.alarm_block]
        for places in (
            line.gem_at, line.block_at, line.drift_at, line.train_alarm, line.tunnel_mouth, alarms,
        ):  # fmt: skip
            assert all(one <= other for one, other in pairwise(places))


def is_driven(line: Line, way: Way) -> bool:
    """Whether a way leads to the end without a hit."""
    run = Run(line, way.track, MIDDLE)
    moves = dict(way.moves)
    while not run.over:
        run.play(moves.get(int(run.tick), -1), -1)
    return run.over == 1 and not run.hits and run.tick == way.ticks


@pytest.mark.parametrize("first", range(0, 2_000, 200))
def test_GR_1_3_two_thousand_lines_can_be_driven_without_a_hit(first: int) -> None:
    redrawn = 0
    for seed in range(first, first + 200):
        line = gem_run.line(seed)
        assert is_driven(line, way_through(line)), seed
        redrawn += line.redrawn
    # The proof is not for show: some stretches had no way.
    assert redrawn > 10


def test_GR_1_3_a_wall_is_seen_to_have_no_way() -> None:
    wall = Made().rock(30_000, 0).rock(30_000, 1).rock(30_000, 2).line()
    way = way_through(wall)
    assert way.track == -1
    assert way.reached == 30_000 // STRETCH


def test_GR_1_3_the_search_finds_the_only_way() -> None:
    made = Made()
    for number, free in enumerate([0, 2, 1, 0, 1, 2, 2, 0]):
        for track in {0, 1, 2} - {free}:
            made.rock(9_000 + 1_700 * number, track)
    line = made.line()
    assert is_driven(line, way_through(line))


def test_GR_1_3_a_stretch_without_a_way_is_drawn_again_and_no_other() -> None:
    redrawn = [line for line in map(gem_run.line, range(40)) if line.redrawn]
    assert redrawn
    for line in redrawn:
        attempts = [0] * STRETCHES
        first = laid(line.seed, VERSION, attempts)
        way = way_through(first)
        assert way.track == -1
        for _ in range(line.redrawn):
            attempts[way_through(laid(line.seed, VERSION, attempts)).reached] += 1
        assert content(laid(line.seed, VERSION, attempts)) == content(line)
        begun = way.reached * STRETCH
        assert [at for at in first.gem_at if at < begun] == [at for at in line.gem_at if at < begun]


def test_a_line_has_a_tunnel_in_every_landscape_and_trains() -> None:
    lines = [gem_run.line(seed) for seed in range(40)]
    for line in lines:
        thirds = [mouth // (STRETCH * STRETCHES // 3) for mouth in line.tunnel_mouth]
        assert thirds == [0, 1, 2]
    assert min(len(line.train_at) for line in lines) >= 1
    assert {pace > 0 for line in lines for pace in line.train_pace} == {True, False}


def test_inputs_have_the_names_of_the_rules() -> None:
    assert INPUTS == ("left", "right", "faster", "slower")
