"""Board files as they lie in folders: found, read and written."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from goldenspike.boards.toml_text import MOST_BYTES

MOST_IN_A_FOLDER = 20_000
"""Board files that are looked at in one folder."""

Stamp = tuple[int, int]
"""Size of a file, and when it was changed, in nanoseconds."""


def stamp_of(path: Path) -> Stamp:
    """Returns the stamp of a file.

    Raises:
        OSError: there is none.
    """
    status = path.stat()
    return status.st_size, status.st_mtime_ns


def board_files(place: Path) -> dict[Path, Stamp]:
    """Returns the board files in a folder with their stamps, in the order of their names."""
    found: dict[Path, Stamp] = {}
    try:
        with os.scandir(place) as files:
            names = sorted(file.name for file in files if file.name.endswith(".toml"))
    except OSError:
        return found
    for name in names[:MOST_IN_A_FOLDER]:
        with suppress(OSError):
            found[place / name] = stamp_of(place / name)
    return found


def changed(folder: Path) -> int:
    """Returns when a file last came into a folder or went, 0 if there is no folder."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def read_bytes(path: Path) -> bytes:
    """Returns the bytes of a regular file, at most one more than a board may have."""
    # Opened without waiting: a pipe or a device under this name must not hold anybody up.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError("not a file")
        return file.read(MOST_BYTES + 1)


def write_new(path: Path, text: str) -> bool:
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
