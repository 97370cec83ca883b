"""Where boards come from: the supplied ones, those in added folders, any file by its path."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from goldenspike.boards.files import (
    MOST_IN_A_FOLDER,
    Stamp,
    board_files,
    changed,
    read_bytes,
    stamp_of,
    write_new,
)
from goldenspike.boards.index import Entry, Kept, Listing
from goldenspike.boards.kinds import BORROWED, CHECKS, board_from, check_game
from goldenspike.boards.toml_text import decode, shown
from goldenspike.engine.api import BoardFile
from goldenspike.engine.errors import MOST_SIGNS, BadSetup, MalformedBoard

SUPPLIED: Final = Path(__file__).parent
MOST_NAMED: Final = 20
"""Boards that a refusal names."""
MOST_READ: Final = 64
"""Boards that are kept as they were read."""

FILE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")
"""Ids that are looked for as names of files; none leads out of the folder."""

LOOKING: Final = threading.Lock()
"""Held by whoever looks through the folders of a library: others wait for what is found. Not
the library's own, for libraries travel between processes."""
CHANGING: Final = threading.Lock()
"""Held for a moment by whoever changes what a library knows."""
LOOKED_AFTER: Final = 30.0
"""Seconds after which the folders are looked through again though none of them changed."""
TOLD_AFTER: Final = 1.0
"""Seconds after which a long look tells what it has found so far."""


