"""Where boards come from: the supplied ones, those in added folders, any file by its path."""

from __future__ import annotations

import os
import stat
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from goldenspike.boards import hex_check, steel_driver_check
from goldenspike.boards.schema_check import bounded
from goldenspike.boards.toml_text import MOST_BYTES, decode, parse, shown
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

SUPPLIED: Final = Path(__file__).parent
MOST_IN_A_FOLDER: Final = 1_000


LOOKING: Final = threading.Lock()
"""Held by whoever looks through the folders of a library: others wait for what is found. Not
the library's own, for libraries travel between processes."""
LOOKED_AFTER: Final = 30.0
"""Seconds after which the folders are looked through again though none of them changed."""


@dataclass(slots=True)
class Index:
    """What was found when the folders of a game were looked through."""

    stamp: list[int]
    at: float
    boards: dict[str, BoardFile]
    paths: dict[str, tuple[str, Path]]


class BoardLibrary:
    """The boards at hand; implements the `Library` of the engine.

    A board is asked for by its id or by the path of its file, which ends in `.toml`. The
    ids of supplied boards come first; a file elsewhere cannot take their place.
    """

    def __init__(self) -> None:
        self.paths = True
        """Whether a board may be named by the path of its file. Who passes on what strangers
        say sets this to False, so that they cannot feel about among the files."""
        self._folders: list[Path] = []
        self._seen: dict[Path, tuple[tuple[int, int], BoardFile | MalformedBoard]] = {}
        self._indexes: dict[str, Index] = {}

    def add_folder(self, folder: str | Path) -> None:
        """Adds the boards in a folder, `<folder>/<game>/*.toml`, now and whenever one comes.

        The folder added last is the one that `keep` writes to.
        """
        path = Path(folder)
        if path not in self._folders:
            self._folders.append(path)

    def find(self, game: str, board: str) -> BoardFile:
        """Returns the board by its id or by the path of its file.

        Raises:
            BadSetup: there is no such board for this game.
            MalformedBoard: the file is not well formed.
        """
        _known(game)
        if self.paths and board.endswith(".toml"):
            return self._by_path(game, board)
        found = self._fresh(game, board)
        if found is None:
            known = ", ".join(self.boards(game)) or "none"
            raise BadSetup(f"There is no board {shown(board)!r} for {game}; there are {known}.")
        return found

    def parse(self, game: str, text: str) -> BoardFile:
        """Returns the board written in the text, as one that is not supplied.

        Raises:
            MalformedBoard: the text is not a well-formed board of this game.
        """
        return _parse(game, text, supplied=False)

    def boards(self, game: str) -> list[str]:
        """Returns the ids of all boards of a game: its own, supplied and then added, then borrowed.

        Raises:
            BadSetup: there is no such game.
        """
        _known(game)
        return list(self._index(game))

    def all_of(self, game: str) -> list[BoardFile]:
        """Returns all boards of a game, in the order of `boards`, without looking each up.

        Raises:
            BadSetup: there is no such game.
        """
        _known(game)
        return list(self._index(game).values())

    def supplied(self, game: str) -> list[str]:
        """Returns the ids of the boards that come with the project, sorted."""
        _known(game)
        return sorted(path.stem for path in (SUPPLIED / game).glob("*.toml"))

    def read(self, path: str) -> str:
        """Returns the text of a board file.

        Raises:
            BadSetup: there is no such file.
            MalformedBoard: it is too large or not UTF-8.
        """
        try:
            return decode(_read(Path(path)))
        except (OSError, ValueError) as fault:
            if isinstance(fault, MalformedBoard):
                raise
            raise BadSetup(f"There is no board file {shown(path, 200)!r} to be read.") from None

    def faulty(self, game: str) -> dict[str, list[str]]:
        """Returns the faults of the files in the added folders that cannot be used, by name."""
        _known(game)
        found: dict[str, list[str]] = {}
        for path in self._files(game):
            board = self._seen_file(game, path)
            if isinstance(board, MalformedBoard):
                found[path.name] = board.faults
        return found

    def keep(self, game: str, text: str) -> BoardFile:
        """Writes a new board into the folder added last and returns it.

        The same text again returns the board that lies there.

        Raises:
            MalformedBoard: the text is not a well-formed board of this game.
            BadSetup: the id is taken by another board, or there is no room.
        """
        return self.put(game, self.parse(game, text))

    def put(self, game: str, board: BoardFile) -> BoardFile:
        """Writes a new board that was parsed for this game, as `keep` does.

        Raises:
            BadSetup: the id is taken by another board, or there is no room.
        """
        if not self._folders:
            raise BadSetup("There is no folder to keep boards in.")
        index = self._index(game)
        present = index.get(board.id)
        if present is None:
            folder = self._folders[-1] / game
            if len(index) >= MOST_IN_A_FOLDER:
                raise BadSetup(f"There is room for {MOST_IN_A_FOLDER} boards a game, no more.")
            if _write_new(folder / f"{board.id}.toml", board.text):
                return board
            present = self._index(game).get(board.id)
        if present is None or present.sha256 != board.sha256:
            raise BadSetup(f"The id {board.id!r} belongs to another board; choose a new one.")
        return present

    def _by_path(self, game: str, board: str) -> BoardFile:
        found = _parse(game, self.read(board), supplied=False)
        twin = self._index(game).get(found.id)
        if twin is not None and twin.supplied and twin.sha256 == found.sha256:
            return twin
        return found

    def _index(self, game: str) -> dict[str, BoardFile]:
        """Returns the boards of a game by id, as they lay there when last looked through.

        The folders are looked through when a file came or went, and otherwise now and then,
        for one may have been edited in place.
        """
        kinds = (game, *BORROWED.get(game, ()))
        with LOOKING:
            stamp = [_changed(folder / kind) for kind in kinds for folder in self._places()]
            known = self._indexes.get(game)
            now = time.monotonic()
            if known is None or known.stamp != stamp or now - known.at > LOOKED_AFTER:
                known = self._indexes[game] = Index(stamp, now, {}, {})
                for kind in kinds:
                    for path in self._files(kind):
                        board = self._seen_file(kind, path)
                        if isinstance(board, BoardFile) and board.id not in known.boards:
                            known.boards[board.id] = board
                            known.paths[board.id] = (kind, path)
            return known.boards

    def _fresh(self, game: str, id: str) -> BoardFile | None:
        """Returns a board by its id, read again if its file has changed."""
        board = self._index(game).get(id)
        if board is None:
            return None
        found = self._seen_file(*self._indexes[game].paths[id])
        if isinstance(found, BoardFile) and found.id == id:
            return found
        self._indexes.pop(game, None)  # it went, or is another now
        return self._index(game).get(id)

    def _places(self) -> list[Path]:
        return [SUPPLIED, *self._folders]

    def _files(self, game: str) -> Iterator[Path]:
        for folder in self._places():
            try:
                names = sorted(os.listdir(folder / game))
            except OSError:
                continue
            for name in [n for n in names if n.endswith(".toml")][:MOST_IN_A_FOLDER]:
                yield folder / game / name

    def _seen_file(self, game: str, path: Path) -> BoardFile | MalformedBoard | None:
        """Returns what lies in the file, read again only when it changed; None if unreadable."""
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._seen.get(path)
            if known is not None and known[0] == stamp:
                return known[1]
            raw = _read(path)
        except OSError:
            return None
        board: BoardFile | MalformedBoard
        try:
            board = _parse(game, decode(raw), supplied=path.parent.parent == SUPPLIED)
        except MalformedBoard as fault:
            board = fault
        self._seen[path] = (stamp, board)
        return board


