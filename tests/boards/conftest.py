"""Small boards to break: an isle of four towns, and five hexes with two cities."""

from __future__ import annotations

import copy
from typing import Any

import pytest

ISLE: dict[str, Any] = {
    "game": "steel-driver",
    "id": "isle",
    "title": {"en": "The Isle", "es": "La isla", "pt": "A ilha"},
    "players": [3, 6],
    "credits": "Drawn for the tests.",
    "companies": ["north", "south", "east", "west", "grand", "royal"],
    "transcontinental": ["west-port", "east-port"],
    "location": [
        {"id": "west-port", "name": "Westport", "x": 0, "y": 10, "kind": "start",
         "color": "orange", "value": 30},
        {"id": "mill", "name": "Mill Town", "x": 20, "y": 0.5, "kind": "regular",
         "color": "white", "value": 40},
        {"id": "ford", "name": "Ford", "x": 20, "y": 22, "kind": "regular",
         "color": "black", "value": 20},
        {"id": "east-port", "name": "Eastport", "x": 45, "y": 12, "kind": "start",
         "color": "red", "value": 100},
    ],
    "route": [
        {"a": "west-port", "b": "mill", "cost": 2},
        {"a": "west-port", "b": "ford", "cost": 3},
        {"a": "mill", "b": "ford", "cost": 4},
        {"a": "mill", "b": "east-port", "cost": 12},
        {"a": "ford", "b": "east-port", "cost": 3},
    ],
    "art": {"nudge": {"ford": [0, -5]}, "label": {"mill": "n"}},
}  # fmt: skip

HEXES: dict[str, Any] = {
    "game": "steam",
    "id": "vale",
    "title": {"en": "The Vale", "es": "El valle", "pt": "O vale"},
    "players": [3, 5],
    "credits": "Drawn for the tests.",
    "hexes": {"plain": ["C3-C7"], "river": ["D4"], "hills": ["D4"], "water": ["D6"]},
    "city": [
        {"hex": "B4", "name": "Upton", "color": "red", "cubes": 3},
        {"hex": "E5", "name": "Downton", "color": "blue", "cubes": 2, "port": True},
    ],
    "town": [{"hex": "C5", "name": "Midham"}],
    "blocked": [{"hex": "B4", "edge": 1}],
    "supply": {"spaces": 12},
    "tiles": {"0-3|0-4": 80, "{0,3}": 8},
}


@pytest.fixture
def isle() -> dict[str, Any]:
    return copy.deepcopy(ISLE)


@pytest.fixture
def vale() -> dict[str, Any]:
    return copy.deepcopy(HEXES)


def written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(k)} = {written(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(written(entry) for entry in value) + "]"
    return repr(value)


def toml(content: dict[str, Any]) -> str:
    """The content as a board file."""
    return "".join(f"{key} = {written(value)}\n" for key, value in content.items())


@pytest.fixture(name="toml")
def toml_fixture() -> Any:
    return toml
