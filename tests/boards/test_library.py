from __future__ import annotations

import hashlib
import os
import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goldenspike.boards import index
from goldenspike.boards import library as module
from goldenspike.boards.kinds import CHECKS
from goldenspike.boards.library import LIBRARY, SUPPLIED, BoardLibrary
from goldenspike.boards.toml_text import MOST_BYTES
from goldenspike.engine.errors import BadSetup, MalformedBoard

Board = dict[str, Any]
Toml = Callable[[Board], str]


@pytest.fixture
def library() -> BoardLibrary:
    return BoardLibrary()


@pytest.fixture
def folder(library: BoardLibrary, tmp_path: Path) -> Path:
    library.add_folder(tmp_path)
    (tmp_path / "steel-driver").mkdir()
    return tmp_path / "steel-driver"


def test_every_supplied_board_is_found_by_its_id() -> None:
    for game in CHECKS:
        for path in (SUPPLIED / game).glob("*.toml"):
            board = LIBRARY.find(game, path.stem)
            assert board.id == path.stem
            assert board.supplied
            assert board.text == path.read_text("utf-8")
            assert board.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
            assert board.content["id"] == board.id


def test_boards_are_listed_in_order(library: BoardLibrary) -> None:
    assert library.boards("steel-driver") == ["usa"]
    assert library.supplied("steel-driver") == ["usa"]


def test_an_unknown_board_is_refused_with_those_there_are(library: BoardLibrary) -> None:
    with pytest.raises(BadSetup, match="no board 'usb' for steel-driver; there are usa"):
        library.find("steel-driver", "usb")


@pytest.mark.parametrize("ask", ["find", "boards", "parse", "faulty", "supplied", "keep"])
def test_an_unknown_game_is_refused(library: BoardLibrary, ask: str) -> None:
    more = {"find": ["usa"], "parse": [""], "keep": [""]}.get(ask, [])
    with pytest.raises(BadSetup, match="no game 'chess' with boards"):
        getattr(library, ask)("chess", *more)


def test_a_board_is_found_by_the_path_of_its_file(
    library: BoardLibrary, isle: Board, toml: Toml, tmp_path: Path
) -> None:
    path = tmp_path / "x.toml"
    path.write_text(toml(isle), "utf-8")
    board = library.find("steel-driver", str(path))
    assert board.id == "isle"
    assert not board.supplied
    assert board.text == toml(isle)
    assert library.boards("steel-driver") == ["usa"]


def test_the_file_of_a_supplied_board_is_that_board(library: BoardLibrary, tmp_path: Path) -> None:
    text = library.find("steel-driver", "usa").text
    assert library.find("steel-driver", str(SUPPLIED / "steel-driver" / "usa.toml")).supplied
    copied = tmp_path / "copy.toml"
    copied.write_text(text, "utf-8")
    assert library.find("steel-driver", str(copied)).supplied
    copied.write_text(text + "# mine\n", "utf-8")
    assert not library.find("steel-driver", str(copied)).supplied


def test_a_changed_file_is_read_again(
    library: BoardLibrary, isle: Board, toml: Toml, folder: Path
) -> None:
    path = folder / "isle.toml"
    path.write_text(toml(isle), "utf-8")
    assert library.find("steel-driver", "isle").content["players"] == [3, 6]
    isle["players"] = [3, 4]
    path.write_text(toml(isle) + "# longer\n", "utf-8")
    assert library.find("steel-driver", "isle").content["players"] == [3, 4]
    path.unlink()
    assert library.boards("steel-driver") == ["usa"]


def test_paths_can_be_closed_to_strangers(
    library: BoardLibrary, isle: Board, toml: Toml, tmp_path: Path
) -> None:
    path = tmp_path / "x.toml"
    path.write_text(toml(isle), "utf-8")
    library.paths = False
    with pytest.raises(BadSetup, match="There is no board"):
        library.find("steel-driver", str(path))
    assert library.find("steel-driver", "usa").supplied


