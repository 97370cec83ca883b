"""Settings, limits and identities by themselves."""

from __future__ import annotations

import dataclasses
import os
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from itsdangerous import TimestampSigner
from typer.testing import CliRunner

from goldenspike.server import identity, run
from goldenspike.server.errors import Problem
from goldenspike.server.identity import Identities, cookie_of, secret_of
from goldenspike.server.limits import Counts, RateLimits, origin_of
from goldenspike.server.run import serve
from goldenspike.server.settings import Settings
from goldenspike.server.store.engine import without_password


def test_arguments_come_before_the_environment(monkeypatch: Any, folder: Path) -> None:
    monkeypatch.setenv("GOLDENSPIKE_DATA", "/somewhere")
    monkeypatch.setenv("GOLDENSPIKE_BOT_DELAY", "0")
    monkeypatch.setenv("GOLDENSPIKE_WORKERS", "3")
    assert Settings.from_environment().data == Path("/somewhere")
    chosen = Settings.from_environment(folder)
    assert (chosen.data, chosen.bot_delay, chosen.workers) == (folder, 0.0, 3)
    assert chosen.database_url is None


@pytest.mark.parametrize("name", ["BOT_DELAY", "WORKERS", "RATES", "PAST_MEMORY"])
@pytest.mark.parametrize("value", ["x", "-1", "nan", "inf", ""])
def test_a_variable_that_is_no_number_is_named(monkeypatch: Any, name: str, value: str) -> None:
    monkeypatch.setenv(f"GOLDENSPIKE_{name}", value)
    with pytest.raises(ValueError, match=f"GOLDENSPIKE_{name}"):
        Settings.from_environment()