def _changed(folder: Path) -> int:
    """Returns when a file last came into a folder or went, 0 if there is no folder."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _known(game: str) -> None:
    if game not in CHECKS:
        raise BadSetup(
            f"There is no game {shown(game)!r} with boards; there are {', '.join(CHECKS)}."
        )


def _parse(game: str, text: str, supplied: bool) -> BoardFile:
    _known(game)
    content = parse(text)
    kind = content.get("game")
    if not isinstance(kind, str) or kind not in (game, *BORROWED.get(game, ())):
        raise MalformedBoard([f"game: must be {game}, not {shown(kind)}"])
    faults = CHECKS[kind](content)
    if faults:
        raise MalformedBoard(bounded(faults))
    return BoardFile(content["id"], text, content, supplied)


def _read(path: Path) -> bytes:
    """Returns the bytes of a regular file, at most one more than a board may have."""
    # Opened without waiting: a pipe or a device under this name must not hold anybody up.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError("not a file")
        return file.read(MOST_BYTES + 1)


def _write_new(path: Path, text: str) -> bool:
    """Writes a file that did not exist, whole or not at all; returns whether it did."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(handle)
        try:
            os.link(temporary, path)
        except FileExistsError:
            return False
        return True
    finally:
        os.unlink(temporary)


LIBRARY: Final = BoardLibrary()
"""The library that `goldenspike.game` plays from."""
