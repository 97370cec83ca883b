"""What lies on the line (GR-3)."""

from __future__ import annotations

import pytest
from tests.engine.gem_run.lines import DESERT_FIRST, SNOW_FIRST, Made, drive, drive_to

from goldenspike.engine import gem_run
from goldenspike.engine.gem_run import Run, events
from goldenspike.engine.gem_run.sight import block_seen, gem_seen
from goldenspike.engine.gem_run.tuning import (
    AVALANCHE_FALLS,
    AVALANCHE_WARNS,
    BUFFERS,
    CHAIN_MOST,
    CHAIN_STEP,
    DRIFT_SHOWS,
    FINE,
    GLOW,
    GREAT,
    HEAT_AGAIN,
    HEAT_MOST,
    LAMP,
    MIRAGE_FADES,
    NEAR_TICKS,
    NEAR_WORTH,
    SMALL,
    SPEEDS,
    STEADY,
    STRETCH,
    TRUNK_FALLS,
    WORTH,
)

# Gems


@pytest.mark.parametrize(("kind", "fastest"), [(SMALL, 5), (FINE, 3), (GREAT, 2)])
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_GR_3_1_gems_are_caught_up_to_their_speed(kind: int, fastest: int, speed: int) -> None:
    run = drive_to(Made().gem(2_000, kind=kind).run(speed=speed), 3_000)
    caught = speed <= fastest
    assert run.taken[kind] == caught
    assert run.score == (WORTH[kind] if caught else 0)


def test_GR_3_1_gems_of_other_tracks_are_not_caught() -> None:
    assert drive_to(Made().gem(2_000, track=0).run(), 3_000).taken == [0, 0, 0]


def row(count: int, number: int = 0, start: int = 1_000, made: Made | None = None) -> Made:
    made = made or Made()
    for place in range(count):
        made.gem(start + 260 * place, row=number)
    return made