@pytest.mark.parametrize("secret", ["hunter2", "p%40ss"])
def test_no_password_is_shown(secret: str, folder: Path, capsys: Any) -> None:
    url = f"postgresql://postgres:{secret}@db.example.org/games"
    asked = f"postgresql://db.example.org/games?user=me&password={secret}"
    assert secret not in (without_password(asked) or "")
    run._announce("127.0.0.1", 8000, Settings(folder, database_url=url))
    told = capsys.readouterr().out
    assert "db.example.org/games" in told
    assert secret not in told
    assert secret not in (without_password(url) or "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], False),
        (["--hsts"], True),
        (["--behind-proxy", "127.0.0.1"], True),
        (["--behind-proxy", "127.0.0.1", "--no-hsts"], False),
    ],
)
def test_behind_a_proxy_browsers_are_kept_to_https_unless_told_otherwise(
    words: list[str], expected: bool, folder: Path, monkeypatch: Any
) -> None:
    asked: list[Settings] = []

    def create(settings: Settings, _: Any) -> None:
        asked.append(settings)
        raise ValueError("that is all")

    for name in [name for name in os.environ if name.startswith("GOLDENSPIKE_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(run, "create_app", create)
    monkeypatch.setattr(run, "alone", lambda _: None)
    app = typer.Typer()
    app.command()(serve)
    umask = os.umask(0)
    os.umask(umask)
    try:
        said = CliRunner().invoke(app, ["--data", str(folder), *words])
    finally:
        os.umask(umask)
    assert "that is all" in said.output
    assert [settings.hsts for settings in asked] == [expected]


def test_a_secret_is_made_once_and_kept(folder: Path) -> None:
    first = secret_of(folder, None)
    assert secret_of(folder, None) == first
    assert secret_of(folder, "x" * 16) == "x" * 16
    with pytest.raises(ValueError, match="16 characters"):
        secret_of(folder, "short")


@pytest.mark.parametrize("held", [b"", b"\n", b"short\n", b"\xff" * 64])
def test_a_key_that_is_none_is_refused(folder: Path, held: bytes) -> None:
    (folder / "secret.key").write_bytes(held)
    with pytest.raises(ValueError, match="holds no key"):
        secret_of(folder, None)


def test_a_key_appears_whole_or_not_at_all(folder: Path, monkeypatch: Any) -> None:
    def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("goldenspike.server.identity.os.link", stopped)
        with pytest.raises(KeyboardInterrupt):
            secret_of(folder, None)
    assert not (folder / "secret.key").exists()
    assert len(secret_of(folder, None)) > 40
    assert [path.name for path in folder.iterdir()] == ["secret.key"]
    assert (folder / "secret.key").stat().st_mode & 0o077 == 0


def test_of_two_that_make_a_key_at_once_one_wins(folder: Path, monkeypatch: Any) -> None:
    link = os.link

    def beaten(made: str, path: Path) -> None:
        path.write_text("k" * 48)
        link(made, path)

    monkeypatch.setattr("goldenspike.server.identity.os.link", beaten)
    assert secret_of(folder, None) == "k" * 48


def test_a_limit_does_not_hang_on_the_clock_on_the_wall(monkeypatch: Any) -> None:
    limits = RateLimits()
    for _ in range(5):
        limits.count("chat", "1.1.1.1", "ann")
    monkeypatch.setattr("time.time", lambda: 0.0)
    with pytest.raises(Problem) as problem:
        limits.count("chat", "1.1.1.1", "ann")
    assert problem.value.headers is not None
    assert 1 <= int(problem.value.headers["Retry-After"]) <= 5


def test_an_old_cookie_is_renewed_and_a_very_old_one_forgotten(monkeypatch: Any) -> None:
    identities = Identities("s" * 32)
    player = identities.fresh()

    def made(days: float) -> str:
        now = TimestampSigner.get_timestamp(identities.signer)
        with monkeypatch.context() as past:
            past.setattr(identities.signer, "get_timestamp", lambda: int(now - days * 86400))
            return cookie_of(identities.header(player, secure=False).split(";")[0]) or ""

    assert identities.read(made(1)) == (player, False)
    assert identities.read(made(31)) == (player, True)
    assert identities.read(made(401)) is None
    for days in (-0.001, -2, -500):
        assert identities.read(made(days)) == (player, False), "a clock was set back"
    assert Identities("t" * 32).read(made(1)) is None


def test_known_cookies_are_bounded(monkeypatch: Any) -> None:
    identities = Identities("s" * 32)
    for _ in range(10_100):
        identities.known[identities.fresh()] = "x"
    value = cookie_of(identities.header(identities.fresh(), secure=False).split(";")[0])
    assert identities.read(value or "") is not None
    assert len(identities.known) < 10_000
    assert identity.COOKIE == "gs_player"


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_an_address_stands_for_its_network(host: str | None, network: str) -> None:
    assert origin_of(host) == network


def test_limits_count_each_for_itself_and_forget() -> None:
    limits = RateLimits()
    for _ in range(5):
        limits.count("chat", "1.1.1.1", "ann")
    limits.count("chat", "1.1.1.1", "ben")
    with pytest.raises(Problem) as problem:
        limits.count("chat", "1.1.1.1", "ann")
    assert problem.value.status == 429
    assert problem.value.headers is not None
    assert 1 <= int(problem.value.headers["Retry-After"]) <= 5


def test_counts_do_not_grow_for_ever(monkeypatch: Any) -> None:
    counts = Counts()
    now = 1000.0
    monkeypatch.setattr("goldenspike.server.limits.time.monotonic", lambda: now)
    for number in range(10_000):
        counts.incr(f"old{number}", 5)
    now += 6
    counts.incr("new", 5)
    assert counts.counts.keys() == {"new"}
    assert (counts.get("new"), counts.get("old1")) == (1, 0)
    assert counts.get_expiry("new") == now + 5
    counts.clear("new")
    assert counts.get("new") == 0
    assert counts.check()
    assert counts.reset() == 0


def options_of_serve() -> dict[str, Any]:
    command = typer.main.get_command(serving())
    return {
        option.name: option
        for option in command.params
        if option.name not in (None, "help") and isinstance(option.opts[0], str)
    }


def serving() -> typer.Typer:
    app = typer.Typer(add_completion=False)
    app.command()(serve)
    return app


def test_a_setting_has_one_name_as_argument_as_variable_and_in_the_documentation() -> None:
    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    options = options_of_serve()
    assert len(options) > 10
    for name, option in options.items():
        assert option.opts[0] == "--" + name.replace("_", "-")
        assert option.envvar == "GOLDENSPIKE_" + name.upper(), name
        assert f"`{option.opts[0]}" in hosting
        assert f"`{option.envvar}" in hosting
    fields = {field.name for field in dataclasses.fields(Settings)}
    # Arguments can be read by others on the machine: the secret is a variable only.
    assert fields - options.keys() == {"secret"}
    assert "`GOLDENSPIKE_SECRET`" in hosting
    named = set(re.findall(r"GOLDENSPIKE_[A-Z_]+", hosting))
    assert named == {option.envvar for option in options.values()} | {"GOLDENSPIKE_SECRET"}
