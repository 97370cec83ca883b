from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from goldenspike.boards.cli import app
from goldenspike.boards.library import LIBRARY

Board = dict[str, Any]
Toml = Callable[[Board], str]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def path(tmp_path: Path, isle: Board, toml: Toml) -> Path:
    path = tmp_path / "isle.toml"
    path.write_text(toml(isle), "utf-8")
    return path


def test_check_praises_a_sound_board(path: Path) -> None:
    result = run("check", path)
    assert result.exit_code == 0
    assert result.output.strip() == (
        f"{path}: a board of steel-driver without faults, 4 locations (2 of them start), "
        "5 routes, goods: 1 orange, 1 white, 1 black, 1 red."
    )


def test_check_takes_the_id_of_a_supplied_board() -> None:
    result = run("check", "usa")
    assert result.exit_code == 0
    assert "38 locations (8 of them start)" in result.output


def test_check_names_every_fault(path: Path, isle: Board, toml: Toml) -> None:
    isle["route"][3]["b"] = "nowhere"
    isle["transcontinental"] = ["mill", "york"]
    path.write_text(toml(isle), "utf-8")
    result = run("check", path)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{path}: 2 faults",
        "  route 4 (mill-nowhere): leads to nowhere, there is no location 'nowhere'",
        "  transcontinental: there is no location 'york'",
    ]


def test_check_names_shortcomings_of_a_well_formed_board(
    path: Path, isle: Board, toml: Toml
) -> None:
    del isle["credits"]
    path.write_text(toml(isle), "utf-8")
    result = run("check", path)
    assert result.exit_code == 1
    assert result.output.splitlines() == [f"{path}: 1 fault", "  board: lacks 'credits'"]


def test_check_asks_all_of_a_file_with_the_id_of_the_supplied_board(tmp_path: Path) -> None:
    text = LIBRARY.find("steel-driver", "usa").text
    path = tmp_path / "usa.toml"
    path.write_text(text.replace('color = "red"', 'color = "white"', 1), "utf-8")
    result = run("check", path)
    assert result.exit_code == 1
    assert "board: has 13 white locations; they must be 12" in result.output


def test_check_reads_boards_of_every_game(tmp_path: Path, vale: Board, toml: Toml) -> None:
    path = tmp_path / "vale.toml"
    path.write_text(toml(vale), "utf-8")
    result = run("check", path)
    assert result.exit_code == 0
    assert "a board of steam without faults, 7 hexes, 2 cities, 1 towns" in result.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "game: must be steel-driver, steam, steam-barons, not nothing"),
        (b"game = 'chess'", "game: must be steel-driver, steam, steam-barons, not chess"),
        (b"game = [1]", "game: must be steel-driver, steam, steam-barons, not a list"),
        (b"game = ", "This is not TOML"),
        (b"\xff", "line 1: the file is not UTF-8 text."),
    ],
)
def test_check_and_render_refuse_what_is_no_board(tmp_path: Path, text: bytes, told: str) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(text)
    for command in ("check", "render"):
        result = run(command, path)
        assert result.exit_code == 1
        assert told in result.output
        assert "Traceback" not in result.output


@pytest.mark.parametrize("command", ["check", "render"])
def test_a_missing_file_is_told(tmp_path: Path, command: str) -> None:
    result = run(command, tmp_path / "none.toml")
    assert result.exit_code == 1
    assert "There is no board file" in result.output


def test_render_writes_a_drawing(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.svg"
    result = run("render", path, "-o", out)
    assert result.exit_code == 0
    assert result.output.strip() == f"{out}: The Isle."
    root = ET.fromstring(out.read_text("utf-8"))
    assert len(root.findall(".//*[@data-location]")) == 4


def test_render_prints_without_a_place_to_write(path: Path) -> None:
    result = run("render", path, "--language", "es", "--dark")
    assert result.exit_code == 0
    assert result.output.startswith("<svg ")
    assert "LA ISLA" in result.output
    assert "#232c39" in result.output


def test_render_refuses_an_unknown_language(path: Path) -> None:
    result = run("render", path, "--language", "fr")
    assert result.exit_code == 1
    assert "The language is en, es or pt, not fr." in result.output


def test_render_says_when_it_cannot_write(path: Path, tmp_path: Path) -> None:
    result = run("render", path, "-o", tmp_path / "no" / "x.svg")
    assert result.exit_code == 1
    assert "cannot be written" in result.output


def test_render_draws_a_board_of_hexes(tmp_path: Path, vale: Board, toml: Toml) -> None:
    path = tmp_path / "vale.toml"
    path.write_text(toml(vale), "utf-8")
    result = run("render", path)
    assert result.exit_code == 0
    assert result.output.startswith("<svg")
    assert "Upton" in result.output
