"""How a train is driven (GR-2)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.engine.gem_run.lines import DESERT_FIRST, Made, drive, drive_to

from goldenspike.engine import gem_run
from goldenspike.engine.gem_run import Run
from goldenspike.engine.gem_run.sight import sight
from goldenspike.engine.gem_run.tuning import CHANGE, PORTAL, SPEEDS, STRETCH

TEXTS = sorted((Path(__file__).parents[3] / "src/goldenspike/engine/gem_run").glob("*.py"))


def numbers(run: Run) -> dict[str, object]:
    names = """tick at pace speed track came to change queued buffers chain best_chain row
    row_before gems taken chains time near steady stretch stretch_tick braked slowest heat hot gem
    block alarm train drift tunnel inside crossed fall_tick train_tick running last_on shut_until
    shut_block over hits signs"""
    return {name: getattr(run, name) for name in names.split()}


def test_GR_2_1_nothing_in_the_simulation_is_a_fraction_or_a_clock() -> None:
    assert TEXTS
    for path in TEXTS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not isinstance(node, ast.Div), path
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), path
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"time", "random"}, path


def test_GR_2_1_a_tick_follows_from_state_and_inputs_alone() -> None:
    line = gem_run.line(3)
    runs = [Run(line, 0, 3), Run(gem_run.line(3), 0, 3)]
    for tick in range(900):
        inputs = [["left"], ["right", "faster"], [], ["slower"], ["right"]][tick // 7 % 5]
        for run in runs:
            if not run.over:
                run.step(inputs)
        if tick % 50 == 0:
            runs.append(runs[0].copy())
        assert numbers(runs[0]) == numbers(runs[1])
        assert runs[-1].state_hash() == runs[0].state_hash()
    for number in ("tick", "at", "pace"):
        assert isinstance(getattr(runs[0], number), int)


def test_GR_2_2_left_and_right_lead_to_the_neighbouring_track_over_some_ticks() -> None:
    run = Made().run()
    drive(run, 1, "right")
    assert (run.track, run.came, run.to, run.change) == (1, 1, 2, 1)
    drive(run, int(CHANGE) // 2 - 1)
    assert (run.track, run.change) == (2, CHANGE // 2)
    drive(run, int(CHANGE) // 2)
    assert (run.track, run.came, run.to, run.change) == (2, 2, 2, 0)
    drive(run, int(CHANGE), "left")
    assert run.track == 1


@pytest.mark.parametrize(("track", "name"), [(0, "left"), (2, "right")])
def test_GR_2_2_there_is_no_track_beyond_the_outermost(track: int, name: str) -> None:
    run = drive(Made().run(track=track), 12, name)
    assert (run.track, run.to, run.change) == (track, track, 0)


def test_GR_2_2_the_fourth_track_is_reached_in_the_desert() -> None:
    assert drive(Made().run(DESERT_FIRST, track=2), 8, "right").track == 3


def test_GR_2_2_another_change_begins_when_one_has_ended() -> None:
    run = Made().run(track=0)
    run.step(["right"])
    run.step(["right"])
    assert (run.queued, run.to) == (1, 1)
    drive(run, 2 * int(CHANGE) - 2)
    assert (run.track, run.change, run.queued) == (2, 0, 0)


def test_GR_2_2_no_change_is_made_in_a_tunnel_or_close_before_it() -> None:
    made = Made().tunnel(9_000, ways=(0, 1, 2, 3))
    for place in (9_000 - int(PORTAL), 9_000, 10_500, 12_000):
        run = drive_to(made.run(), place)
        drive(run, 10, "left")
        assert run.track == 1, place
    assert drive(drive_to(made.run(), 9_000 - int(PORTAL) - 70), 10, "left").track == 0
    assert drive(drive_to(made.run(), 12_400), 10, "left").track == 0


@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_GR_2_2_a_change_begun_before_a_tunnel_ends_before_it(speed: int) -> None:
    run = drive_to(Made().tunnel(9_000).run(speed=speed), 9_000 - int(PORTAL) - SPEEDS[speed])
    drive(run, int(CHANGE), "left")
    assert (run.track, run.change) == (0, 0)
    assert run.at <= 9_000


def test_GR_2_2_there_are_five_speeds() -> None:
    run = Made().run(speed=1)
    seen = []
    for _ in range(6):
        seen.append(int(run.pace))
        drive(run, 40, "faster")
    assert tuple(seen[:5]) == SPEEDS[1:]
    assert run.speed == 5
    for _ in range(6):
        drive(run, 40, "slower")
    assert (run.speed, run.pace) == (1, SPEEDS[1])


def test_GR_2_2_two_inputs_fit_in_a_tick_and_no_third() -> None:
    run = Made().run()
    run.step(["right", "faster"])
    assert (run.to, run.speed) == (2, 4)
    with pytest.raises(ValueError, match="at most two"):
        run.step(["left", "left", "left"])
    with pytest.raises(ValueError, match="There is no input 'jump'"):
        run.step(["jump"])


@pytest.mark.parametrize("track", [0, 1, 2])
@pytest.mark.parametrize("speed", [1, 5])
def test_GR_2_3_first_track_and_first_speed_are_chosen(track: int, speed: int) -> None:
    run = Made().run(track=track, speed=speed)
    run.step()
    assert (run.track, run.speed, run.at) == (track, speed, SPEEDS[speed])


@pytest.mark.parametrize(("track", "speed"), [(3, 3), (-1, 3), (0, 0), (0, 6)])
def test_GR_2_3_what_cannot_be_chosen_is_refused(track: int, speed: int) -> None:
    with pytest.raises(ValueError, match=r"track|speed"):
        Made().run(track=track, speed=speed)


def test_GR_2_4_a_faster_stretch_brings_a_greater_time_bonus() -> None:
    bonuses = [drive_to(Made().run(speed=speed), STRETCH).time for speed in (2, 3, 4, 5)]
    assert bonuses == sorted(bonuses)
    assert len(set(bonuses)) == 4
    assert drive_to(Made().run(), 2 * STRETCH).time == 2 * bonuses[1]
    assert drive_to(Made().run(), STRETCH - 70).time == 0


@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_GR_2_4_a_change_takes_as_many_ticks_at_any_speed(speed: int) -> None:
    run = drive(Made().run(speed=speed), int(CHANGE) - 1, "left")
    assert run.change == CHANGE - 1
    run.step()
    assert (run.change, run.track) == (0, 0)


def test_GR_2_4_in_weather_less_is_seen_at_high_speed() -> None:
    for weather in (1, 2):
        seen = [sight(weather, pace) for pace in SPEEDS[1:]]
        assert seen == sorted(seen, reverse=True)
        assert len(set(seen)) == 5
    assert sight(0, SPEEDS[1]) == sight(0, SPEEDS[5]) > sight(1, SPEEDS[1]) > sight(2, SPEEDS[1])


def test_a_run_that_is_over_goes_on_no_more() -> None:
    run = drive_to(Made().run(speed=5), 10_000_000)
    assert run.over == 1
    with pytest.raises(ValueError, match="The run is over"):
        run.step()
