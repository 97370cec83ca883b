"""Judges a board by its JSON schema and says each fault as a sentence with its place."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator

from goldenspike.boards.toml_text import shown

MOST_FAULTS = 100
"""How many faults are told of one file; who has more mends these first."""


@cache
def validator(game: str) -> Validator:
    """Returns the validator for the boards of a game."""
    schema = json.loads((files(__package__) / "schema" / f"{game}.json").read_text("utf-8"))
    # In JSON 3.0 is a whole number, in TOML it is not.
    whole = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    made: type[Validator] = validators.extend(  # type: ignore[no-untyped-call]
        Draft202012Validator, type_checker=whole
    )
    return made(schema)


def schema_faults(game: str, content: dict[str, Any]) -> list[str]:
    """Returns every way in which the content departs from the schema of the game."""
    faults: list[str] = []
    for error in validator(game).iter_errors(content):
        faults.extend(f"{place(content, error.absolute_path)}: {text}" for text in _texts(error))
        if len(faults) > MOST_FAULTS:
            return faults[:MOST_FAULTS] + ["board: there are more faults of this kind."]
    return faults


def bounded(faults: list[str]) -> list[str]:
    """Returns the faults that are told, the first ones, and how many more there are."""
    more = len(faults) - MOST_FAULTS
    return faults if more <= 0 else [*faults[:MOST_FAULTS], f"board: and {more} more faults"]


def place(content: dict[str, Any], path: Iterable[str | int]) -> str:
    """Returns where a path leads, as in `route 14 (omaha-denver), cost`."""
    parts = list(path)
    if not parts:
        return "board"
    if len(parts) > 1 and isinstance(parts[1], int):
        entries = content.get(str(parts[0]))
        if isinstance(entries, list) and parts[1] < len(entries):
            head = entry_name(str(parts[0]), parts[1], entries[parts[1]])
            return ", ".join([head, *map(_step, parts[2:])])
    return ", ".join(map(_step, parts))


def entry_name(kind: str, index: int, entry: object) -> str:
    """Returns the name of an entry of a list: kind, number from 1, and what identifies it."""
    known = ""
    if isinstance(entry, dict):
        if kind == "route":
            known = f"{shown(entry.get('a', '?'), 30)}-{shown(entry.get('b', '?'), 30)}"
        else:
            known = shown(entry.get("id", entry.get("name", entry.get("hex", ""))), 40)
    return f"{kind} {index + 1} ({known})" if known else f"{kind} {index + 1}"


def _step(part: str | int) -> str:
    return f"entry {part + 1}" if isinstance(part, int) else shown(part)


KINDS = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "a table",
}


def _texts(error: ValidationError) -> list[str]:
    """Returns the sentences that say what is wrong and what would be right."""
    value: Any = error.instance
    rule: Any = error.validator_value
    schema: Any = error.schema
    kind = str(error.validator)
    if kind == "additionalProperties":
        known = ", ".join(sorted(schema.get("properties", {})))
        extra = sorted(set(value) - set(schema.get("properties", {})))
        return [f"unknown key '{shown(key)}'; known are {known}" for key in extra]
    if kind == "required":
        return [f"lacks '{error.message.split(chr(39))[1]}'"]
    if kind == "type":
        return [f"must be {KINDS[str(rule)]}, not {shown(value)}"]
    if kind == "enum":
        return [
            f"must be {'one of ' if len(rule) > 1 else ''}{', '.join(rule)}, not {shown(value)}"
        ]
    if kind in ("minimum", "maximum"):
        return [f"must be at {'least' if kind == 'minimum' else 'most'} {rule}, not {shown(value)}"]
    if kind in ("minItems", "maxItems", "minLength", "maxLength", "minProperties"):
        bound = "at least" if kind.startswith("min") else "at most"
        units = ("sign", "signs") if kind.endswith("Length") else ("entry", "entries")
        unit = units[0 if rule == 1 else 1]
        return [f"must have {bound} {rule} {unit}, not {len(value)}"]
    told = schema.get("$comment") or schema.get("description") or "of another form"
    return [f"must be {told}, not {shown(value)}"]
