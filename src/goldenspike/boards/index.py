"""What the files of boards are called and for whom, without reading them all each time.

A file is read once; as long as its size and its time of change stay, what was found in it is
believed. For a folder that many add to it is kept in a file beside the boards, so that it is
still known after the next start. That file may be lost: it only saves time.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from goldenspike.boards.files import Stamp
from goldenspike.engine.api import BoardFile

NAME: Final = ".index"
"""The file in a folder of boards that keeps what was found in them."""
TOLD: Final = ("game", "title", "players")
"""Of a board's content what a list needs."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of one board file."""

    kind: str
    """The game in whose folder it lies."""
    path: Path
    stamp: Stamp
    supplied: bool
    faults: tuple[str, ...] = ()
    """Why it cannot be used; then it has no id, title or digest."""
    id: str = ""
    sha256: str = ""
    told: dict[str, Any] = field(default_factory=dict)
    """What a list needs of the board's content."""

    @staticmethod
    def of(kind: str, path: Path, stamp: Stamp, board: BoardFile) -> Entry:
        """Returns the entry of a board that was read from a file."""
        told = {key: value for key, value in board.parsed.items() if key in TOLD}
        return Entry(kind, path, stamp, board.supplied, (), board.id, board.sha256, told)

    @property
    def words(self) -> str:
        """All that a board can be searched by."""
        return " ".join([self.id, *map(str, self.told.get("title", {}).values())]).casefold()


@dataclass(frozen=True, slots=True)
class Listing:
    """The boards of a game as they were when last looked through."""

    supplied: tuple[Entry, ...]
    """The game's own ones first, then those of another game that it can be played on."""
    added: tuple[Entry, ...]
    """The newest first."""
    by_id: dict[str, Entry]
    version: int

    @staticmethod
    def of(entries: Iterable[Entry], kinds: Sequence[str], version: int) -> Listing:
        """Returns the boards of these kinds, the first kind first.

        Of several with one id the supplied one counts, else the first by the name of its file.
        """
        usable = [entry for entry in entries if entry.kind in kinds and entry.id]
        usable.sort(
            key=lambda entry: (not entry.supplied, kinds.index(entry.kind), str(entry.path))
        )
        first: dict[str, Entry] = {}
        for entry in usable:
            first.setdefault(entry.id, entry)
        supplied = [entry for entry in first.values() if entry.supplied]
        added = [entry for entry in first.values() if not entry.supplied]
        added.sort(key=lambda entry: (entry.stamp[1], entry.id), reverse=True)
        by_id = {entry.id: entry for entry in (*supplied, *added)}
        return Listing(tuple(supplied), tuple(added), by_id, version)

    def with_new(self, entry: Entry, kinds: Sequence[str], version: int) -> Listing:
        """Returns the list after a board was added, if it is of these kinds and its id is free."""
        if entry.kind not in kinds or entry.id in self.by_id:
            return replace(self, version=version)
        added = (entry, *self.added)
        by_id = {known.id: known for known in (*self.supplied, *added)}
        return Listing(self.supplied, added, by_id, version)


@cache
def form() -> str:
    """Returns what tells programs apart that find something else in the same file."""
    found = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()


class Kept:
    """The entries of one folder on disk. Whatever is wrong with them, they are made again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self) -> list[Entry]:
        """Returns the entries that were kept, none if they cannot be believed."""
        try:
            with closing(self._open()) as kept:
                rows = kept.execute("SELECT entry FROM entries").fetchall()
            return [self._entry(json.loads(text)) for (text,) in rows]
        except (sqlite3.Error, OSError, ValueError, TypeError, KeyError):
            self._drop()
            return []

    def write(self, entries: Iterable[Entry], gone: Iterable[Path] = ()) -> None:
        """Keeps entries, and drops those of files that are gone."""
        changed = [(self._name(entry.path), self._text(entry)) for entry in entries]
        dropped = [(self._name(path),) for path in gone]
        if not changed and not dropped:
            return
        try:
            with closing(self._open()) as kept, kept:
                kept.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?)", changed)
                kept.executemany("DELETE FROM entries WHERE name = ?", dropped)
        except sqlite3.OperationalError:
            pass  # full or busy or not ours to write: the next start reads the files again
        except (sqlite3.Error, OSError):
            self._drop()

    def _open(self) -> sqlite3.Connection:
        if not self.folder.is_dir():
            raise sqlite3.OperationalError("no folder yet")
        kept = sqlite3.connect(self.folder / NAME, timeout=5)
        kept.execute("PRAGMA synchronous=OFF")
        with kept:
            kept.execute("CREATE TABLE IF NOT EXISTS form (form TEXT)")
            kept.execute("CREATE TABLE IF NOT EXISTS entries (name TEXT PRIMARY KEY, entry TEXT)")
            if kept.execute("SELECT form FROM form").fetchall() != [(form(),)]:
                kept.execute("DELETE FROM form")
                kept.execute("DELETE FROM entries")
                kept.execute("INSERT INTO form VALUES (?)", (form(),))
        return kept

    def _drop(self) -> None:
        for end in ("", "-journal"):
            with suppress(OSError):
                os.unlink(self.folder / f"{NAME}{end}")

    def _name(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix()

    def _text(self, entry: Entry) -> str:
        return json.dumps({**asdict(entry), "path": self._name(entry.path)})

    def _entry(self, known: dict[str, Any]) -> Entry:
        size, changed = known.pop("stamp")
        path = self.folder / known.pop("path")
        return Entry(
            **{**known, "faults": tuple(known["faults"])}, path=path, stamp=(size, changed)
        )
