"""The page on the file format tells the truth: its examples are boards without fault."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from goldenspike.boards import hex_check, steel_driver_check
from goldenspike.boards.drawing import draw
from goldenspike.boards.library import LIBRARY
from goldenspike.boards.schema_check import validator

PAGE = (Path(__file__).parents[2] / "docs/boards/format.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def example(words: str) -> str:
    found: str = next(text for text in EXAMPLES if words in text)
    return found


def test_the_example_for_steel_driver_has_no_fault() -> None:
    text = example('game = "steel-driver"')
    board = LIBRARY.parse("steel-driver", text)
    assert steel_driver_check.shortcomings(board.content) == []


def test_the_example_of_art_fits_it() -> None:
    board = LIBRARY.parse("steel-driver", example('game = "steel-driver"') + example("[art]"))
    assert 'class="gsb-river"' in draw(board, standalone=True)


def test_the_example_for_steam_has_no_fault() -> None:
    board = LIBRARY.parse("steam", example('game = "steam"'))
    assert hex_check.faults(board.content) == []


def test_the_example_of_art_for_hexes_fits_it() -> None:
    text = example('game = "steam"') + example("[art.chart]")
    board = LIBRARY.parse("steam", text)
    assert 'class="gsb-river"' in draw(board, standalone=True)


@pytest.mark.parametrize("game", ["steam", "steam-barons"])
def test_every_key_of_the_art_of_hexes_is_described(game: str) -> None:
    schema: Any = validator(game).schema
    art = schema["properties"]["art"]["properties"]
    described = PAGE.partition("### Art of boards of hexes")[2]
    assert all(f"`{key}`" in described for key in art)


@pytest.mark.parametrize("key", ["outline", "window", "nudge", "label", "land", "lakes", "rivers"])
def test_every_key_of_art_is_described(key: str) -> None:
    assert f"`{key}`" in PAGE.partition("### Art")[2]
