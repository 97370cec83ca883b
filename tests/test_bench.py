"""The subcommand `bench`: that it measures, not what."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

import goldenspike as gs
from goldenspike import bench_run
from goldenspike.bench import NAMES
from goldenspike.cli import app

OF_PHASES = {name for name in NAMES if "_build_" in name or "_move_" in name}
"""Figures of the phases that games on hexes have."""


def bench(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["bench", "--seconds", "0.02", *arguments])


@pytest.mark.parametrize("game", gs.games())
def test_every_figure_is_measured(game: Any) -> None:
    asked = bench(game, "--json")
    assert asked.exit_code == 0, asked.output
    figures = json.loads(asked.output)
    assert figures.pop("game") == game
    assert figures.pop("board") in gs.boards(game)
    assert figures.pop("players") == 4
    assert figures.pop("rules") in ("compiled", "interpreted")
    assert figures.keys() == NAMES.keys() - (OF_PHASES if game == "steel-driver" else set())
    assert min(figures.values()) > 0


def test_without_a_game_all_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    # Measuring is tested above; once more for every game would take long.
    monkeypatch.setattr("goldenspike.bench.measure", lambda *_: dict.fromkeys(NAMES, 1.0).items())
    asked = bench()
    assert asked.exit_code == 0, asked.output
    for game in gs.games():
        assert f"{game} on " in asked.output
    for name in NAMES.values():
        assert asked.output.count(f"  {name}  ") == len(gs.games())


def test_the_speed_of_gem_run_is_measured() -> None:
    asked = bench("gem-run", "--json")
    assert asked.exit_code == 0, asked.output
    figures = json.loads(asked.output)
    assert figures.pop("game") == "gem-run"
    assert figures.pop("rules") in ("compiled", "interpreted")
    assert figures.keys() == bench_run.NAMES.keys()
    assert min(figures.values()) > 0


@pytest.mark.parametrize(
    "wrong",
    [["chess"], ["steel-driver", "--board", "atlantis"], ["steel-driver", "--players", "9"]],
)
def test_what_cannot_be_measured_is_refused(wrong: list[str]) -> None:
    assert isinstance(bench(*wrong).exception, gs.BadSetup)
