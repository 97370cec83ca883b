"""The soak script: a short run on both databases, and what it would notice."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections import Counter
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

SOAK = Path(__file__).parents[1] / "script" / "soak"


def soak() -> Any:
    loader = SourceFileLoader("soak", str(SOAK))
    spec = importlib.util.spec_from_loader("soak", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


@pytest.mark.parametrize(
    ("database", "processes"),
    [("sqlite", 1), pytest.param("postgres", 2, marks=pytest.mark.postgres)],
)
def test_a_short_soak_loses_doubles_and_misorders_nothing(database: str, processes: int) -> None:
    command = [sys.executable, str(SOAK), "--database", database, "--json"]
    command += ["--tables", "6", "--seconds", "6", "--pace", "0.5"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert ended.stdout, ended.stderr
    (figures,) = json.loads(ended.stdout)
    assert figures["processes"] == processes
    assert (figures["tables"], figures["lines"]) == (6, 18)
    assert figures["moves"] >= 6
    assert (figures["faults"], figures["kinds"]) == (0, {})
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["heard_p99_ms"] > 0
    assert figures["memory_mb"] > 10
    assert (ended.returncode == 0) == (figures["p99_ms"] <= 50 and figures["memory_mb"] <= 1500)


@pytest.mark.parametrize(
    ("told", "faults"),
    [
        ([("sync", 0), ("step", 1), ("step", 2)], {}),
        ([("sync", 0), ("step", 2)], {"lost": 1}),
        ([("sync", 0), ("step", 1), ("step", 1)], {"doubled": 1}),
        ([("sync", 0), ("step", 1), ("step", 2), ("step", 1)], {"misordered": 1}),
        ([("step", 1)], {"lost": 1}),
    ],
)
def test_a_line_notices_what_is_lost_doubled_or_misordered(
    told: list[tuple[str, int]], faults: dict[str, int]
) -> None:
    found: Counter[str] = Counter()
    heard = soak().Heard(found)
    for kind, n in told:
        heard.take(kind, n)
    assert found == faults


def test_a_figure_that_misses_its_floor_is_named() -> None:
    script = soak()
    assert script.missed({"p99_ms": 50.0, "faults": 0, "memory_mb": 100.0}) == []
    assert script.missed({"p99_ms": 51.0, "faults": 1, "memory_mb": 1501.0}) == [
        "p99_ms",
        "faults",
        "memory_mb",
    ]
