"""The shelf of games: finds a game by its name, gives it the boards, reads and writes logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from goldenspike.boards.library import LIBRARY
from goldenspike.engine.api import Game, Library, State
from goldenspike.engine.errors import BadSetup, MalformedLog, quoted
from goldenspike.engine.replay import log_lines, replay
from goldenspike.engine.steam.game import Steam
from goldenspike.engine.steam_barons.game import SteamBarons
from goldenspike.engine.steel_driver.game import SteelDriver


def games_on(library: Library) -> dict[str, Game]:
    """Returns all games by id, played on the boards of a library."""
    return {game.id: game for game in (SteelDriver(library), Steam(library), SteamBarons(library))}


GAMES: dict[str, Game] = games_on(LIBRARY)


def games() -> list[str]:
    """Returns the ids of all games."""
    return list(GAMES)


def game(id: str) -> Game:
    """Returns a game by its id, such as `steel-driver`.

    Raises:
        BadSetup: there is no such game.
    """
    if id not in GAMES:
        raise BadSetup(f"There is no game {quoted(id)}; there are {', '.join(GAMES)}.")
    return GAMES[id]


def boards(game_id: str) -> list[str]:
    """Returns the ids of the boards a game can be played on.

    Raises:
        BadSetup: there is no such game.
    """
    return LIBRARY.boards(game(game_id).id)


def write_log(state: State, path: str | Path) -> None:
    """Writes the log of a game; choices not yet revealed are left out."""
    Path(path).write_text("".join(log_lines(state)), encoding="utf-8")


def read_log(path: str | Path, until: int | None = None) -> State:
    """Returns the state after a log, every line checked, or after its first `until` actions.

    Raises:
        MalformedLog: the first line that cannot be, with its number and the rule.
        OSError: the file cannot be read.
    """
    with Path(path).open("rb") as lines:
        return replay(_decoded(lines), GAMES, until)


def _decoded(lines: Iterable[bytes]) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise MalformedLog(number, "A log is UTF-8 text; this line is not.") from None
