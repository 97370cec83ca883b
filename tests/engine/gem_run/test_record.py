"""Records: what they must be, and what a replay says (GR-4.1, GR-5.1, GR-5.2)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.engine.gem_run.lines import DESERT_FIRST, Made, drive_to

from goldenspike.bots.gem_run import drive, driver
from goldenspike.engine import gem_run
from goldenspike.engine.gem_run import Record, Result, Run, WrongRecord, play_record, replay
from goldenspike.engine.gem_run.generator import MOST_SEED
from goldenspike.engine.gem_run.tuning import MOST_TICKS, SPEEDS, STRETCH, STRETCHES


@pytest.fixture
def record() -> dict[str, Any]:
    return drive(gem_run.line(4), driver("cautious"), 8)


def test_GR_4_1_the_parts_of_a_score_sum_to_it(record: dict[str, Any]) -> None:
    for name in ("cautious", "daring", "random"):
        result = replay(drive(gem_run.line(4), driver(name), 8)).to_json()
        parts = result["parts"]
        gems = sum(parts["gems"].values())
        assert result["score"] == gems + parts["chains"] + parts["time"] + parts["daring"] > 0


def test_GR_4_1_a_result_tells_best_chain_and_where_one_was_hit() -> None:
    made = Made().gem(1_000).gem(1_260).rock(2_000).trunk(6_000).avalanche(9_000)
    made.rock(7_000, hidden=1)
    line = made.line(DESERT_FIRST)
    run = drive_to(Run(line, 1, 3), line.length)
    result = Result(Record(0, 1, 3, int(run.tick)), run).to_json()
    assert result["best_chain"] == 2
    assert [hit["kind"] for hit in result["hits"]] == ["rock", "trunk", "drift"]
    assert result["hits"][0] == {
        "tick": 30, "at": 2_000, "track": 1, "kind": "rock", "landscape": "desert",
    }  # fmt: skip
    assert (result["ended"], result["finished"], result["buffers"]) == ("buffers", False, 0)


@pytest.mark.parametrize(("pace", "kind"), [(22, "train"), (-45, "oncoming")])
def test_GR_4_1_a_collision_says_with_what(pace: int, kind: str) -> None:
    run = drive_to(Made().train(9_000, pace=pace).run(), 40_000)
    result = Result(Record(0, 1, 3, int(run.tick)), run).to_json()
    assert (result["ended"], result["hits"][-1]["kind"]) == ("collision", kind)


def test_GR_5_1_the_replay_says_the_score_each_time_the_same(record: dict[str, Any]) -> None:
    result = replay(record).to_json()
    assert result == replay(json.loads(json.dumps(record))).to_json()
    assert result["finished"]
    assert result["ticks"] == record["ticks"]
    run = Run(gem_run.line(4), record["track"], record["speed"])
    given: dict[int, list[str]] = {}
    for tick, name in record["inputs"]:
        given.setdefault(tick, []).append(name)
    while not run.over:
        run.step(given.get(int(run.tick), ()))
    assert run.score == result["score"]


def test_GR_5_1_a_record_is_written_as_it_was_read(record: dict[str, Any]) -> None:
    assert gem_run.read_record(record).to_json() == record


def test_GR_5_1_no_run_is_longer_than_a_record_may_be() -> None:
    made = Made()
    for place in (5_000, 6_000):
        made.rock(place)
    run = drive_to(made.run(speed=1), STRETCHES * STRETCH)
    assert run.over == 1
    assert STRETCHES * STRETCH // SPEEDS[1] < run.tick <= MOST_TICKS


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"version": 2}, "is of version 2"),
    ({"version": True}, "is of version True"),
    ({"version": "1"}, "is of version '1'"),
    ({"seed": -1}, "record's seed is -1"),
    ({"seed": MOST_SEED + 1}, "record's seed is"),
    ({"seed": 4.0}, "record's seed is 4.0"),
    ({"seed": "4"}, "record's seed is '4'"),
    ({"seed": True}, "record's seed is True"),
    ({"seed": 10**400}, "record's seed is"),
    ({"track": 4}, "record's track is 4"),
    ({"track": 3}, "this line has tracks 0 to 2"),
    ({"speed": 0}, "record's speed is 0"),
    ({"speed": 6}, "record's speed is 6"),
    ({"ticks": 0}, "record's ticks is 0"),
    ({"ticks": MOST_TICKS + 1}, "record's ticks is"),
    ({"ticks": None}, "record's ticks is None"),
    ({"inputs": {}}, "must be a list"),
    ({"inputs": [[5]]}, "is not an input"),
    ({"inputs": ["left"]}, "is not an input"),
    ({"inputs": [[5, "jump"]]}, "There is no input 'jump'"),
    ({"inputs": [[5, 0]]}, "There is no input 0"),
    ({"inputs": [[5, ["left"]]]}, "There is no input"),
    ({"inputs": [[-1, "left"]]}, "is at tick -1"),
    ({"inputs": [[5.0, "left"]]}, "is at tick 5.0"),
    ({"inputs": [[9, "left"], [8, "left"]]}, "ticks rise"),
    ({"inputs": [[9, "left"]] * 3}, "more than 2 inputs"),
    ({"inputs": [[9, "left"]] * 1_000_000}, "at most"),
    ({"more": 1}, "exactly"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG)
def test_GR_5_1_a_wrong_record_is_refused_with_a_sentence(
    record: dict[str, Any], change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(WrongRecord) as refused:
        replay({**record, **change})
    text = str(refused.value)
    assert sentence in text
    assert text.endswith(".")
    assert len(text) < 250


@pytest.mark.parametrize("value", [None, [], "run", 7, {}])
def test_GR_5_1_what_is_no_object_is_no_record(value: object) -> None:
    with pytest.raises(WrongRecord, match="must be an object"):
        replay(value)


def test_GR_5_1_inputs_after_the_end_are_refused(record: dict[str, Any]) -> None:
    late = {**record, "inputs": [*record["inputs"], [record["ticks"], "left"]]}
    with pytest.raises(WrongRecord, match="the run's ticks are"):
        replay(late)
    with pytest.raises(WrongRecord, match=f"is over after {record['ticks']} ticks"):
        replay({**late, "ticks": record["ticks"] + 1})


def test_GR_5_1_half_a_run_is_refused(record: dict[str, Any]) -> None:
    inputs = [entry for entry in record["inputs"] if entry[0] < 100]
    with pytest.raises(WrongRecord, match="The run goes on after tick 99"):
        replay({**record, "inputs": inputs, "ticks": 100})


def test_GR_5_1_two_inputs_of_a_tick_come_in_their_order() -> None:
    line = Made().line()
    record = Record(0, 1, 3, 40)
    record.input_ticks, record.input_codes = [0, 0, 20], [1, 2, 3]
    run = Run(line, 1, 3)
    play_record(run, record)
    assert (run.tick, run.track, run.speed) == (40, 2, 3)


def test_GR_5_2_the_state_hash_sees_every_part_of_the_state() -> None:
    run = drive_to(Made().gem(1_000).trunk(4_000).run(), 3_000)
    before = run.state_hash()
    for name in [
        "tick",
        "at",
        "pace",
        "speed",
        "track",
        "came",
        "to",
        "change",
        "queued",
        "buffers",
        "chain",
        "best_chain",
        "row",
        "row_before",
        "chains",
        "time",
        "near",
        "steady",
        "stretch",
        "stretch_tick",
        "braked",
        "slowest",
        "heat",
        "hot",
        "gem",
        "block",
        "alarm",
        "train",
        "drift",
        "tunnel",
        "inside",
        "crossed",
        "signs",
        "over",
    ]:
        other = run.copy()
        setattr(other, name, getattr(other, name) + 1)
        assert other.state_hash() != before, name
    for name in ("gems", "taken", "last_on", "shut_until"):
        for place in range(len(getattr(run, name))):
            other = run.copy()
            getattr(other, name)[place] += 1
            assert other.state_hash() != before, name
    other = run.copy()
    other.running.append(0)
    assert other.state_hash() != before
    assert run.copy().state_hash() == before
