"""`goldenspike gem-run check`: the result of a record, or a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from goldenspike.cli import app
from goldenspike.engine import gem_run
from goldenspike.engine.gem_run.drivable import way_through


def check(path: Path) -> Result:
    return CliRunner().invoke(app, ["gem-run", "check", str(path)])


@pytest.fixture
def record() -> dict[str, Any]:
    way = way_through(gem_run.line(7))
    inputs = [[tick, gem_run.INPUTS[code]] for tick, code in way.moves]
    return {
        "version": 1, "seed": 7, "track": way.track, "speed": 3,
        "inputs": inputs, "ticks": way.ticks,
    }  # fmt: skip


def test_a_record_is_checked_and_its_result_printed(tmp_path: Path, record: dict[str, Any]) -> None:
    path = tmp_path / "run.json"
    path.write_text(json.dumps(record))
    asked = check(path)
    assert asked.exit_code == 0, asked.output
    assert json.loads(asked.stdout) == gem_run.replay(record).to_json()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[", "not JSON"),
        ("[" * 100_000, "not JSON"),
        (" " * (1 << 20) + "{}", "longer"),
        ("{}", "must be an object"),
    ],
)
def test_what_is_no_record_ends_as_a_sentence(tmp_path: Path, content: str, sentence: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(content)
    asked = check(path)
    assert asked.exit_code == 1
    assert asked.stdout == ""
    assert sentence in asked.stderr
    assert asked.stderr.endswith(".\n")


def test_a_file_that_is_not_there_ends_as_a_sentence(tmp_path: Path) -> None:
    asked = check(tmp_path / "none.json")
    assert asked.exit_code == 1
    assert "cannot be read: No such file or directory." in asked.stderr
