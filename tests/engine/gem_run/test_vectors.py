"""The simulation gives what the recorded runs say, as the page's simulation does (GR-5.2)."""

from __future__ import annotations

import json
from functools import cache

import pytest
from tests.engine.gem_run.vectors import HASHES, RUNS, Vector, digest, play, unpacked

from goldenspike.engine.gem_run import Line, line


@cache
def vectors() -> list[Vector]:
    return list(unpacked(RUNS.read_bytes()))


@pytest.mark.parametrize("first", range(0, 10_000, 1_000))
def test_GR_5_2_ten_thousand_recorded_runs_agree_every_thirty_ticks(first: int) -> None:
    assert len(vectors()) == 10_000
    drawn: Line | None = None
    for vector in vectors()[first : first + 1_000]:
        if drawn is None or drawn.seed != vector.seed:
            drawn = line(vector.seed)
        run, hashes = play(vector, drawn)
        assert run.over
        assert (run.score, digest(hashes)) == (vector.score, vector.digest), vector


def test_GR_5_2_some_runs_agree_hash_by_hash() -> None:
    full = json.loads(HASHES.read_text("utf-8"))
    assert len(full) == 40
    for entry in full:
        vector = vectors()[entry["run"]]
        assert play(vector, line(vector.seed))[1] == entry["hashes"]
