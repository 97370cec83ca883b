"""The rules for players: complete, in three languages, with every id that the engine names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.steam_barons.market import MOST_STACKS, Market

ROOT = Path(__file__).parents[1]
RULES = ROOT / "web/rules"
LANGUAGES = ("en", "es", "pt")
PREFIX = {"steel-driver": "SD", "steam": "ST", "steam-barons": "BA"}

SECTIONS = {
    "steel-driver": {1: 3, 2: 4, 3: 8, 4: 13, 5: 2, 6: 4, 7: 7, 9: 2},
    "steam": {1: 7, 3: 3, 4: 12, 5: 6, 6: 1, 7: 1, 8: 3, 9: 2, 10: 6},
    "steam-barons": {1: 5, 2: 3, 3: 4, 4: 6, 5: 3, 6: 4, 7: 3, 8: 3},
}
"""By game: how many rules each section of its rules has."""


def rule_bullets(game: str, language: str) -> list[str]:
    """The ids of the bullets `- **XY-1.2** …`, in the order in which they stand."""
    text = (RULES / f"{game}.{language}.md").read_text("utf-8")
    return re.findall(rf"^- \*\*({PREFIX[game]}-\d+\.\d+)\*\* \S", text, re.MULTILINE)


def ids_in(path: Path, game: str) -> set[str]:
    return set(re.findall(rf"\b{PREFIX[game]}-\d+\.\d+\b", path.read_text("utf-8")))


def engine_ids(game: str) -> set[str]:
    """Every rule id that the engine of a game names, in refusals and beside its code."""
    folder = ROOT / "src/goldenspike/engine" / game.replace("-", "_")
    return {id for path in folder.rglob("*.py") for id in ids_in(path, game)}


@pytest.mark.parametrize("game", gs.games())
def test_rules_are_complete(game: str) -> None:
    expected = [
        f"{PREFIX[game]}-{section}.{number}"
        for section, count in SECTIONS[game].items()
        for number in range(1, count + 1)
    ]
    assert rule_bullets(game, "en") == expected


@pytest.mark.parametrize("game", gs.games())
def test_rules_have_the_same_ids_in_every_language(game: str) -> None:
    english = rule_bullets(game, "en")
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert rule_bullets(game, language) == english


@pytest.mark.parametrize("game", gs.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_cite_only_rules_that_stand_there(game: str, language: str) -> None:
    cited = ids_in(RULES / f"{game}.{language}.md", game)
    assert cited <= set(rule_bullets(game, language))


@pytest.mark.parametrize("game", gs.games())
def test_every_rule_the_engine_names_can_be_read(game: str) -> None:
    named = engine_ids(game)
    assert named
    assert named <= set(rule_bullets(game, "en"))


@pytest.mark.parametrize("game", gs.games())
def test_translations_have_the_same_parts(game: str) -> None:
    shapes = set()
    for language in LANGUAGES:
        text = (RULES / f"{game}.{language}.md").read_text("utf-8")
        headings = tuple(re.findall(r"^(#+) ", text, re.MULTILINE))
        examples = len(re.findall(r"^> \*\*\w+", text, re.MULTILINE))
        shapes.add((headings, examples))
    assert len(shapes) == 1


def rows_of_numbers(game: str, language: str) -> list[list[str]]:
    """The rows of the tables in the rules that hold nothing but numbers, written plainly."""
    text = (RULES / f"{game}.{language}.md").read_text("utf-8")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.replace("\N{EN DASH}", "-").replace("$", "").splitlines()
        if line.startswith("|")
    ]
    return [row for row in rows if all(re.fullmatch(r"[-+\d]*\d[-+\d]*|", cell) for cell in row)]


@pytest.mark.parametrize("board", gs.boards("steam-barons"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_steam_barons_print_the_market_card(language: str, board: str) -> None:
    card = Market(LIBRARY.find("steam-barons", board).content["market"])
    rows = rows_of_numbers("steam-barons", language)
    paid, moved = [row for row in rows if len(row) == 4], [row for row in rows if len(row) == 7]
    expected = 0
    for performances, *pays in paid:
        first, _, last = performances.partition("-")
        assert int(first) == expected
        for performance in range(expected, int(last or first) + 1):
            pay = [card.dividend(performance), card.profit(performance), card.bonus(performance)]
            assert [int(cell) for cell in pays] == pay, performance
        expected = int(last or first) + 1
    assert paid[-1][0] == "20-"
    assert [int(cell) for cell in paid[-1][1:]] == [
        card.dividend(60),
        card.profit(60),
        card.bonus(60),
    ]
    assert [int(number) for number, *_ in moved] == list(range(1, MOST_STACKS + 1))
    for number, *changes in moved:
        stacks = int(number)
        wanted = [int(card.change(stacks, rank)) for rank in range(stacks)]
        assert [int(change) for change in changes if change] == wanted, stacks


@pytest.mark.parametrize("game", gs.games())
def test_rulings_are_of_rules_that_exist(game: str) -> None:
    cited = ids_in(ROOT / "docs/rulings.md", game)
    assert cited
    assert cited <= set(rule_bullets(game, "en"))


@pytest.mark.parametrize("game", gs.games())
def test_every_game_has_its_page(game: str) -> None:
    title = gs.game(game).title
    assert f"# {title}\n" in (ROOT / f"docs/{game}.md").read_text("utf-8")
    assert f"## {title}\n" in (ROOT / "docs/rulings.md").read_text("utf-8")
