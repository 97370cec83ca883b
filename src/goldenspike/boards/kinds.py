"""Which games have boards, and how a text becomes a board of one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from goldenspike.boards import hex_check, steel_driver_check
from goldenspike.boards.schema_check import bounded
from goldenspike.boards.toml_text import parse, shown
from goldenspike.engine.api import BoardFile
from goldenspike.engine.errors import BadSetup, MalformedBoard

CHECKS: Final[dict[str, Callable[[dict[str, Any]], list[str]]]] = {
    "steel-driver": steel_driver_check.faults,
    "steam": hex_check.faults,
    "steam-barons": hex_check.faults,
}
"""By game: what says the faults for which no game can be played on a board."""

BORROWED: Final = {"steam": ("steam-barons",)}
"""By game: the games whose boards it can be played on besides its own (ST-11)."""


def check_game(game: str) -> None:
    """Passes a game that has boards.

    Raises:
        BadSetup: there is no such game.
    """
    if game not in CHECKS:
        raise BadSetup(
            f"There is no game {shown(game)!r} with boards; there are {', '.join(CHECKS)}."
        )


def board_from(game: str, text: str, supplied: bool) -> BoardFile:
    """Returns the board written in a text.

    Raises:
        BadSetup: there is no such game.
        MalformedBoard: the text is not a well-formed board of this game.
    """
    check_game(game)
    content = parse(text)
    kind = content.get("game")
    if not isinstance(kind, str) or kind not in (game, *BORROWED.get(game, ())):
        raise MalformedBoard([f"game: must be {game}, not {shown(kind)}"])
    faults = CHECKS[kind](content)
    if faults:
        raise MalformedBoard(bounded(faults))
    return BoardFile(content["id"], text, content, supplied)
