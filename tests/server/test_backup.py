"""Backup and restore: whole while the server writes, and nothing old left beside."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from goldenspike.server.run import alone

Run = Callable[..., tuple[int, str]]


def test_a_running_house_is_backed_up_and_comes_back(
    new_house: Any, folder: Path, run: Run, tmp_path: Path
) -> None:
    house = new_house()
    ann = house.player()
    id = ann.create("open", "open")["id"]
    kept = tmp_path / "kept"
    assert run("backup", kept, "--data", folder) == (
        0, f"Backed up 1 games of {folder} to {kept}.\n",
    )  # fmt: skip
    ann.create("open", "open")
    lock = alone(house.settings)  # as the command serve does
    assert lock is not None
    code, said = run("restore", kept, "--data", folder)
    lock.close()
    assert code == 1
    assert "another server uses the database" in said
    cookies = dict(ann.http.cookies)
    house.close()
    code, said = run("restore", kept, "--data", folder)
    assert code == 0, said
    assert "Restored 1 games" in said
    (before,) = folder.glob("before-restore-*")
    assert (before / "goldenspike.db").exists()
    again = new_house()
    back = again.player()
    back.http.cookies.update(cookies)
    assert back.table(id)["you"] == 0, "the key came back too"
    assert len(back.get("/api/games?list=mine").json()["games"]) == 1


def test_an_old_log_of_writes_does_not_lie_beside_a_restored_file(
    new_house: Any, folder: Path, run: Run, tmp_path: Path
) -> None:
    house = new_house()
    house.player().create("open", "open")
    kept = tmp_path / "kept"
    run("backup", kept, "--data", folder)
    house.close()
    for end in ("-wal", "-shm"):
        (folder / f"goldenspike.db{end}").write_bytes(b"left by a crash")
    assert run("restore", kept, "--data", folder)[0] == 0
    assert not (folder / "goldenspike.db-wal").exists()
    with sqlite3.connect(folder / "goldenspike.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_without_added_boards_there_is_nothing_to_copy_and_with_them_they_come(
    new_house: Any, folder: Path, run: Run, tmp_path: Path
) -> None:
    new_house().close()
    assert run("backup", tmp_path / "a", "--data", folder)[0] == 0
    assert not (tmp_path / "a" / "boards").exists()
    board = folder / "boards" / "steam" / "mine.toml"
    board.parent.mkdir(parents=True)
    board.write_text("# mine\n")
    assert run("backup", tmp_path / "b", "--data", folder)[0] == 0
    shutil.rmtree(folder / "boards")
    assert run("restore", tmp_path / "b", "--data", folder)[0] == 0
    assert board.read_text() == "# mine\n"


def test_what_cannot_be_is_said_in_a_sentence(folder: Path, run: Run, tmp_path: Path) -> None:
    code, said = run("backup", tmp_path / "a", "--data", folder)
    assert (code, "There is no database" in said) == (1, True)
    code, said = run("restore", tmp_path, "--data", folder)
    assert (code, "is no backup" in said) == (1, True)
    (tmp_path / "goldenspike.db").write_bytes(b"not a database at all" * 100)
    code, said = run("restore", tmp_path, "--data", folder)
    assert (code, "is damaged" in said) == (1, True)
    (folder / "goldenspike.db").touch()
    code, said = run("backup", tmp_path, "--data", folder)
    assert (code, "is in use" in said) == (1, True)
    url = "postgresql://me:hunter2@db.example.org/games"
    code, said = run("backup", tmp_path / "c", "--data", folder, "--database-url", url)
    assert (code, "pg_dump" in said, "hunter2" in said) == (1, True, False)
