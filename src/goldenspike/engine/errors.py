"""What can go wrong at the door of the engine, each with a sentence for people."""

from __future__ import annotations

from typing import Final

MOST_SIGNS: Final = 60
"""How much of what was sent a sentence says back."""


def quoted(value: object) -> str:
    """Returns a value as a sentence may say it back: between quotes if a text, never long."""
    text = repr(value[: MOST_SIGNS + 1]) if isinstance(value, str) else repr(value)
    if len(text) <= MOST_SIGNS:
        return text
    return text[: MOST_SIGNS - 2] + "…" + (text[-1] if isinstance(value, str) else "")


def short(text: str) -> str:
    """Returns a text as a sentence may say it back: in one line, of a long one the beginning."""
    shown = text if len(text) <= MOST_SIGNS else text[: MOST_SIGNS - 1] + "…"
    return "".join([sign if sign.isprintable() else "?" for sign in shown])


class Refusal:
    """Why an action is not allowed now: a code for translation, a sentence, a rule id."""

    def __init__(self, code: str, text: str, rule: str) -> None:
        self.code = code
        """A stable name such as `build/route-taken`; message files are keyed by it."""
        self.text = text
        """One English sentence: what is wrong and what would be right."""
        self.rule = rule
        """The id of the rule that says no, such as `SD-4.6`."""

    def to_json(self) -> dict[str, str]:
        """Returns `{"code", "text", "rule"}`."""
        return {"code": self.code, "text": self.text, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.text!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.text, self.rule))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, str]]:
        return (Refusal, (self.code, self.text, self.rule))


class MalformedAction(ValueError):
    """Raised when something is not an action at all: unknown type, missing or mistyped field."""


class IllegalAction(ValueError):
    """Raised when a well-formed action is refused; `refusal` says by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return (IllegalAction, (self.refusal,))


class BadSetup(ValueError):
    """Raised when a game cannot be set up so: unknown game, board or option, wrong player count."""


class MalformedBoard(BadSetup):
    """Raised when a board file is not well formed; `faults` lists every fault with its place."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("The board file cannot be used: " + "; ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[type[MalformedBoard], tuple[list[str]]]:
        return (MalformedBoard, (self.faults,))


class MalformedLog(ValueError):
    """Raised at the first fault of a log: `line` counts from 1, `refusal` if a rule says no."""

    def __init__(self, line: int, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}: {text}" + (f" ({refusal.rule})" if refusal else ""))
        self.line = line
        self.text = text
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[MalformedLog], tuple[int, str, Refusal | None]]:
        return (MalformedLog, (self.line, self.text, self.refusal))
