"""From the bytes of a board file to a table, whatever somebody may have put in them.

A board file can come from anybody, so size, nesting and every single value are bounded
before anything else looks at it: what passes here is plain JSON-able text and numbers.
"""

from __future__ import annotations

import math
import re
import tomllib
from typing import Any, Final

from goldenspike.engine.errors import MalformedBoard

MOST_BYTES: Final = 256 * 1024
MOST_IN_A_LINE: Final = 2_000
MOST_LEVELS: Final = 8
LARGEST_NUMBER: Final = 1_000_000
LONGEST_TEXT: Final = 2_000

# The reader of the standard library takes time that grows with the square of the number of
# dots in a key, hence a bound on them before it is called.
DEEP_KEY = re.compile(
    r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){8}(?=[\w"'-])"""
)


def decode(raw: bytes) -> str:
    """Returns the text of a board file.

    Raises:
        MalformedBoard: too large, or not UTF-8.
    """
    if len(raw) > MOST_BYTES:
        raise MalformedBoard(
            [f"A board file has at most {MOST_BYTES // 1024} KB; this one is larger."]
        )
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise MalformedBoard([f"line {line}: the file is not UTF-8 text."]) from None


def parse(text: str) -> dict[str, Any]:
    """Returns the table that the text holds: texts, whole numbers, finite numbers, lists, tables.

    Raises:
        MalformedBoard: too large, not TOML, or a value that no board has.
    """
    if len(text) > MOST_BYTES:  # a cheap bound first; the exact one is in bytes
        raise MalformedBoard([f"A board file has at most {MOST_BYTES // 1024} KB."])
    try:
        decode(text.encode("utf-8"))
    except UnicodeEncodeError:
        raise MalformedBoard(["The file is not UTF-8 text."]) from None
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > MOST_IN_A_LINE:
            raise MalformedBoard([f"line {number}: a line has at most {MOST_IN_A_LINE} signs."])
        if DEEP_KEY.search(line):
            raise MalformedBoard([f"line {number}: a key goes at most {MOST_LEVELS} levels deep."])
    try:
        content = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise MalformedBoard([f"Lists and tables go at most {MOST_LEVELS} levels deep."]) from None
    except ValueError as fault:
        raise MalformedBoard([f"This is not TOML: {shown(str(fault), 200)}."]) from None
    faults: list[str] = []
    _judge(content, "", 0, faults)
    if faults:
        raise MalformedBoard(faults)
    return content


def shown(value: object, most: int = 40) -> str:
    """Returns a value as it can stand in a sentence: one line, never long."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, dict):
        text = "a table"
    elif isinstance(value, list):
        text = "a list"
    else:
        text = str(value)
    text = "".join(sign if sign.isprintable() else "?" for sign in text[: most + 1])
    return text if len(text) <= most else text[: most - 1] + "…"


def _judge(value: object, place: str, level: int, faults: list[str]) -> None:
    """Adds a fault for every value that is not plain and small."""
    if isinstance(value, dict | list):
        if level >= MOST_LEVELS:
            faults.append(f"{place}: lists and tables go at most {MOST_LEVELS} levels deep.")
        elif isinstance(value, dict):
            for key, entry in value.items():
                if not key.isprintable() or len(key) > 60:
                    faults.append(f"{place or 'board'}: {shown(key)!r} cannot be a key.")
                else:
                    _judge(entry, f"{place}.{key}" if place else key, level + 1, faults)
        else:
            for number, entry in enumerate(value, start=1):
                _judge(entry, f"{place} {number}", level + 1, faults)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            faults.append(f"{place}: a text has at most {LONGEST_TEXT} signs.")
        elif not (value.replace("\n", "") if place == "credits" else value).isprintable():
            faults.append(f"{place}: the text holds a sign that cannot be printed.")
    elif isinstance(value, float):
        if not math.isfinite(value) or abs(value) > LARGEST_NUMBER:
            faults.append(f"{place}: {shown(value)} is not a number a board can use.")
    elif isinstance(value, int):
        if abs(value) > LARGEST_NUMBER:
            faults.append(f"{place}: the number is too large.")
    else:
        faults.append(f"{place}: dates and times have no place on a board.")
