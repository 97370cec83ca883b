"""JSON at the edge: what is encoded and decoded for every move, and how texts are cleaned.

Parts that go out many times (a step, a view) are encoded once and pasted into every
message that carries them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct
from starlette.responses import Response

from goldenspike.server.errors import Problem

encode = msgspec.json.Encoder().encode
NULL: Final = Raw(b"null")

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""

Count = Annotated[int, Meta(ge=0, le=2**31)]
Key = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
"""Chosen by the client, different for every wish; a UUID is right."""


class Act(Struct, forbid_unknown_fields=True):
    """The body of a request that plays an action."""

    expected: Count
    key: Key
    action: dict[str, Any]
    version: Count | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """The body of a request that takes an action back."""

    expected: Count
    key: Key
    version: Count | None = None
    to: Count | None = None
    """How many steps stay; without it the own last action goes, and what came after it."""


class Answer(Struct):
    """The answer to an action, and to taking one back (then without an action)."""

    n: int
    version: int
    action: Raw
    events: Raw
    view: Raw


class StepMessage(Struct, tag_field="type", tag="step"):
    """Tells a viewer of an action."""

    n: int
    version: int
    step: Raw
    view: Raw
    to_act: tuple[int, ...]


class UndoMessage(Struct, tag_field="type", tag="undo"):
    """Tells a viewer that the steps after n were taken back."""

    n: int
    version: int
    view: Raw
    to_act: tuple[int, ...]


class SyncMessage(Struct, tag_field="type", tag="sync"):
    """Tells a viewer everything that is new after a step."""

    n: int
    version: int
    after: int
    table: dict[str, Any]
    view: Raw
    to_act: tuple[int, ...]
    steps: list[Raw]
    chat: list[dict[str, Any]]


class TableMessage(Struct, tag_field="type", tag="table"):
    """Tells a viewer that seats, presence or status changed."""

    table: dict[str, Any]


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Tells a viewer what somebody said."""

    line: dict[str, Any]


class UnsaidMessage(Struct, tag_field="type", tag="unsaid"):
    """Tells a viewer that lines of chat were removed."""

    ids: list[int]


class BusyMessage(Struct, tag_field="type", tag="busy"):
    """Tells a viewer that a bot waits its turn to think; 0 seconds, that it has come."""

    seconds: int


class BeatMessage(Struct, tag_field="type", tag="beat"):
    """Tells a viewer that the line is not dead."""


class UnheardMessage(Struct, tag_field="type", tag="unheard"):
    """Tells a viewer that its beats do not arrive and that the line is closed."""


BEAT_TEXT: Final = encode(BeatMessage()).decode()
UNHEARD_TEXT: Final = encode(UnheardMessage()).decode()


class Spoken(Struct):
    """What a client may say on a live line."""

    type: Literal["beat", "ask"]


read_spoken = msgspec.json.Decoder(Spoken).decode
read_act = msgspec.json.Decoder(Act).decode
read_undo = msgspec.json.Decoder(Undo).decode
Read = TypeVar("Read")


def read(decode: Callable[[bytes], Read], body: bytes) -> Read:
    """Returns the body of a request as its form.

    Raises:
        Problem: 400 when it is not JSON, 422 when it has another form.
    """
    try:
        return decode(body)
    except msgspec.ValidationError as fault:
        raise Problem(
            422, "invalid", f"The request is not of the form this address takes: {fault}."
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, "malformed", "The body of the request is not JSON.") from None


def spoken(text: str | None) -> str | None:
    """Returns the kind of what a client said on a live line, None where it makes no sense."""
    if text is None:
        return None
    try:
        return read_spoken(text).type
    except (msgspec.DecodeError, RecursionError):
        return None


def answer(body: object, status: int = 200) -> Response:
    """Returns an answer in JSON that nobody keeps."""
    return Response(
        encode(body),
        status_code=status,
        headers={"Cache-Control": "no-store"},
        media_type="application/json",
    )


def cleaned(text: str, most: int, *, lines: bool = False) -> str:
    """Returns a text without control and invisible characters, spaces squeezed, cut to a length.

    Line breaks stay when `lines` is set.
    """
    kept = []
    for char in text[: most * 4]:
        if char == "\n" and lines:
            kept.append(char)
        elif char.isspace():
            kept.append(" ")
        elif unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") or char in BLANK:
            # A joiner stays between two signs, where emoji need it.
            if char == "\u200d" and kept and not kept[-1].isspace():
                kept.append(char)
        else:
            kept.append(char)
    rows = [" ".join(row.split()) for row in "".join(kept).split("\n")]
    return "\n".join(rows).strip()[:most].strip(" \n\u200d")


def iso(at: int) -> str:
    """Returns a moment, given in milliseconds, as ISO 8601 text."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