@pytest.mark.parametrize("name", ["missing.toml", "folder.toml", "pipe.toml", "\0.toml"])
def test_what_is_no_readable_file_is_refused(
    library: BoardLibrary, tmp_path: Path, name: str
) -> None:
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(BadSetup, match="There is no board file"):
        library.find("steel-driver", f"{tmp_path}/{name}")


def test_only_toml_files_are_looked_into(library: BoardLibrary) -> None:
    for name in ("/etc/passwd", "../secret", ".", "", "usa.toml/"):
        with pytest.raises(BadSetup, match="There is no board"):
            library.find("steel-driver", name)


def test_a_large_or_binary_file_is_malformed(library: BoardLibrary, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(MalformedBoard, match="at most 256 KB"):
        library.find("steel-driver", str(path))
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(MalformedBoard, match="not UTF-8"):
        library.find("steel-driver", str(path))


def test_a_malformed_board_names_all_its_faults(
    library: BoardLibrary, isle: Board, toml: Toml
) -> None:
    isle["route"][0]["b"] = "nowhere"
    isle["route"][1]["b"] = "west-port"
    with pytest.raises(MalformedBoard) as caught:
        library.parse("steel-driver", toml(isle))
    assert len(caught.value.faults) == 2
    assert str(caught.value).startswith(
        "The board file cannot be used: route 1 (west-port-nowhere)"
    )


@pytest.mark.parametrize("text", ["", "game = 3", 'game = "steam"', 'game = ["steel-driver"]'])
def test_a_board_of_another_game_is_refused(library: BoardLibrary, text: str) -> None:
    with pytest.raises(MalformedBoard, match="game: must be steel-driver"):
        library.parse("steel-driver", text)


def test_boards_of_steam_barons_can_be_played_with_the_rules_of_steam(
    library: BoardLibrary, vale: Board, toml: Toml, tmp_path: Path
) -> None:
    vale.update(game="steam-barons", id="coast")
    vale["city"][0]["color"] = "black"
    library.add_folder(tmp_path)
    library.keep("steam-barons", toml(vale))
    own = library.supplied("steam")
    assert library.boards("steam") == [*own, *library.supplied("steam-barons"), "coast"]
    assert "northeast" not in library.boards("steam-barons")
    assert library.find("steam", "coast").content["game"] == "steam-barons"
    assert library.parse("steam", toml(vale)).id == "coast"
    with pytest.raises(MalformedBoard, match="must be steam-barons, not steam"):
        library.parse("steam-barons", toml({**vale, "game": "steam"}))


# Folders


def test_boards_dropped_into_a_folder_are_found(
    library: BoardLibrary, isle: Board, toml: Toml, folder: Path
) -> None:
    (folder / "any-name.toml").write_text(toml(isle), "utf-8")
    (folder / "notes.txt").write_text("no board", "utf-8")
    assert library.boards("steel-driver") == ["usa", "isle"]
    board = library.find("steel-driver", "isle")
    assert not board.supplied


def test_a_faulty_file_in_a_folder_is_passed_over_and_told(
    library: BoardLibrary, folder: Path
) -> None:
    (folder / "bad.toml").write_text("game = 1", "utf-8")
    (folder / "binary.toml").write_bytes(b"\xff")
    assert library.boards("steel-driver") == ["usa"]
    assert library.faulty("steel-driver") == {
        "bad.toml": ["game: must be steel-driver, not 1"],
        "binary.toml": ["line 1: the file is not UTF-8 text."],
    }


def test_no_file_takes_the_place_of_a_supplied_board(
    library: BoardLibrary, isle: Board, toml: Toml, folder: Path
) -> None:
    isle["id"] = "usa"
    (folder / "usa.toml").write_text(toml(isle), "utf-8")
    assert library.find("steel-driver", "usa").supplied
    with pytest.raises(BadSetup, match="'usa' belongs to another board"):
        library.keep("steel-driver", toml(isle))


def test_a_folder_that_is_not_there_yet_does_not_matter(
    library: BoardLibrary, tmp_path: Path
) -> None:
    library.add_folder(tmp_path / "later")
    assert library.boards("steel-driver") == ["usa"]


# Keeping


def test_a_board_is_kept_once(library: BoardLibrary, isle: Board, toml: Toml, folder: Path) -> None:
    board = library.keep("steel-driver", toml(isle))
    assert board.id == "isle"
    assert [path.name for path in folder.iterdir()] == ["isle.toml"]
    assert (folder / "isle.toml").read_text("utf-8") == toml(isle)
    assert library.find("steel-driver", "isle").sha256 == board.sha256
    assert library.keep("steel-driver", toml(isle)).sha256 == board.sha256
    isle["players"] = [3, 4]
    with pytest.raises(BadSetup, match="'isle' belongs to another board; choose a new one"):
        library.keep("steel-driver", toml(isle))
    assert library.find("steel-driver", "isle").sha256 == board.sha256


def test_a_malformed_board_is_not_kept(library: BoardLibrary, folder: Path) -> None:
    with pytest.raises(MalformedBoard):
        library.keep("steel-driver", "game = 'steel-driver'")
    assert list(folder.iterdir()) == []


def test_an_id_cannot_lead_out_of_the_folder(
    library: BoardLibrary, isle: Board, toml: Toml, folder: Path
) -> None:
    for id in ("../x", "a/b", "..", ".hidden", "x\n", "é", "x" * 41):
        with pytest.raises(MalformedBoard):
            library.keep("steel-driver", toml({**isle, "id": id}))
    assert list(folder.parent.rglob("*")) == [folder]


def test_there_is_an_end_of_room(
    library: BoardLibrary, isle: Board, toml: Toml, folder: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(module, "MOST_IN_A_FOLDER", 2)
    for number in (1, 2):
        library.keep("steel-driver", toml({**isle, "id": f"isle-{number}"}))
    with pytest.raises(BadSetup, match="room for 2 boards"):
        library.keep("steel-driver", toml({**isle, "id": "isle-3"}))
    assert library.keep("steel-driver", toml({**isle, "id": "isle-2"})).id == "isle-2"


def test_without_a_folder_nothing_is_kept(library: BoardLibrary, isle: Board, toml: Toml) -> None:
    with pytest.raises(BadSetup, match="no folder"):
        library.keep("steel-driver", toml(isle))


@pytest.fixture
def crowded(tmp_path: Path) -> BoardLibrary:
    """A library with thirty boards in a folder that keeps what was found in it."""
    shelf = BoardLibrary()
    shelf.add_folder(tmp_path, keep_index=True)
    text = shelf.find("steel-driver", "usa").text
    for number in range(30):
        shelf.keep("steel-driver", text.replace('id = "usa"', f'id = "mine-{number}"', 1))
    return shelf


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which files are read and which folders are listed from now on."""
    work: list[str] = []
    read, scan = module.__dict__["read_bytes"], os.scandir

    def reading(path: Path) -> bytes:
        work.append(f"read {path.name}")
        return read(path)

    def scanning(path: Path) -> Any:
        work.append(f"listed {path.name}")
        return scan(path)

    monkeypatch.setattr(module, "read_bytes", reading)
    monkeypatch.setattr("os.scandir", scanning)
    return work


def test_many_boards_are_looked_through_once(crowded: BoardLibrary, work: list[str]) -> None:
    """Whoever asks a second time reads no file and lists no folder, however many there are."""
    assert len(crowded.listing("steel-driver").added) == 30
    work.clear()
    for number in range(30):
        assert crowded.find("steel-driver", f"mine-{number}").id == f"mine-{number}"
    assert len(crowded.boards("steel-driver")) == 31
    assert work == []


def test_a_board_that_is_added_joins_the_lists_that_are_made_already(
    crowded: BoardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = ("steel-driver", "steam", "steam-barons")
    before = {game: crowded.boards(game) for game in games}
    with monkeypatch.context() as late:
        late.setattr(index.Listing, "of", None)  # no list is made anew
        text = crowded.find("steel-driver", "usa").text
        crowded.keep("steel-driver", text.replace('id = "usa"', 'id = "newest"', 1))
        after = {game: crowded.boards(game) for game in games}
    usa, *others = before["steel-driver"]
    assert after == {**before, "steel-driver": [usa, "newest", *others]}
    again = BoardLibrary()
    again.add_folder(tmp_path)
    assert again.boards("steel-driver") == after["steel-driver"]


def test_what_was_found_in_files_is_known_after_the_next_start(
    crowded: BoardLibrary, tmp_path: Path, work: list[str]
) -> None:
    place = tmp_path / "steel-driver"
    (place / "mine-7.toml").write_text("game = 3")
    (place / "mine-8.toml").unlink()
    assert "mine-7.toml" in crowded.faulty("steel-driver")
    again = BoardLibrary()
    again.add_folder(tmp_path, keep_index=True)
    work.clear()
    listing = again.listing("steel-driver")
    assert [entry.told["title"]["en"] for entry in listing.added] == ["The United States"] * 28
    assert again.faulty("steel-driver") == {"mine-7.toml": ["game: must be steel-driver, not 3"]}
    assert not [what for what in work if what.startswith("read mine")]
    assert again.find("steel-driver", "mine-9").id == "mine-9"
    assert [what for what in work if what.startswith("read mine")] == ["read mine-9.toml"]


@pytest.mark.parametrize("harm", ["damaged", "older", "gone", "a folder"])
def test_what_was_kept_is_only_believed_whole(
    crowded: BoardLibrary, tmp_path: Path, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / index.NAME
    if harm == "damaged":
        kept.write_bytes(kept.read_bytes()[:5000].replace(b"mine", b"\0\0\0\0"))
    elif harm == "older":
        monkeypatch.setattr(index, "form", lambda: "checked in another way")
    else:
        kept.unlink()
        if harm == "a folder":
            kept.mkdir()
    again = BoardLibrary()
    again.add_folder(tmp_path, keep_index=True)
    assert again.boards("steel-driver") == crowded.boards("steel-driver")
    assert again.find("steel-driver", "mine-9").id == "mine-9"


def test_a_refusal_names_some_of_many_boards(crowded: BoardLibrary) -> None:
    with pytest.raises(BadSetup, match=r"there are usa, mine-\d+.* and 11 more\.$"):
        crowded.find("steel-driver", "mars")


def test_a_board_that_came_went_or_changed_is_noticed_at_once(tmp_path: Path) -> None:
    shelf = BoardLibrary()
    shelf.add_folder(tmp_path)
    text = shelf.find("steel-driver", "usa").text.replace('id = "usa"', 'id = "mine"', 1)
    file = tmp_path / "steel-driver" / "mine.toml"
    shelf.keep("steel-driver", text)
    before = shelf.find("steel-driver", "mine")
    file.write_text(f"{text}\n# changed in place\n", "utf-8")
    assert shelf.find("steel-driver", "mine").sha256 != before.sha256
    file.unlink()
    assert "mine" not in shelf.boards("steel-driver")
    with pytest.raises(BadSetup):
        shelf.find("steel-driver", "mine")


def test_a_short_file_with_faults_without_number_costs_little() -> None:
    text = LIBRARY.find("steam", "northeast").text
    rows = ",\n".join(['"A1-A99"'] * 1_200)
    bad = re.sub(r"(?m)^plain = \[", f"plain = [{rows}, ", text, count=1)
    tracemalloc.start()
    with pytest.raises(MalformedBoard) as raised:
        LIBRARY.parse("steam", bad)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(raised.value.faults) <= 101
    assert "at most 1500 hexes" in raised.value.faults[-1] or len(raised.value.faults) == 101
    assert most < 30_000_000


def test_at_most_a_hundred_faults_are_told() -> None:
    text = LIBRARY.find("steam", "northeast").text
    blocked = "".join(f'[[blocked]]\nhex = "ZZ{row}"\nedge = 0\n' for row in range(2, 90))
    blocked += "".join(f'[[blocked]]\nhex = "ZY{row}"\nedge = 0\n' for row in range(1, 90))
    with pytest.raises(MalformedBoard) as raised:
        LIBRARY.parse("steam", f"{text}\n{blocked}")
    assert len(raised.value.faults) == 101
    assert re.fullmatch(r"board: and \d+ more faults", raised.value.faults[-1])
