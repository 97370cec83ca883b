"""What is fixed when a game begins: its board, its seats, its options, its seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Protocol

from goldenspike.engine.errors import BadSetup
from goldenspike.engine.wire import copied

ENGINE: Final = "0.1.0"
"""The version of the rules code; a log names the one it was played with."""

LARGEST_SEED: Final = 2**256


class BoardFile:
    """A board as it lies in its file, known to be well formed."""

    def __init__(self, id: str, text: str, content: dict[str, Any], supplied: bool) -> None:
        self.id = id
        self.text = text
        """The TOML text; `sha256` hashes its UTF-8 bytes."""
        self.parsed = content
        """The text parsed, for reading only."""
        self.supplied = supplied
        """Whether the board comes with the project; a log embeds the text of others."""
        self.sha256 = hashlib.sha256(text.encode()).hexdigest()

    @property
    def content(self) -> dict[str, Any]:
        """The text parsed, a copy of one's own."""
        content: dict[str, Any] = copied(self.parsed)
        return content

    def __reduce__(self) -> tuple[Any, ...]:
        return (BoardFile, (self.id, self.text, self.parsed, self.supplied))


class Library(Protocol):
    """Where boards come from; the engine itself opens no files."""

    def find(self, game: str, board: str) -> BoardFile:
        """Returns the board by its id or by the path of its file.

        Raises:
            BadSetup: there is no such board for this game.
            MalformedBoard: the file is not well formed.
        """

    def parse(self, game: str, text: str) -> BoardFile:
        """Returns the board written in the text.

        Raises:
            MalformedBoard: the text is not a well-formed board of this game.
        """

    def boards(self, game: str) -> list[str]:
        """Returns the ids of all boards of a game, sorted."""


class Header:
    """What is fixed when a game begins: the first line of its log."""

    def __init__(
        self,
        game: str,
        board: BoardFile,
        seats: list[str],
        options: dict[str, Any],
        seed_commitment: str | None,
        engine: str = ENGINE,
    ) -> None:
        self.game = game
        self.board = board
        self._seats = list(seats)
        self._options = dict(options)
        self.seed_commitment = seed_commitment
        self.engine = engine
        """The version of the rules code that the game began with."""

    @property
    def seats(self) -> list[str]:
        """The names of the players, a list of one's own."""
        return list(self._seats)

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value, a table of one's own."""
        return dict(self._options)

    def to_json(self) -> dict[str, Any]:
        """Returns the header line of the log."""
        line: dict[str, Any] = {
            "format": 1,
            "game": self.game,
            "board": self.board.id,
            "board_sha256": self.board.sha256,
            "seats": self.seats,
            "options": self.options,
            "engine": self.engine,
            "seed_commitment": self.seed_commitment,
        }
        if not self.board.supplied:
            line["board_toml"] = self.board.text
        return line


class Option:
    """A choice made when a table is created.

    `values` lists what is allowed; `default` is taken when nothing is said; `seat` allows
    the number of a seat besides.
    """

    def __init__(self, name: str, values: list[str], default: Any, seat: bool = False) -> None:
        self.name = name
        self._values = list(values)
        self.default = default
        self.seat = seat

    @property
    def values(self) -> list[str]:
        """What is allowed besides a seat, a list of one's own."""
        return list(self._values)

    def allows(self, value: object, seats: int) -> bool:
        """Returns whether the value may be chosen with so many seats."""
        if isinstance(value, bool):
            return False
        if isinstance(value, int):
            return self.seat and 0 <= value < seats
        return isinstance(value, str) and value in self._values


def seat_names(seats: Sequence[str]) -> list[str]:
    """Returns the names of the players as a list.

    Raises:
        BadSetup: it is not a list, or a name is not a text that can be written down.
    """
    if isinstance(seats, str):
        raise BadSetup("Seats are a list of names.")
    given: list[object] = list(seats)
    names: list[str] = []
    for name in given:
        if not is_text(name):
            raise BadSetup("A seat is given by the name of its player, a text.")
        names.append(str(name))
    return names


def is_text(value: object) -> bool:
    """Returns whether the value is a text that can be written down: no half characters."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_seed(value: object) -> bool:
    """Returns whether the value is a whole number that may be a seed."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_SEED


def commitment(seed: int, nonce: str) -> str:
    """Returns the SHA-256 over `<seed>:<nonce>` that a log publishes before play."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()
