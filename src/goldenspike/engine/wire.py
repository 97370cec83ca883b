"""The forms an action may take in JSON: its type, the names and types of its fields.

Only the form is judged here, never a value: `{"type": "bid", "amount": -3}` is well
formed and will be refused by a rule. A type may have several forms, one a game.
"""

from __future__ import annotations

from typing import Any, Final

from goldenspike.engine.errors import MalformedAction, quoted

LARGEST: Final = 2**53 - 1
"""Whole numbers beyond this do not survive a browser and are not taken."""

INT: Final = "a whole number"
TEXT: Final = "a text"
FLAG: Final = "true or false"
INTS: Final = "a list of whole numbers"
TEXTS: Final = "a list of texts"
PAIRS: Final = "a list of pairs of whole numbers"
STOPS: Final = "a list of [hex, edge]"
SPACE: Final = "a whole number or null"
CUBES: Final = "a table of lists of colours"
SPACES: Final = "a list of lists of colours"

FORMS: Final[dict[str, list[dict[str, str]]]] = {
    # Steel Driver
    "nominate": [{"company": TEXT, "bid": INT}],
    "pass_marker": [{}],
    "build": [{"company": TEXT, "from": TEXT, "to": TEXT}],
    "claim": [{"company": TEXT, "location": TEXT}],
    # auctions of all games; `company` in Steam Barons
    "bid": [{"amount": INT}, {"company": TEXT, "amount": INT}],
    "pass": [{}, {"company": TEXT}],
    # Steam and Steam Barons
    "capital": [{"steps": INT}],
    "take": [{"tile": TEXT, "use": FLAG}],
    "lay": [
        {"hex": TEXT, "track": PAIRS},
        {"hex": TEXT, "spurs": INTS},
        {"company": TEXT, "hex": TEXT, "track": PAIRS},
        {"company": TEXT, "hex": TEXT, "spurs": INTS},
    ],
    "connect": [{"company": TEXT, "hexes": TEXTS}],
    "urbanize": [{"hex": TEXT, "color": TEXT, "supply": SPACE}],
    "grow": [{"hex": TEXT, "supply": SPACE}],
    "done": [{}, {"company": TEXT}],
    "deliver": [
        {"from": TEXT, "color": TEXT, "route": STOPS},
        {"company": TEXT, "from": TEXT, "color": TEXT, "route": STOPS},
    ],
    "improve": [{}],
    "score": [{"as": TEXT}],
    "buy": [{"company": TEXT, "count": INT}],
    "sell": [{"company": TEXT, "count": INT}],
    # chance
    "first_player": [{"player": INT}],
    "deal": [{"cities": CUBES, "supply": SPACES}, {"cities": CUBES, "towns": CUBES}],
    "order": [{"seats": INTS}, {"companies": TEXTS}],
}

CHANCE_TYPES: Final = frozenset(["first_player", "deal", "order"])


def copied(value: Any) -> Any:
    """Returns a copy of a JSON value that shares nothing with it that could be changed.

    What the API hands out and takes in goes through here, so that nobody outside holds a
    part of a state, an action or a board.
    """
    if isinstance(value, dict):
        return {key: copied(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [copied(entry) for entry in value]
    return value


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def _is_ints(value: object) -> bool:
    return isinstance(value, list) and all(_is_int(entry) for entry in value)


def _is_stop(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], str)
        and _is_int(value[1])
    )


def _fits(value: object, kind: str) -> bool:
    if kind == INT:
        return _is_int(value)
    if kind == TEXT:
        return isinstance(value, str)
    if kind == FLAG:
        return isinstance(value, bool)
    if kind == INTS:
        return _is_ints(value)
    if kind == TEXTS:
        return _is_texts(value)
    if kind == PAIRS:
        return isinstance(value, list) and all(_is_ints(pair) and len(pair) == 2 for pair in value)
    if kind == STOPS:
        return isinstance(value, list) and all(_is_stop(entry) for entry in value)
    if kind == SPACE:
        return value is None or _is_int(value)
    if kind == CUBES:
        return isinstance(value, dict) and all(
            isinstance(key, str) and _is_texts(entry) for key, entry in value.items()
        )
    return isinstance(value, list) and all(_is_texts(entry) for entry in value)


def _why_not(fields: dict[str, Any], type_: str, form: dict[str, str]) -> str | None:
    for name, kind in form.items():
        if name not in fields:
            return f"An action of type {type_!r} needs {name!r}, {kind}."
        if not _fits(fields[name], kind):
            return f"The field {name!r} of an action of type {type_!r} must be {kind}."
    for name in fields:
        if name not in form:
            return f"An action of type {type_!r} has no field {quoted(name)}."
    return None


def read_action(value: object) -> tuple[int | None, str, dict[str, Any]]:
    """Returns seat, type and the other fields of an action in JSON.

    Raises:
        MalformedAction: not a table, unknown type, missing, unknown or mistyped field.
    """
    if not isinstance(value, dict):
        raise MalformedAction('An action is a table such as {"seat": 0, "type": "pass"}.')
    type_ = value.get("type")
    if not isinstance(type_, str) or type_ not in FORMS:
        raise MalformedAction(f"The field 'type' must be one of: {', '.join(FORMS)}.")
    if "seat" not in value:
        raise MalformedAction("An action needs 'seat', a whole number (null for chance).")
    seat = value["seat"]
    if type_ in CHANCE_TYPES:
        if seat is not None:
            raise MalformedAction(f"An action of type {type_!r} is chance: its 'seat' is null.")
    elif not _is_int(seat):
        raise MalformedAction("The field 'seat' must be a whole number.")
    fields = {key: copied(value[key]) for key in value if key != "seat" and key != "type"}
    for form in FORMS[type_]:
        if _why_not(fields, type_, form) is None:
            return seat, type_, fields
    # Of several forms the one is meant that differs least in the names of its fields.
    meant = min(FORMS[type_], key=lambda form: len(form.keys() ^ fields.keys()))
    raise MalformedAction(_why_not(fields, type_, meant) or "This action cannot be read.")
