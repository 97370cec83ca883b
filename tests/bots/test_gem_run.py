"""The drivers of Gem Run, and the report that they make."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import goldenspike as gs
from goldenspike.bots.gem_run import DRIVERS, drive, driver, plan
from goldenspike.engine import gem_run
from goldenspike.gem_run_report import KINDS, report

PAGE = Path(__file__).parents[2] / "docs/gem-run.md"


@pytest.mark.parametrize("reaction", [0, 8, 12])
@pytest.mark.parametrize("name", DRIVERS)
def test_what_a_driver_drives_is_a_record(name: str, reaction: int) -> None:
    record = drive(gem_run.line(2), driver(name, reaction, seed=3), reaction)
    assert gem_run.replay(record).ticks == record["ticks"]
    assert record == drive(gem_run.line(2), driver(name, reaction, seed=3), reaction)


def test_a_late_driver_drives_otherwise() -> None:
    line = gem_run.line(2)
    assert drive(line, driver("daring", 0), 0) != drive(line, driver("daring", 0), 12)


def test_there_is_no_driver_of_another_name() -> None:
    with pytest.raises(gs.BadSetup, match="There is no driver 'bold'"):
        driver("bold")


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_planner_finishes_unharmed_and_scores_most(seed: int) -> None:
    line = gem_run.line(seed)
    planned = gem_run.replay(plan(line))
    assert planned.finished
    assert planned.hits == []
    assert planned.score > gem_run.replay(drive(line, driver("daring"), 0)).score


def test_without_a_plan_the_planner_drives_the_way_of_the_proof() -> None:
    result = gem_run.replay(plan(gem_run.line(0), width=0))
    assert result.finished
    assert result.hits == []


def test_the_report_has_a_row_for_each_driver() -> None:
    app = typer.Typer()
    app.command()(report)
    asked = CliRunner().invoke(app, ["--lines", "1"])
    assert asked.exit_code == 0, asked.output
    for name in (*DRIVERS, "planner", *KINDS):
        assert name in asked.output
    assert asked.output.count("cautious, 250 ms") == 3


def figures(column: str) -> dict[str, str]:
    """A column of the page's tables, by driver."""
    tables = re.findall(r"(?:^\|.*\n)+", PAGE.read_text("utf-8"), re.MULTILINE)
    found: dict[str, str] = {}
    for table in tables:
        head, _, *body = [
            [cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()
        ]
        if head[0] in ("driver", "hits in") and column in head:
            found |= {row[0]: row[head.index(column)] for row in body}
    return found


def test_the_page_says_that_the_numbers_are_set_as_they_should_be() -> None:
    finished = {name: float(cell.rstrip(" %")) for name, cell in figures("finished").items()}
    score = {name: int(cell) for name, cell in figures("score").items()}
    assert 85 <= finished["cautious, 250 ms"] <= 95
    assert 55 <= finished["cautious, 400 ms"] <= 75
    assert 40 <= finished["daring, 250 ms"] <= 60
    assert finished["planner"] == 100
    assert score["daring, 250 ms"] >= 1.5 * score["cautious, 250 ms"]
    assert score["planner"] <= 4 * score["daring, 250 ms"]
    assert {"forest", "snow", "desert"} <= set(figures("deadliest").values())
