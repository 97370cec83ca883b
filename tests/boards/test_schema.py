from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from goldenspike.boards.kinds import CHECKS
from goldenspike.boards.library import SUPPLIED
from goldenspike.boards.schema_check import entry_name, place, schema_faults


@pytest.mark.parametrize("game", CHECKS)
def test_schemas_are_schemas(game: str) -> None:
    schema = json.loads((SUPPLIED / "schema" / f"{game}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["properties"]["game"]["enum"] == [game]


def test_every_game_with_a_schema_is_checked() -> None:
    assert {path.stem for path in (SUPPLIED / "schema").glob("*.json")} == set(CHECKS)


@pytest.mark.parametrize("game", CHECKS)
@pytest.mark.parametrize("content", [{}, {"game": 1}, {"location": 3, "hexes": [], "city": "x"}])
def test_anything_can_be_judged(game: str, content: dict[str, Any]) -> None:
    assert schema_faults(game, content)
    assert CHECKS[game](content)


def test_places_are_named_for_people() -> None:
    content = {"route": [{"a": "omaha", "b": "denver"}], "players": [3, 7]}
    assert place(content, []) == "board"
    assert place(content, ["route"]) == "route"
    assert place(content, ["route", 0]) == "route 1 (omaha-denver)"
    assert place(content, ["route", 0, "cost"]) == "route 1 (omaha-denver), cost"
    assert place(content, ["players", 1]) == "players 2"
    assert place(content, ["art", "land", 2, 0]) == "art, land, entry 3, entry 1"
    assert entry_name("route", 4, {}) == "route 5 (?-?)"
    assert entry_name("location", 0, {"id": "x" * 99}) == f"location 1 ({'x' * 39}…)"
    assert entry_name("location", 0, 7) == "location 1"