class BoardLibrary:
    """The boards at hand; implements the `Library` of the engine.

    A board is asked for by its id or by the path of its file, which ends in `.toml`. The
    ids of supplied boards come first; a file elsewhere cannot take their place.
    """

    def __init__(self) -> None:
        self.paths = True
        """Whether a board may be named by the path of its file. Who passes on what strangers
        say sets this to False, so that they cannot feel about among the files."""
        self.watched = False
        """Whether somebody calls `look_through` now and then, so that nobody else waits for it."""
        self.version = 0
        """Grows whenever a board came, went or changed."""
        self._folders: list[Path] = []
        self._kept: dict[Path, Kept] = {}
        """By folder where its entries are kept, of those not read from there yet."""
        self._keeping: dict[Path, Kept] = {}
        self._entries: dict[Path, Entry] = {}
        self._stamps: dict[Path, int] = {}
        """By folder when a file last came or went before it was looked through."""
        self._looked = -LOOKED_AFTER
        self._listings: dict[str, Listing] = {}
        self._read: dict[Path, tuple[Stamp, BoardFile]] = {}

    def add_folder(self, folder: str | Path, keep_index: bool = False) -> None:
        """Adds the boards in a folder, `<folder>/<game>/*.toml`, now and whenever one comes.

        The folder added last is the one that `keep` writes to. With `keep_index` what is found
        in it is kept there, for the next start.
        """
        path = Path(folder)
        if path not in self._folders:
            self._folders.append(path)
            if keep_index:
                self._kept[path] = self._keeping[path] = Kept(path)

    def find(self, game: str, board: str) -> BoardFile:
        """Returns the board by its id or by the path of its file.

        Raises:
            BadSetup: there is no such board for this game.
            MalformedBoard: the file is not well formed.
        """
        check_game(game)
        if self.paths and board.endswith(".toml"):
            return self._by_path(game, board)
        found = self._by_name(game, board) or self._by_listing(game, board)
        if found is None:
            names = self.boards(game)
            more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
            known = ", ".join(names[:MOST_NAMED]) or "none"
            raise BadSetup(
                f"There is no board {shown(board)!r} for {game}; there are {known}{more}."
            )
        return found

    def parse(self, game: str, text: str) -> BoardFile:
        """Returns the board written in the text, as one that is not supplied.

        Raises:
            MalformedBoard: the text is not a well-formed board of this game.
        """
        return board_from(game, text, supplied=False)

    def boards(self, game: str) -> list[str]:
        """Returns the ids of all boards of a game: supplied, then added, the newest first.

        Raises:
            BadSetup: there is no such game.
        """
        return list(self.listing(game).by_id)

    def listing(self, game: str) -> Listing:
        """Returns what there is to know of the boards of a game without reading them.

        Raises:
            BadSetup: there is no such game.
        """
        check_game(game)
        if not self.watched and self.has_changed():
            self.look_through()
        listing = self._listings.get(game)
        if listing is None or listing.version != self.version:
            with CHANGING:
                known, version = list(self._entries.values()), self.version
            kinds = (game, *BORROWED.get(game, ()))
            listing = self._listings[game] = Listing.of(known, kinds, version)
        return listing

    def supplied(self, game: str) -> list[str]:
        """Returns the ids of the boards that come with the project, sorted."""
        check_game(game)
        return sorted(path.stem for path in (SUPPLIED / game).glob("*.toml"))

    def read(self, path: str) -> str:
        """Returns the text of a board file.

        Raises:
            BadSetup: there is no such file.
            MalformedBoard: it is too large or not UTF-8.
        """
        try:
            return decode(read_bytes(Path(path)))
        except (OSError, ValueError) as fault:
            if isinstance(fault, MalformedBoard):
                raise
            told = path if len(path) <= MOST_SIGNS else "…" + path[1 - MOST_SIGNS :]
            raise BadSetup(
                f"There is no board file {shown(told, MOST_SIGNS)!r} to be read."
            ) from None

    def faulty(self, game: str) -> dict[str, list[str]]:
        """Returns the faults of the files in the added folders that cannot be used, by name."""
        self.listing(game)
        with CHANGING:
            entries = [entry for entry in self._entries.values() if entry.kind == game]
        return {entry.path.name: list(entry.faults) for entry in entries if entry.faults}

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
        listing = self.listing(game)
        present = self._by_name(game, board.id) or self._by_listing(game, board.id)
        if present is None:
            if len(listing.added) >= MOST_IN_A_FOLDER:
                raise BadSetup(f"There is room for {MOST_IN_A_FOLDER} boards a game, no more.")
            place = self._folders[-1] / game
            path = place / f"{board.id}.toml"
            quiet = self._stamps.get(place) == changed(place)
            if write_new(path, board.text):
                self._add(self._remembered(game, path, stamp_of(path), board))
                if quiet:  # nobody else put a file there, so nobody has to look for one
                    self._stamps[place] = changed(place)
                return board
            present = self._by_name(game, board.id)
        if present is None or present.sha256 != board.sha256:
            raise BadSetup(f"The id {board.id!r} belongs to another board; choose a new one.")
        return present

    def drop(self, game: str, board: BoardFile) -> None:
        """Removes the file of an added board of this game; one that is another now stays."""
        entry = self.listing(game).by_id.get(board.id)
        paths = [folder / game / f"{board.id}.toml" for folder in self._folders]
        if entry is not None and entry.kind == game and not entry.supplied:
            paths.append(entry.path)
        for path in paths:
            found = self._board(game, path)
            if found is not None and found.sha256 == board.sha256:
                path.unlink(missing_ok=True)
                self._change([], [path])

    def has_changed(self) -> bool:
        """Returns whether the folders should be looked through: a file came or went, or time did.

        One may have been edited in place, which only looking tells.
        """
        if time.monotonic() - self._looked > LOOKED_AFTER:
            return True
        return any(self._stamps.get(place) != changed(place) for _, place in self._places())

    def look_through_supplied(self) -> None:
        """Looks at the boards that come with the project alone, which are few."""
        with LOOKING:
            for kind in CHECKS:
                self._look_through(kind, SUPPLIED / kind)

    def look_through(self, rest: float = 0.0, ends: Callable[[], bool] = lambda: False) -> None:
        """Looks which files came, went or changed, and reads those.

        After each file it rests `rest` times as long as it worked, for others to work; it ends
        early when `ends` says so.
        """
        with LOOKING:
            self._take_kept()
            for kind, place in self._places():
                self._look_through(kind, place, rest, ends)
            self._looked = time.monotonic()

    def _look_through(
        self, kind: str, place: Path, rest: float = 0, ends: Callable[[], bool] = lambda: False
    ) -> None:
        self._stamps[place] = changed(place)
        found = board_files(place)
        gone = [path for path in self._entries if path.parent == place and path not in found]
        self._change([], gone)
        fresh: list[Entry] = []
        told = time.monotonic()
        for path, stamp in found.items():
            known = self._entries.get(path)
            if known is not None and known.stamp == stamp:
                continue
            if ends():
                break
            began = time.monotonic()
            entry = self._entry(kind, path)
            if entry is not None:
                fresh.append(entry)
            worked = time.monotonic()
            if rest:
                time.sleep(rest * (worked - began))
            if worked - told > TOLD_AFTER:
                self._change(fresh)
                fresh, told = [], worked
        self._change(fresh)

    def _take_kept(self) -> None:
        """Takes in what was kept of folders, once."""
        while self._kept:
            _, kept = self._kept.popitem()
            entries = kept.read()
            with CHANGING:
                for entry in entries:
                    self._entries.setdefault(entry.path, entry)
                self.version += 1

    def _change(self, entries: Sequence[Entry], gone: Sequence[Path] = ()) -> None:
        if not entries and not gone:
            return
        with CHANGING:
            for path in gone:
                self._entries.pop(path, None)
                self._read.pop(path, None)
            self._entries.update((entry.path, entry) for entry in entries)
            self.version += 1
        for folder, kept in self._keeping.items():
            kept.write(
                [entry for entry in entries if entry.path.parent.parent == folder],
                [path for path in gone if path.parent.parent == folder],
            )

    def _add(self, entry: Entry) -> None:
        """Takes in a new board; lists that know all the others are not made anew."""
        before = self.version
        self._change([entry])
        for game, listing in list(self._listings.items()):
            if listing.version == before == self.version - 1:
                kinds = (game, *BORROWED.get(game, ()))
                self._listings[game] = listing.with_new(entry, kinds, self.version)

    def _note(self, entry: Entry) -> None:
        if self._entries.get(entry.path) != entry:
            self._change([entry])

    def _by_path(self, game: str, board: str) -> BoardFile:
        found = board_from(game, self.read(board), supplied=False)
        twin = self._by_name(game, found.id, [SUPPLIED])
        return twin if twin is not None and twin.sha256 == found.sha256 else found

    def _by_name(
        self, game: str, id: str, folders: Sequence[Path] | None = None
    ) -> BoardFile | None:
        """Returns a board whose file is called by its id, as those that come here are."""
        if not FILE_NAME.fullmatch(id):
            return None
        for folder in self._all_folders() if folders is None else folders:
            for kind in (game, *BORROWED.get(game, ())):
                board = self._board(kind, folder / kind / f"{id}.toml")
                if board is not None and board.id == id:
                    return board
        return None

    def _by_listing(self, game: str, id: str) -> BoardFile | None:
        """Returns a board whose file is called otherwise, read again if it has changed."""
        entry = self.listing(game).by_id.get(id)
        if entry is None:
            return None
        board = self._board(entry.kind, entry.path)
        if board is not None and board.id == id:
            return board
        again = self.listing(game).by_id.get(id)  # it went, or is another now
        found = None if again is None else self._board(again.kind, again.path)
        return found if found is not None and found.id == id else None

    def _all_folders(self) -> list[Path]:
        return [SUPPLIED, *self._folders]

    def _places(self) -> list[tuple[str, Path]]:
        return [(kind, folder / kind) for folder in self._all_folders() for kind in CHECKS]

    def _board(self, kind: str, path: Path) -> BoardFile | None:
        """Returns the board in a file, None if there is none."""
        read, known = self._read.get(path), self._entries.get(path)
        with suppress(OSError):
            stamp = stamp_of(path)
            if read is not None and read[0] == stamp:
                return read[1]
            if known is not None and known.faults and known.stamp == stamp:
                return None
        entry = self._entry(kind, path)
        if entry is None:
            self._change([], [path] if path in self._entries else [])
            return None
        self._note(entry)
        read = self._read.get(path)
        return None if entry.faults or read is None else read[1]

    def _entry(self, kind: str, path: Path) -> Entry | None:
        """Reads a file and returns its entry; None if it cannot be read."""
        supplied = path.parent.parent == SUPPLIED
        try:
            stamp = stamp_of(path)
            raw = read_bytes(path)
        except OSError:
            return None
        try:
            board = board_from(kind, decode(raw), supplied)
        except MalformedBoard as fault:
            return Entry(kind, path, stamp, supplied, tuple(fault.faults))
        return self._remembered(kind, path, stamp, board)

    def _remembered(self, kind: str, path: Path, stamp: Stamp, board: BoardFile) -> Entry:
        with CHANGING:
            self._read.pop(path, None)
            if len(self._read) >= MOST_READ:
                del self._read[next(iter(self._read))]
            self._read[path] = (stamp, board)
        return Entry.of(kind, path, stamp, board)


LIBRARY: Final = BoardLibrary()
"""The library that `goldenspike.game` plays from."""
