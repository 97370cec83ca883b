"""What whoever runs a house may look at and put right, while it runs, on both databases."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def admin(house: Any, run: Run) -> Run:
    """Runs a command of `admin` on the house of the tests."""
    settings = house.settings

    def on_house(*words: object) -> tuple[int, str]:
        where: list[object] = ["--data", settings.data]
        if settings.database_url is not None:
            where += ["--database-url", settings.database_url]
        return run("admin", *words, *where)

    return on_house


def listed(said: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.splitlines()]


def test_tables_and_players_are_listed_the_latest_first(house: Any, admin: Run) -> None:
    ann = house.player("Ann")
    first, second = (ann.create("open", "random")["id"] for _ in range(2))
    code, said = admin("tables", "--json", "--limit", 2)
    assert code == 0
    assert [table["id"] for table in listed(said)] == [second, first]
    told = listed(said)[0]
    assert (told["game"], told["status"], told["n"]) == ("steel-driver", "open", 0)
    assert told["seats"] == ["Ann", "open", "Otto"]
    code, said = admin("players", "--json", "--limit", 1)
    (player,) = listed(said)
    assert (player["name"], player["tables"]) == ("Ann", 2)
    code, said = admin("tables", "--json", "--player", player["id"])
    assert {table["id"] for table in listed(said)} == {first, second}
    code, said = admin("tables", "--json", "--player", player["id"], "--status", "over")
    assert (code, said) == (0, "")
    code, said = admin("tables", "--limit", 1)
    assert said.startswith(f"{second}  steel-driver  open  0  ")


def test_a_removed_line_of_chat_is_gone_for_who_looks_and_who_comes(house: Any, admin: Run) -> None:
    ann = house.player("Ann")
    id = ann.create("open", "open")["id"]
    with ann.live(id) as line:
        for word in ("good", "bad"):
            assert ann.post(f"/api/games/{id}/chat", {"text": word}).status_code < 300
        lines = listed(admin("chat", id, "--json")[1])
        assert [said["text"] for said in lines] == ["good", "bad"]
        code, said = admin("remove-chat", id, lines[1]["id"])
        assert code == 0, said
        assert line.hear_of("unsaid")["ids"] == [lines[1]["id"]]
    assert [said["text"] for said in ann.get(f"/api/games/{id}/history").json()["chat"]] == ["good"]
    code, said = admin("remove-chat", id, lines[1]["id"])
    assert (code, "has no line of chat" in said) == (1, True)
    assert len(listed(admin("chat", id, "--json")[1])) == 1


def test_every_game_that_has_begun_is_exported_and_can_be_replayed(
    house: Any, admin: Run, tmp_path: Path
) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", seed=3)
    ben.sit(table, 1)
    cy.sit(table, 2)
    ann.play(table["id"])
    to = tmp_path / "logs"
    code, said = admin("export", to, "--table", table["id"])
    assert (code, said) == (0, f"Wrote 1 of 1 logs to {to}.\n")
    state = gs.read_log(to / f"{table['id']}.gslog")
    assert state.n == ann.table(table["id"])["n"]
    code, said = admin("export", to)
    assert (code, "is in use" in said) == (1, True)
    waiting = ann.create("open", "open")["id"]
    code, said = admin("export", tmp_path / "none", "--table", waiting)
    assert code == 1
    assert f"{waiting}: There is a log when the game has begun." in said


def test_the_room_of_what_is_not_needed_is_given_back(house: Any, admin: Run) -> None:
    code, said = admin("vacuum")
    assert code == 0, said
    assert "gave the room back" in said


def test_what_cannot_be_is_said_in_a_sentence(
    house: Any, admin: Run, run: Run, tmp_path: Path
) -> None:
    assert admin("chat", "nowhere")[0] == 1
    assert "There is no table nowhere." in admin("remove-chat", "nowhere", 1)[1]
    code, said = run("admin", "tables", "--data", tmp_path)
    assert (code, "There is no database" in said) == (1, True)
    (tmp_path / "goldenspike.db").write_bytes(b"no database at all" * 100)
    code, said = run("admin", "tables", "--data", tmp_path)
    assert (code, "cannot be used" in said) == (1, True)
    url = "postgresql://nobody@127.0.0.1:1/none"
    code, said = run("admin", "players", "--data", tmp_path, "--database-url", url)
    assert (code, "cannot be used" in said) == (1, True)


def test_every_command_of_admin_has_an_example_in_the_documentation(run: Run) -> None:
    from goldenspike.server.admin import app

    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    names = [command.name or command.callback.__name__ for command in app.registered_commands]
    assert len(names) == 12
    for name in names:
        assert f"goldenspike admin {name} " in hosting
        assert run("admin", name, "--help")[0] == 0