def test_GR_3_1_a_chain_raises_the_worth_step_by_step() -> None:
    run = drive_to(row(30).run(), 12_000)
    assert (run.chain, run.best_chain, run.gems[SMALL]) == (30, 30, 300)
    raised = [WORTH[SMALL] * min(chain, int(CHAIN_MOST)) // CHAIN_STEP for chain in range(30)]
    assert run.chains == sum(raised)
    assert raised[1] > raised[0]
    assert raised[29] == raised[20]


def test_GR_3_1_a_chain_goes_on_from_row_to_row() -> None:
    made = row(4, 1, 5_000, row(3))
    made.gem(4_000, track=0, row=2)
    assert drive_to(made.run(), 9_000).chain == 7


def test_GR_3_1_a_missed_gem_of_the_row_breaks_the_chain() -> None:
    run = drive_to(row(3).gem(2_500, track=0).gem(3_000).run(), 4_000)
    assert (run.chain, run.best_chain) == (1, 3)


def test_GR_3_1_a_gem_that_slips_through_breaks_the_chain_of_its_row() -> None:
    run = drive_to(row(3).gem(2_500, kind=GREAT).run(), 4_000)
    assert (run.chain, run.best_chain, run.taken) == (0, 3, [3, 0, 0])


def test_GR_3_1_a_row_left_for_another_breaks_the_chain() -> None:
    made = row(3).gem(3_000, track=0, row=1).gem(3_500)
    run = drive(drive_to(made.run(), 1_600), 10, "left")
    drive_to(run, 4_000)
    assert (run.taken[SMALL], run.best_chain, run.chain) == (4, 4, 0)


def test_GR_3_1_a_hit_breaks_the_chain() -> None:
    run = drive_to(row(3).rock(2_000).gem(2_500, row=1).run(), 3_000)
    assert (run.best_chain, run.chain) == (3, 1)


def test_GR_3_1_lines_have_few_great_gems() -> None:
    kinds = [kind for seed in range(50) for kind in gem_run.line(seed).gem_kind]
    assert 0 < kinds.count(GREAT) < kinds.count(FINE) < kinds.count(SMALL)
    assert kinds.count(GREAT) <= 50 * 6


# Rocks


def test_GR_3_2_a_rock_costs_a_buffer_and_all_speed() -> None:
    run = drive_to(Made().rock(2_000).run(speed=4), 2_000)
    assert (run.buffers, run.pace, run.speed, run.at, run.over) == (BUFFERS - 1, 0, 1, 2_000, 0)
    assert BUFFERS == 3
    drive(run, 60)
    assert run.pace == SPEEDS[1]
    assert run.buffers == BUFFERS - 1


def test_GR_3_2_a_rock_on_another_track_costs_nothing() -> None:
    assert drive_to(Made().rock(2_000, 0).rock(2_000, 2).run(), 3_000).buffers == BUFFERS


def test_GR_3_2_without_buffers_the_run_ends_and_what_was_gathered_counts() -> None:
    made = row(3).rock(2_000).rock(4_000).rock(6_000)
    run = drive_to(made.run(), 9_000)
    assert (run.over, run.buffers, len(run.hits)) == (2, 0, 3)
    assert run.score == 30 + run.chains > 30


# Other trains


def test_GR_3_3_a_slower_train_sets_out_and_is_run_into() -> None:
    run = Made().train(5_000).run()
    drive(run, 1)
    assert run.running == []
    drive(run, 1)
    assert run.running == [0]
    assert (events.TRAIN, 0, 1) in run.events
    place = run.train_place(0)
    drive(run, 10)
    assert run.train_place(0) == place + 220
    drive_to(run, 12_000)
    assert run.over == 3
    assert run.train_place(0) <= run.at + 66


def test_GR_3_3_an_oncoming_train_is_run_into() -> None:
    run = Made().train(9_000, pace=-45).run()
    drive(run, 2)
    assert (events.TRAIN, 0, -1) in run.events
    drive_to(run, 12_000)
    assert run.over == 3
    assert 4_000 < run.at < 7_000


@pytest.mark.parametrize("pace", [22, -45])
def test_GR_3_3_a_train_on_another_track_is_passed(pace: int) -> None:
    run = drive_to(Made().train(5_000, track=0, pace=pace).run(), 13_000)
    assert (run.over, run.running, run.score) == (0, [], 0)


@pytest.mark.parametrize("pace", [22, -45])
def test_GR_3_3_changing_beside_a_train_is_a_collision(pace: int) -> None:
    run = Made().train(5_000, track=0, pace=pace).run()
    while run.at < run.train_place(0) + 200 or not run.running:
        run.step()
    drive(run, 10, "left")
    assert run.over == 3


def test_GR_3_3_a_slower_train_leaves_the_line() -> None:
    run = drive_to(Made().train(3_000, until=3_200).run(), 9_000)
    assert (run.over, run.running) == (0, [])


# Tunnels


def test_GR_3_4_tracks_cross_inside_as_the_signal_says() -> None:
    for track, out in enumerate((1, 2, 0)):
        run = drive_to(Made().tunnel(4_000).run(track=track), 4_000)
        assert (run.inside, run.track) == (1, track)
        drive_to(run, 5_699)
        drive(run, 2)
        assert (run.crossed, run.track) == (1, out)
        drive_to(run, 7_400)
        assert (run.inside, run.track, run.tunnel) == (0, out, 1)


def test_GR_3_4_every_tunnel_throws_somebody_for_a_loop() -> None:
    for seed in range(60):
        line = gem_run.line(seed)
        for tunnel, mouth in enumerate(line.tunnel_mouth):
            tracks = line.tracks(mouth // STRETCH)
            ways = line.tunnel_ways[4 * tunnel : 4 * tunnel + 4]
            assert sorted(ways) == [0, 1, 2, 3]
            assert ways[:tracks] != list(range(tracks))
            assert ways[tracks:] == list(range(tracks, 4))


def test_GR_3_4_inside_only_lamps_show_what_is_near() -> None:
    line = Made().tunnel(4_000).rock(9_000).gem(9_100).line()
    assert block_seen(line, 0, 0, 9_000, 0)
    assert not block_seen(line, 0, 9_000 - LAMP - 1_000, 9_000, 0)
    assert not gem_seen(line, 0, 9_100 - LAMP - 1, 9_000, 0)
    assert block_seen(line, 0, 9_000 - LAMP, 9_000, 0)


def test_GR_3_4_gems_glow_in_the_dark() -> None:
    line = Made().tunnel(9_000).gem(10_000).line()
    assert gem_seen(line, 0, 10_000 - GLOW, 1_000, 0)
    assert not gem_seen(line, 0, 10_000 - GLOW - 1, 9_000, 0)
    assert GLOW > LAMP


def test_GR_3_4_nothing_but_gems_lies_in_tunnels() -> None:
    for seed in range(100):
        line = gem_run.line(seed)
        for mouth, out in zip(line.tunnel_mouth, line.tunnel_exit, strict=True):
            assert not [at for at in line.block_at if mouth <= at <= out]
            assert [at for at in line.gem_at if mouth <= at <= out]


# Landscapes


def test_GR_3_5_a_trunk_falls_after_a_warning() -> None:
    run = drive_to(Made().trunk(4_000).run(), 2_700)
    assert (events.ALARM, 0, TRUNK_FALLS) in run.events
    assert not run.lies(0)
    drive(run, int(TRUNK_FALLS))
    assert run.lies(0)
    assert drive_to(run, 4_000).buffers == BUFFERS - 1


def test_GR_3_5_a_trunk_that_does_not_lie_yet_is_passed_under() -> None:
    run = drive_to(Made().trunk(4_000, warns=300).run(), 4_500)
    assert run.buffers == BUFFERS


def test_GR_3_5_trunks_avalanches_drifts_and_mirages_have_their_landscape() -> None:
    for seed in range(100):
        line = gem_run.line(seed)
        for block, at in enumerate(line.block_at):
            landscape = line.landscape(at // STRETCH)
            assert (line.block_kind[block] == 1) <= (landscape == 0)
            assert (line.block_kind[block] == 2 or line.block_hidden[block]) <= (landscape == 1)
            assert line.block_mirage[block] <= (landscape == 2)
        for mirage, at in zip(line.gem_mirage, line.gem_at, strict=True):
            assert mirage <= (line.landscape(at // STRETCH) == 2)
        assert {line.landscape(at // STRETCH) for at in line.drift_at} <= {1}


def test_GR_3_5_braking_takes_twice_as_long_in_the_snow() -> None:
    ticks = []
    for landscapes in (DESERT_FIRST, SNOW_FIRST):
        run = Made().run(landscapes, speed=4)
        run.step(["slower"])
        run.step(["slower"])
        run.step(["slower"])
        while run.pace > SPEEDS[1]:
            run.step()
        ticks.append(int(run.tick))
    assert ticks == [(SPEEDS[4] - SPEEDS[1]) // 2, SPEEDS[4] - SPEEDS[1]]


def test_GR_3_5_an_avalanche_closes_a_track_for_a_length() -> None:
    made = Made().avalanche(5_000)
    assert drive_to(made.run(), 5_000).buffers == BUFFERS - 1
    run = drive_to(made.run(track=0), 5_500)
    assert run.buffers == BUFFERS
    drive(run, 6, "right")
    assert (run.buffers, run.pace) == (BUFFERS - 1, 2)
    run = drive(drive_to(made.run(track=0), 6_500), 8, "right")
    assert (run.buffers, run.track) == (BUFFERS, 1)


def test_GR_3_5_an_avalanche_warns_first() -> None:
    run = drive_to(Made().avalanche(9_000).run(), 9_000 - AVALANCHE_WARNS)
    assert (events.ALARM, 0, AVALANCHE_FALLS) in run.events
    assert not run.lies(0)
    drive(run, int(AVALANCHE_FALLS))
    assert run.lies(0)


def test_GR_3_5_an_avalanche_comes_down_on_who_is_in_its_way() -> None:
    run = drive_to(Made().avalanche(5_000, length=3_000, warns=500).run(), 5_100)
    assert run.buffers == BUFFERS
    drive_to(run, 5_800)
    assert run.buffers == BUFFERS
    assert drive_to(run, 6_500).buffers == BUFFERS - 1
    assert len(drive_to(run, 9_000).hits) == 1


def test_GR_3_5_a_drift_hides_its_rock() -> None:
    line = Made().rock(5_000, hidden=1).line(SNOW_FIRST)
    assert not block_seen(line, 0, 5_000 - DRIFT_SHOWS - 1, 9_000, 0)
    assert block_seen(line, 0, 5_000 - DRIFT_SHOWS, 9_000, 0)
    assert drive_to(Run(line, 1, 3), 5_000).buffers == BUFFERS - 1
    hidden = [
        (at, line.block_track[block], line)
        for line in map(gem_run.line, range(30))
        for block, at in enumerate(line.block_at)
        if line.block_hidden[block]
    ]
    assert hidden
    for at, track, line in hidden:
        assert [
            start
            for start, on, length in zip(
                line.drift_at, line.drift_track, line.drift_length, strict=True
            )
            if on == track and start <= at <= start + length
        ]


def test_GR_3_5_mirages_fade_when_near_and_are_never_there() -> None:
    made = Made().rock(5_000, mirage=1).gem(5_100, mirage=1).gem(5_200)
    line = made.line(DESERT_FIRST)
    assert block_seen(line, 0, 5_000 - MIRAGE_FADES, 9_000, 0)
    assert not block_seen(line, 0, 5_000 - MIRAGE_FADES + 1, 9_000, 0)
    assert gem_seen(line, 0, 5_100 - MIRAGE_FADES, 9_000, 0)
    assert not gem_seen(line, 0, 5_100 - MIRAGE_FADES + 1, 9_000, 0)
    run = drive_to(Run(line, 1, 3), 6_000)
    assert (run.buffers, run.taken, run.near) == (BUFFERS, [1, 0, 0], 0)


def test_GR_3_5_heat_forbids_the_highest_speed_for_long() -> None:
    run = drive(Made().run(DESERT_FIRST, speed=5), int(HEAT_MOST) - 1)
    assert (run.hot, run.speed) == (0, 5)
    drive(run, 1)
    assert (run.hot, run.speed) == (1, 4)
    drive(run, 1, "faster")
    assert run.speed == 4
    while run.heat > HEAT_AGAIN:
        run.step(["faster"])
    assert run.hot == 0
    run.step(["faster"])
    assert run.speed == 5


def test_GR_3_5_no_heat_forbids_anything_elsewhere() -> None:
    run = drive(Made().run(speed=5), 400)
    assert (run.heat, run.hot, run.speed) == (0, 0, 5)


# Small bonuses


def left_before(ticks: int) -> Run:
    """A run that leaves the track of a rock so many ticks before it passes the rock."""
    run = drive_to(Made().rock(6_600 + 33).run(), 6_600 - 66 * (ticks + 3))
    return drive(run, ticks + 10, "left")


def test_GR_3_6_passing_narrowly_earns_a_bonus() -> None:
    run = left_before(int(NEAR_TICKS))
    assert (run.near, run.buffers) == (NEAR_WORTH, BUFFERS)
    run = left_before(int(NEAR_TICKS) + 1)
    assert (run.near, run.buffers) == (0, BUFFERS)


def test_GR_3_6_passing_without_having_been_in_its_way_earns_nothing() -> None:
    assert drive_to(Made().rock(5_000, 0).run(), 6_000).near == 0


def test_GR_3_6_passing_under_a_falling_trunk_is_narrow() -> None:
    close = int(TRUNK_FALLS - NEAR_TICKS + 1) * 66
    assert drive_to(Made().trunk(4_000, warns=close).run(), 4_500).near == NEAR_WORTH
    assert drive_to(Made().trunk(4_000, warns=60).run(), 4_500).near == 0


def test_GR_3_6_leaving_the_way_of_a_train_late_is_narrow_once() -> None:
    run = Made().train(9_000, pace=-45).run()
    while run.train_place(0) - run.at > 111 * 8 or not run.running:
        run.step()
    drive(run, 60, "left")
    assert (run.near, run.over) == (NEAR_WORTH, 0)


@pytest.mark.parametrize("speed", [1, 3, 5])
def test_GR_3_6_a_stretch_without_braking_earns_by_its_lowest_speed(speed: int) -> None:
    run = drive_to(Made().run(speed=speed), STRETCH)
    assert run.steady == STEADY[speed] > 0
    assert any(kind == events.STEADY_END for kind, _, _ in run.events)


def test_GR_3_6_speeding_up_is_paid_by_the_lower_speed() -> None:
    run = drive_to(drive(drive(Made().run(speed=2), 9), 1, "faster"), STRETCH)
    assert run.steady == STEADY[2]


def test_GR_3_6_braking_once_costs_the_bonus_of_that_stretch_only() -> None:
    run = drive_to(drive(Made().run(speed=4), 1, "slower"), STRETCH)
    assert run.steady == 0
    assert drive_to(run, 2 * STRETCH).steady == STEADY[3]
